export { measureCoverage } from "./coverage/coverage.ts";
export { reportCoverage, reportCoverageJson } from "./coverage/report.ts";
export { reportTests, reportTestsJson } from "./report.ts";
export { runTests } from "./run-tests.ts";
