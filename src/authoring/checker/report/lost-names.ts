// What several files say about one name of the catalogue that is not there, or is another one than they mean.
import type { Problem } from "../../../core/format/index.ts";
import { isAsideFile, perObject } from "../../compiler/index.ts";

/** Each names what is missing; the first group is whose it is. */
const patterns: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["stored", /^()No stored value is named `([^`]+)`/],
  ["stored", /^()`stored` has no field `([^`]+)`/],
  ["input", /^No input of `([^`]+)` is named `([^`]+)`/],
  ["input", /^`([^`]+)` has no input `([^`]+)`/],
  ["input", /^The `(?:intent|query|secret)` of `([^`]+)` names `([^`]+)`/],
  ["input", /^`([^`]+)` requires the input `([^`]+)`/],
  ["market", /^()No market(?: of the screen)? is named `([^`]+)`/],
  ["key", /^()No shell key is named `([^`]+)`/],
];

/** Both say that the same is missing. */
export function missTheSame(problem: Problem, cause: Problem): boolean {
  const lost = lostBy(problem);
  return lost !== undefined && lost === lostBy(cause);
}

const lostBy = perObject((problem: Problem): string | undefined => {
  const ofInput = inputWithout(problem);
  if (ofInput !== undefined) return ofInput;
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(problem.message);
    if (found !== null) return [kind, found[1], found[2]].join(" ");
  }
  return undefined;
});

/** In mock responses and in `settledBy` the location decides which action's input it is. */
function inputWithout({ message, at }: Problem): string | undefined {
  const name = /^`input` (?:is an object and )?has no field `([^`]+)`/.exec(message)?.[1];
  const action = /^screens\/mock\/responses\/(\w+)\.json$/.exec(at.file)?.[1] ?? /^\/actions\/([^/]+)\/settledBy\//.exec(at.pointer)?.[1];
  return name === undefined || action === undefined ? undefined : ["input", action, name].join(" ");
}

/** What a language comes to that the project does not have. */
const ofLanguage = new Set([
  "language-is-known",
  "rule-has-message",
  "rule-is-consistent",
  "seed-speaks-market-language",
  "text-is-translated",
  "text-has-plural-forms",
  "text-speaks-screen-language",
]);

/** A language of a market or of a screen that is not there, or whose file bears another name. */
export function isOfLanguage(problem: Problem, cause: Problem): boolean {
  if (!namesLanguage(cause) || !(ofLanguage.has(problem.check) || namesLanguage(problem))) return false;
  const names = quotedIn(problem);
  return quotedIn(cause).some((name) => names.includes(name));
}

/** Whether the problem is that a language, or a market, is not named as others name it. */
export function namesLanguage({ check, message }: Problem): boolean {
  if (check === "file-is-named-after-id") return true;
  return (check === "market-is-known" || check === "language-is-known") && message.startsWith("No language");
}

const quotedIn = perObject(({ message }: Problem): readonly string[] => message.match(/`[^`]+`/g) ?? []);

/** What is wrong with an action comes to this wherever the action is called. */
export function isOfAction(problem: Problem, cause: Problem): boolean {
  if (cause.check !== "action-is-consistent") return false;
  const name = /^\/actions\/([^/]+)\//.exec(cause.at.pointer)?.[1];
  return name !== undefined && (problem.message.includes(`\`${name}\``) || problem.message.includes(`\`unknown.${name}\``));
}

/** Tests and scenarios say what the screen beside them does. */
export function isOfScreen(problem: Problem, cause: Problem): boolean {
  if (!isAsideFile(problem.at.file)) return false;
  const folderOf = ({ at }: Problem) => at.file.slice(0, at.file.lastIndexOf("/"));
  if (cause.at.file.startsWith("screens/catalogue/wire/") && problem.message.includes(" on the wire ")) return true;
  if (cause.at.file === "screens/mock/scenarios.json") return cause.at.file !== problem.at.file;
  return !isAsideFile(cause.at.file) && folderOf(problem) === folderOf(cause);
}
