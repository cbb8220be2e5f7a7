// Which problem follows from which: by the place, and by the name that both are about.
import type { Problem, SourcePointer } from "../../../core/format/index.ts";
import { isWithin, lastPart, parentPointer, splitPointer } from "../../../core/json/index.ts";
import { isAsideFile, perObject } from "../../compiler/index.ts";
import { isOfAction, isOfLanguage, isOfScreen, missTheSame, namesLanguage } from "./lost-names.ts";

/** What makes a file unreadable, so that nothing else can be found in it. */
export const ofFiles = new Set(["syntax", "shape", "duplicate-key", "duplicate-name", "reserved-name", "misplaced-file"]);
/** A part that should not be there, or is another one than was meant. */
const ofParts = new Set(["node-id-is-unique", "part-is-not-pasted-twice", "widget-is-known", "action-is-known"]);
/** Names that a screen declares itself. */
const ofNames = new Set([
  "expression-is-valid",
  "step-fits-state",
  "bind-fits-widget",
  "flow-is-known",
  "dialog-is-known",
  "load-is-known",
  "timer-is-known",
  "node-is-known",
  "params-fit-screen",
  "scenario-fits-screen",
  "test-names-what-is-there",
]);
const ofUse = new Set([
  "state-is-used",
  "param-is-used",
  "value-is-used",
  "text-is-used",
  "flow-is-used",
  "timer-is-used",
  "dialog-is-opened",
  "response-is-used",
  "fragment-is-used",
  "picture-is-used",
]);
/** One mistake makes several of them, in one list or in one flow. */
const ofOrder = new Set(["condition-is-not-constant", "step-is-reached"]);
/** What the nodes of a screen are to each other. */
export const ofStructure = new Set(["heading-is-present", "landmark-is-outermost", "widget-keeps-its-place"]);

export function isAboutNames(check: string): boolean {
  return ofFiles.has(check) || ofParts.has(check) || ofNames.has(check);
}

/** Whether nothing declares the name, as opposed to one that is declared as something else. */
export function leadsNowhere({ message }: Problem): boolean {
  return /^No |^There is no value|has no (?:field|parameter)/.test(message);
}

/** Whether the name that leads nowhere is like the one that is declared and not used. */
export function suggestsDeclared(problem: Problem, unused: Problem): boolean {
  const declared = declaredBy(unused);
  return declared !== undefined && nameOf(problem) !== undefined && listAsked(problem).includes(declared);
}

export function isUnused({ check }: Problem): boolean {
  return ofUse.has(check);
}

/** The name at the place of a declaration. */
export function declaredBy({ at }: Problem): string | undefined {
  return at.on === "key" ? lastPart(at.pointer) : undefined;
}

/** The name that leads nowhere. Each problem is compared with all others. */
export const nameOf = perObject(({ check, message }: Problem): string | undefined => {
  if (!ofNames.has(check)) return undefined;
  return (/`state\.(\w+)`/.exec(message) ?? /(?:named|called|field|parameter|value|text|part|state) `([^`]+)`/.exec(message))?.[1];
});

/** The names that its help asks for, without the root that they are fields of. */
export const listAsked = perObject(({ help = "" }: Problem): readonly string[] => {
  const [, asked = ""] = /^Did you mean ([^?]*)\?/.exec(help) ?? [];
  return [...asked.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name.slice(name.lastIndexOf(".") + 1));
});

/** Causes before consequences: files, declarations that were meant, names, parts, and last what nothing uses. */
export function rankOf(problem: Problem, all: readonly Problem[]): number {
  if (ofFiles.has(problem.check)) return 0;
  if (namesLanguage(problem)) return 1;
  if (all.some((other) => other.follows !== undefined && isPlace(other.follows.at, problem.at))) return 1;
  if (isUnused(problem)) return all.some((other) => suggestsDeclared(other, problem)) ? 1 : 9;
  if (ofParts.has(problem.check) || isMisplaced(problem) || problem.check === "action-is-consistent") return 2;
  if (isAsideFile(problem.at.file)) return 8;
  if (ofNames.has(problem.check)) return /\/values\//.test(problem.at.pointer) ? 3 : /\/screen\.json$/.test(problem.at.file) ? 4 : 5;
  return problem.check === "text-is-in-table" || problem.check === "test-expects-known-words" ? 8 : 7;
}

/** Folder of a screen or of a fragment: what is in it depends on each other. */
const folderOf = perObject(({ at }: Problem): string => at.file.slice(0, at.file.lastIndexOf("/")));

/** Whether a problem would be gone without the cause. */
export function follows(problem: Problem, cause: Problem): boolean {
  if (problem.follows !== undefined) return isPlace(problem.follows.at, cause.at);
  if (followsByName(problem, cause)) return true;
  if (problem.at.file === cause.at.file && (saysTheSame(problem, cause) || followsByPlace(problem, cause))) return true;
  if (isOfInput(problem, cause) || isOfAction(problem, cause)) return true;
  if (missTheSame(problem, cause) || isOfLanguage(problem, cause) || isOfScreen(problem, cause)) return true;
  if (isOfUnused(problem, cause) || isOfMisplaced(problem, cause)) return true;
  const isNear = folderOf(problem) === folderOf(cause);
  if (isNear && isUnused(problem) && !isUnused(cause)) return true;
  // Words that a test waits for are those that the rule does not say any more.
  if (cause.check === "rule-has-message" && problem.check === "test-expects-known-words") return true;
  return ofFiles.has(cause.check) && !ofFiles.has(problem.check) && missesFile(problem, cause);
}

/** What a part comes to that nothing uses. A name that leads nowhere in it does so in any case. */
function isOfUnused(problem: Problem, cause: Problem): boolean {
  const isInside = problem.at.file === cause.at.file && isWithin(problem.at.pointer, cause.at.pointer);
  return isUnused(cause) && isInside && !isAboutNames(problem.check);
}

/** A property of a node among those of its widget, where nothing reads it. */
function isMisplaced({ check, help = "" }: Problem): boolean {
  return check === "prop-fits-widget" && help.endsWith("stands beside `props`.");
}

/** Without it steps are never run, values never written, and names lead nowhere, anywhere in the screen and its tests. */
function isOfMisplaced(problem: Problem, cause: Problem): boolean {
  return isMisplaced(cause) && folderOf(problem) === folderOf(cause) && !ofFiles.has(problem.check);
}

/** What a call is without an input that its action should not ask for. */
function isOfInput(problem: Problem, cause: Problem): boolean {
  if (cause.check !== "action-is-consistent" || problem.check !== "input-fits-action") return false;
  return (cause.message.match(/`[^`]+`/g) ?? []).every((name) => problem.message.includes(name));
}

function isPlace(one: SourcePointer, other: SourcePointer): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}

/** The type of one value, wherever it is read. */
function saysTheSame(problem: Problem, cause: Problem): boolean {
  return problem.check === "expression-is-valid" && problem.check === cause.check && problem.message === cause.message;
}

/** A name of what cannot be read: of a text beside it, of the screen or fragment itself, or of an address. */
function missesFile(problem: Problem, cause: Problem): boolean {
  if (problem.at.file === cause.at.file) return false;
  if (folderOf(problem) === folderOf(cause) && nameOf(problem) !== undefined) return true;
  const names = [screenOf(cause), folderOf(cause).split("/").pop() ?? ""];
  const [, missing] = /^No (?:screen|fragment) is named `([^`]+)`/.exec(problem.message) ?? [];
  return missing === undefined ? problem.message.startsWith("No route is named") : names.includes(missing);
}

function followsByName(problem: Problem, cause: Problem): boolean {
  const name = nameOf(problem);
  if (name === undefined) return false;
  const isNear = folderOf(problem) === folderOf(cause) || problem.message.includes(`\`${screenOf(cause)}\``);
  if (isUnused(cause)) return isNear && suggestsDeclared(problem, cause);
  return isNear && nameOf(cause) === name;
}

function screenOf(problem: Problem): string {
  return folderOf(problem).split("/").slice(1).join("-");
}

function followsByPlace(problem: Problem, cause: Problem): boolean {
  const [at, from] = [problem.at.pointer, cause.at.pointer];
  const isDistinct = problem.check === cause.check && JSON.stringify(problem.at.range) !== JSON.stringify(cause.at.range);
  if (at === from && !isDistinct) return true;
  if (/texts\.json$/.test(problem.at.file)) return splitPointer(at)[0] === splitPointer(from)[0];
  if (cause.check === "shape" && problem.check === "shape") return isShapeOfOne(problem, cause);
  if (ofParts.has(cause.check) && isWithin(at, /\/(?:id|widget|action|do)$/.test(from) ? parentPointer(from) : from)) return true;
  if (ofStructure.has(problem.check)) return ofStructure.has(cause.check) || cause.check === "widget-is-known";
  if (problem.check === "prop-fits-widget" && isWithin(from, at)) return true;
  if (problem.check === cause.check && ofOrder.has(cause.check)) return isBeside(at, from);
  return readsBroken(problem, cause);
}

/** Unknown and missing properties of one object, when none of them is only misspelt. */
function isShapeOfOne(problem: Problem, cause: Problem): boolean {
  const objectOf = ({ at }: Problem) => (at.on === "key" ? parentPointer(at.pointer) : at.pointer);
  return problem.fix === undefined && isWithin(objectOf(problem), objectOf(cause));
}

function isBeside(at: string, from: string): boolean {
  const [list, flow] = [splitPointer(from).slice(0, 1), splitPointer(from).slice(0, 2)];
  const other = splitPointer(at);
  return list[0] === "flows" || list[0] === "load" ? other[0] === flow[0] && other[1] === flow[1] : other[0] === list[0];
}

/** The type of what reads a value whose own expression has a problem. */
function readsBroken(problem: Problem, cause: Problem): boolean {
  const isValue = splitPointer(cause.at.pointer)[0] === "values" && nameOf(cause) !== undefined;
  return isValue && problem.check === "expression-is-valid" && nameOf(problem) === undefined;
}
