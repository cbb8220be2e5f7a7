// One name is declared and another one like it is used. Which of them is the slip, the other words of the project say: that one whose
// words stand nowhere else.
import type { Problem } from "../../../core/format/index.ts";
import { findMeant, lastPart, parseJson, valueAt } from "../../../core/json/index.ts";
import type { SourceFile } from "../../compiler/index.ts";
import { type Edit, editOfChange } from "./edit.ts";

function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** The places of a name that is not a part of a longer one. */
function findName(text: string, name: string): number[] {
  return [...text.matchAll(/[A-Za-z_][\w-]*/g)].flatMap(({ 0: found, index }) => (found === name ? [index] : []));
}

interface Pair {
  readonly slip: string;
  readonly meant: string;
}

/** Undefined where both are words of the project, or neither is. */
function judge([one, other]: readonly [string, string], files: readonly SourceFile[]): Pair | undefined {
  const count = new Map<string, number>();
  for (const { text } of files) for (const word of wordsOf(text)) count.set(word, (count.get(word) ?? 0) + 1);
  const isKnown = (name: string) => wordsOf(name).every((word) => (count.get(word) ?? 0) > 1);
  if (isKnown(one) === isKnown(other)) return undefined;
  return isKnown(other) ? { slip: one, meant: other } : { slip: other, meant: one };
}

/** The name that a place has, as its key or as its value. */
function nameAt(files: readonly SourceFile[], { file, pointer, on }: Problem["at"]): string {
  if (on === "key") return lastPart(pointer);
  return String(valueAt(parseJson(files.find(({ path }) => path === file)?.text ?? null), pointer));
}

/** The name that was used for the one that a problem is about, or that it offers in its place. */
function findOther(
  files: readonly SourceFile[],
  { at, subject, fix, related = [] }: Problem,
  problems: readonly Problem[],
): string | undefined {
  const offered = fix?.isChoice === true ? parseJson(fix.text) : undefined;
  if (typeof offered === "string") return offered;
  const name = subject?.name ?? "";
  const isHere = (one: Problem["at"]) => one.file === at.file && one.pointer === at.pointer;
  const asking = problems.find((one) => one.subject?.is === "missing" && one.subject.near?.includes(name) === true);
  const used = problems.find(({ follows }) => follows !== undefined && isHere(follows.at))?.follows?.name ?? asking?.subject?.name;
  const declared = related.map((one) => nameAt(files, one));
  return used ?? findMeant(name, declared).name;
}

/** The slip written as the other name, where it stands once alone. */
export function fixLoneName(files: readonly SourceFile[], problem: Problem, problems: readonly Problem[]): Edit | undefined {
  const [name, other] = [problem.subject?.name, findOther(files, problem, problems)];
  if (name === undefined || other === undefined || other === name) return undefined;
  const definitions = files.filter(({ path }) => path.endsWith(".json"));
  const pair = judge([name, other], definitions);
  const places = definitions.flatMap((file) => findName(file.text, pair?.slip ?? "").map((start) => ({ file, start })));
  const [place, ...others] = places;
  if (pair === undefined || place === undefined || others.length > 0) return undefined;
  const { file, start } = place;
  return editOfChange(file.path, file.text, file.text.slice(0, start) + pair.meant + file.text.slice(start + pair.slip.length));
}
