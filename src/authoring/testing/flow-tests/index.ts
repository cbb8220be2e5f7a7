export { measureCoverage } from "./coverage/coverage.ts";
export { reportCoverage, reportCoverageJson } from "./coverage/report.ts";
export { firstMoment } from "./open/open-test.ts";
export { reportTests, reportTestsJson } from "./report.ts";
export { draftOutcome, runTests, situationOf, type TestResult } from "./run-tests.ts";
