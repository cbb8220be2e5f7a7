export type { Check, Example } from "./check.ts";
export { checkScreens } from "./check-screens.ts";
export { checks } from "./checks/index.ts";
export { drawFrame, positionAt } from "./codeframe.ts";
export { locatePlace, locateProblems } from "./located-problem.ts";
export { reportJson } from "./report-json.ts";
export { reportText } from "./report-text.ts";
