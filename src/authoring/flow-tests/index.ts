export { reportTests, reportTestsJson } from "./report.ts";
export { runTests, type TestFailure, type TestResult } from "./run-tests.ts";
