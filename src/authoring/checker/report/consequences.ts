// Which problem follows from which: by the place, and by the name that both are about. Sentences are not read.
import type { Problem, SourcePointer } from "../../../core/format/index.ts";
import { isWithin, parentPointer, splitPointer } from "../../../core/json/index.ts";
import { isAsideFile, isCatalogueFile, perObject, readDefinitionPath } from "../../compiler/index.ts";
import { isOfAction, isOfLanguage, isOfScreen, missTheSame, namesLanguage } from "./lost-names.ts";

/** Names that a screen or a fragment declares itself. */
const ownKinds = new Set(["state value", "parameter", "field", "value", "text", "flow", "dialog", "load", "timer", "node", "function"]);

/** Whether it is what makes a file unreadable, so that nothing else can be found in it. */
export function isOfFile({ role }: Problem): boolean {
  return role === "file";
}

export function isOfStructure({ role }: Problem): boolean {
  return role === "structure";
}

/** Whether it would stay if nothing used what it is in. */
export function isAboutNames(problem: Problem): boolean {
  return isOfFile(problem) || problem.role === "part" || isOfType(problem) || nameOf(problem) !== undefined;
}

/** Whether nothing declares the name, as opposed to one that is declared as something else. */
export function leadsNowhere({ subject }: Problem): boolean {
  return subject?.is === "missing";
}

/** Whether the name that leads nowhere is like the one that is declared and not used. */
export function suggestsDeclared(problem: Problem, unused: Problem): boolean {
  const declared = declaredBy(unused);
  return declared !== undefined && nameOf(problem) !== undefined && listAsked(problem).includes(declared);
}

export function isUnused({ subject }: Problem): boolean {
  return subject?.is === "unused";
}

/** The name that is declared, and that nothing uses. */
export function declaredBy(problem: Problem): string | undefined {
  return isUnused(problem) ? problem.subject?.name : undefined;
}

/** The name that leads nowhere, or to something that does not fit. */
export function nameOf(problem: Problem): string | undefined {
  const { subject } = problem;
  const [root, name] = isOfType(problem) ? (subject?.name.split(".") ?? []) : [];
  if (root === "state") return name;
  return subject === undefined || subject.is === "unused" || !ownKinds.has(subject.kind) ? undefined : subject.name;
}

/** The names that may be meant, without the root that they are fields of. Each problem is compared with all others. */
export const listAsked = perObject(({ subject }: Problem): readonly string[] =>
  (subject?.near ?? []).map((name) => name.slice(name.lastIndexOf(".") + 1)),
);

/** Causes before consequences: files, declarations that were meant, names, parts, and last what nothing uses. */
export function rankOf(problem: Problem, all: readonly Problem[]): number {
  const { role, subject, at } = problem;
  if (isOfFile(problem)) return 0;
  if (namesLanguage(problem)) return 1;
  if (all.some((other) => other.follows !== undefined && isPlace(other.follows.at, at))) return 1;
  if (isUnused(problem)) return all.some((other) => suggestsDeclared(other, problem)) ? 1 : 9;
  if (role === "part" || isMisplaced(problem) || (subject?.kind === "action" && subject.is === "other")) return 2;
  if (isAsideFile(at.file)) return 8;
  if (isOfType(problem) || nameOf(problem) !== undefined)
    return /\/values\//.test(at.pointer) ? 3 : /\/screen\.json$/.test(at.file) ? 4 : 5;
  return role === "words" ? 8 : 7;
}

/** Folder of a screen or of a fragment: what is in it depends on each other. */
const folderOf = perObject(({ at }: Problem): string => at.file.slice(0, at.file.lastIndexOf("/")));

/** Whether a problem would be gone without the cause. */
export function follows(problem: Problem, cause: Problem): boolean {
  if (problem.follows !== undefined) return isPlace(problem.follows.at, cause.at);
  if (followsByName(problem, cause)) return true;
  if (problem.at.file === cause.at.file && (isSameType(problem, cause) || followsByPlace(problem, cause))) return true;
  if (missTheSame(problem, cause) || isOfAction(problem, cause) || isOfLanguage(problem, cause) || isOfScreen(problem, cause)) return true;
  if (isOfUnused(problem, cause) || isOfMisplaced(problem, cause) || isOfLostLoad(problem, cause)) return true;
  const isNear = folderOf(problem) === folderOf(cause);
  if (isNear && isUnused(problem) && !isUnused(cause)) return true;
  // Words that a test waits for are those that a rule does not say any more.
  if (cause.subject?.kind === "language" && problem.role === "words" && isAsideFile(problem.at.file)) return true;
  return isOfFile(cause) && !isOfFile(problem) && (missesFile(problem, cause) || isLeftOpen(problem, cause));
}

/** What a part comes to that nothing uses. A name that leads nowhere in it does so in any case. */
function isOfUnused(problem: Problem, cause: Problem): boolean {
  const isInside = problem.at.file === cause.at.file && isWithin(problem.at.pointer, cause.at.pointer);
  return isUnused(cause) && isInside && !isAboutNames(problem);
}

/** A property of a node among those of its widget, where nothing reads it. */
function isMisplaced({ subject }: Problem): boolean {
  return subject?.is === "misplaced";
}

/** Without it steps are never run, values never written, and names lead nowhere, anywhere in the screen and its tests. */
function isOfMisplaced(problem: Problem, cause: Problem): boolean {
  return isMisplaced(cause) && folderOf(problem) === folderOf(cause) && !isOfFile(problem);
}

/** Nothing has a type that is read of a response of nobody knows what. */
function isOfLostLoad(problem: Problem, { subject, at }: Problem): boolean {
  const isLost = subject?.kind === "action" && subject.is === "missing" && /^\/load\/[^/]+\/action$/.test(at.pointer);
  return isLost && isOfType(problem) && problem.at.file === at.file;
}

function isPlace(one: SourcePointer, other: SourcePointer): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}

/** Whether a part of an expression is of another type than it should be. */
function isOfType({ subject }: Problem): boolean {
  return subject?.kind === "type";
}

/** The type of one value, wherever it is read. */
function isSameType(problem: Problem, cause: Problem): boolean {
  const [one, other] = [problem.subject, cause.subject];
  return isOfType(problem) && isOfType(cause) && one?.name === other?.name && one?.of === other?.of;
}

/** A name of what cannot be read: of a text beside it, of the screen or fragment itself, or of an address. */
function missesFile(problem: Problem, cause: Problem): boolean {
  if (problem.at.file === cause.at.file) return false;
  if (folderOf(problem) === folderOf(cause) && (nameOf(problem) !== undefined || leadsNowhere(problem))) return true;
  const { kind, name, is } = problem.subject ?? {};
  const names = [screenOf(cause), folderOf(cause).split("/").pop() ?? ""];
  if (is !== "missing" || name === undefined) return false;
  return kind === "route" || ((kind === "screen" || kind === "fragment") && names.includes(name));
}

/**
 * What nobody knows while a definition is not understood: what uses a name of the project, what the mock server says, in which
 * languages its texts are shown, what a fragment comes to in screens, and which fields a response has.
 */
function isLeftOpen(problem: Problem, cause: Problem): boolean {
  if (isUnused(problem) && isCatalogueFile(problem.at.file)) return true;
  if (problem.subject?.kind === "mock value") return true;
  const { kind } = readDefinitionPath(cause.at.file);
  if (kind === "entity" && (isAboutNames(problem) || leadsNowhere(problem))) return true;
  if (kind === "fragment") return !isAboutNames(problem) || isAsideFile(problem.at.file);
  return problem.subject?.kind === "language" && folderOf(problem) === folderOf(cause);
}

function followsByName(problem: Problem, cause: Problem): boolean {
  const name = nameOf(problem);
  if (name === undefined) return false;
  const isNear = folderOf(problem) === folderOf(cause) || problem.subject?.of === screenOf(cause);
  if (isUnused(cause)) return isNear && suggestsDeclared(problem, cause);
  return isNear && nameOf(cause) === name;
}

function screenOf(problem: Problem): string {
  return folderOf(problem).split("/").slice(1).join("-");
}

function followsByPlace(problem: Problem, cause: Problem): boolean {
  const [at, from] = [problem.at.pointer, cause.at.pointer];
  const isSame = problem.check === cause.check;
  const isDistinct = isSame && JSON.stringify(problem.at.range) !== JSON.stringify(cause.at.range);
  if (at === from && !isDistinct) return true;
  if (/texts\.json$/.test(problem.at.file)) return splitPointer(at)[0] === splitPointer(from)[0];
  if (isOfFile(cause) && isSame) return isShapeOfOne(problem, cause);
  if (cause.role === "part" && isWithin(at, /\/(?:id|widget|action|do)$/.test(from) ? parentPointer(from) : from)) return true;
  if (isOfStructure(problem)) return isOfStructure(cause) || cause.subject?.kind === "widget";
  if (problem.subject?.kind === "property" && isWithin(from, at)) return true;
  if (isSame && cause.role === "order") return isBeside(at, from);
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
  return isOfType(problem) && splitPointer(cause.at.pointer)[0] === "values" && nameOf(cause) !== undefined;
}
