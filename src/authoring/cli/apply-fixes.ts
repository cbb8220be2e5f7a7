import type { Problem } from "../../core/format/index.ts";
import { locatePointer } from "../checker/index.ts";

/** One text of a file that a fix replaces. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

type Texts = ReadonlyMap<string, string>;

/** What the fixes replace, in the order of the places. Of two fixes for one place one is taken. */
export function listEdits(problems: readonly Problem[], texts: Texts): Edit[] {
  const edits = problems.flatMap(({ fix }): Edit[] => {
    if (fix === undefined) return [];
    const { file, start, end, line, column } = locatePointer(fix.at, texts);
    return [{ file, start, line, column, before: texts.get(file)?.slice(start, end) ?? "", after: fix.text }];
  });
  const places = new Map(edits.map((edit) => [`${edit.file} ${edit.start}`, edit] as const));
  return [...places.values()].sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

/** The files that change, by their paths. */
export function applyEdits(edits: readonly Edit[], texts: Texts): Map<string, string> {
  const changed = new Map<string, string>();
  // From the end of each file to its beginning, so that no edit moves another one.
  for (const { file, start, before, after } of [...edits].reverse()) {
    const text = changed.get(file) ?? texts.get(file) ?? "";
    changed.set(file, text.slice(0, start) + after + text.slice(start + before.length));
  }
  return changed;
}

const maxWidth = 100;
const context = 16;

/** Old and new in one line: of long texts only what differs, with a little around it. */
export function writeEdit({ file, line, column, before, after }: Edit): string {
  const [old, next] = before.length + after.length <= maxWidth ? [before, after] : cutAlike(before, after);
  return `${file}:${line}:${column}  ${oneLine(old)} → ${oneLine(next)}\n`;
}

function cutAlike(before: string, after: string): readonly [string, string] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const [from, kept] = [Math.max(0, head - context), Math.max(0, tail - context)];
  const cut = (text: string) => `${from > 0 ? "…" : ""}${text.slice(from, text.length - kept)}${kept > 0 ? "…" : ""}`;
  return [cut(before), cut(after)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
