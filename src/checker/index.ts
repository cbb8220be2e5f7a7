export type { Check, Example, Finding, ProjectCheck, ScreenCheck, Spot } from "./check.ts";
export { checkScreens } from "./check-screens.ts";
export { checks } from "./checks/index.ts";
export { drawFrame, positionAt } from "./codeframe.ts";
export { type LocatedProblem, type Location, locatePlace, locateProblems } from "./located-problem.ts";
export { type JsonReport, reportJson } from "./report-json.ts";
export { reportText } from "./report-text.ts";
