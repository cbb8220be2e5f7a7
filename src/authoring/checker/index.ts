export { compileChecked, createCheckedCompiler, findProblem } from "./check-screens.ts";
export { checks } from "./checks/index.ts";
export { type Compatibility, findBroken, UnreadableCatalogue } from "./compatibility.ts";
export { remoteChecks } from "./remote-checks.ts";
export { drawFrame, lineColumnAt } from "./report/codeframe.ts";
export { locatePointer, locateProblems } from "./report/located-problem.ts";
export { reportGithub } from "./report/report-github.ts";
export { reportJson } from "./report/report-json.ts";
export { reportText } from "./report/report-text.ts";
