// What several files say about one name of the catalogue that is not there, or is another one than they mean.
import type { Problem } from "../../../core/format/index.ts";
import { isAsideFile, perObject } from "../../compiler/index.ts";

/** Kinds of names that the catalogue declares, and that screens, mock data and tests name. */
const catalogueKinds = new Set(["stored value", "input", "market", "shell key"]);

/** Both say that the same is missing. */
export function missTheSame(problem: Problem, cause: Problem): boolean {
  const lost = lostBy(problem);
  return lost !== undefined && lost === lostBy(cause);
}

const lostBy = perObject((problem: Problem): string | undefined => {
  const { kind, name, of, is } = problem.subject ?? {};
  if (is !== "missing" || kind === undefined) return undefined;
  if (kind === "field" && of === "stored") return `stored value ${name}`;
  if (kind === "field" && of === "input") return inputOf(problem);
  return catalogueKinds.has(kind) ? [kind, ...(kind === "input" ? [of] : []), name].join(" ") : undefined;
});

/** In mock responses and in `settledBy` the location decides which action's input it is. */
function inputOf({ subject, at }: Problem): string | undefined {
  const action = /^screens\/mock\/responses\/(\w+)\.json$/.exec(at.file)?.[1] ?? /^\/actions\/([^/]+)\/settledBy\//.exec(at.pointer)?.[1];
  return action === undefined ? undefined : `input ${action} ${subject?.name}`;
}

/** A language of a market or of a screen that is not there, or whose file bears another name. */
export function isOfLanguage(problem: Problem, cause: Problem): boolean {
  const { kind, name } = problem.subject ?? {};
  if (!namesLanguage(cause) || name === undefined || !(kind === "language" || namesLanguage(problem))) return false;
  return cause.subject?.name === name || cause.subject?.near?.includes(name) === true;
}

/** Whether the problem is that a language, or a market, is not named as others name it. */
export function namesLanguage({ subject }: Problem): boolean {
  return (subject?.kind === "language" && subject.of === undefined) || (subject?.kind === "market" && subject.is === "other");
}

/** What is wrong with an action comes to this wherever the action is called. */
export function isOfAction({ subject }: Problem, cause: Problem): boolean {
  const { kind, name, is } = cause.subject ?? {};
  if (kind !== "action" || is !== "other" || subject === undefined) return false;
  return subject.of === name || (subject.kind === "action" && subject.name === name) || subject.name === `unknown.${name}`;
}

/** Tests and scenarios say what the screen beside them does. */
export function isOfScreen(problem: Problem, cause: Problem): boolean {
  if (!isAsideFile(problem.at.file)) return false;
  const folderOf = ({ at }: Problem) => at.file.slice(0, at.file.lastIndexOf("/"));
  if (cause.at.file.startsWith("screens/catalogue/wire/") && problem.subject?.kind === "wire name") return true;
  if (cause.at.file === "screens/mock/scenarios.json") return cause.at.file !== problem.at.file;
  return !isAsideFile(cause.at.file) && folderOf(problem) === folderOf(cause);
}
