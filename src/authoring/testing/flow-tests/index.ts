export { measureCoverage } from "./coverage/coverage.ts";
export { reportCoverage, reportCoverageJson } from "./coverage/report.ts";
export { firstMoment, type OpenedTest, openTest, type Situation } from "./open/open-test.ts";
export { createTestModule } from "./open/test-module.ts";
export { untilSettled } from "./play/play.ts";
export { reportTests, reportTestsJson } from "./report.ts";
export { draftOutcome, runTests, situationOf, type TestResult } from "./run-tests.ts";
