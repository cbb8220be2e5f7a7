export { type Coverage, measureCoverage, type ScreenCoverage } from "./coverage/coverage.ts";
export { reportCoverage, reportCoverageJson } from "./coverage/report.ts";
export { reportTests, reportTestsJson } from "./report.ts";
export { runTests, type TestFailure, type TestResult } from "./run-tests.ts";
