// The checker for pages: what imports this instead of the index is not bundled with tables that take a megabyte.
export { checkPhase } from "./check-phase.ts";
export { lightChecks } from "./checks/light.ts";
export { type ReportedProblem, reportProblems } from "./report/report-json.ts";
export { reportText } from "./report/report-text.ts";
