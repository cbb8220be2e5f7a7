import type { Problem } from "../../../core/format/index.ts";
import { countAlike } from "../../../core/json/index.ts";
import { locatePointer } from "../../checker/index.ts";
import type { SourceFile } from "../../compiler/index.ts";

/** One text of a file that a fix replaces. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** What a fix comes to in these texts. */
export function editOf({ at, text }: NonNullable<Problem["fix"]>, texts: ReadonlyMap<string, string>): Edit {
  const { file, start, end, line, column } = locatePointer(at, texts, "whole");
  return { file, start, line, column, before: texts.get(file)?.slice(start, end) ?? "", after: text };
}

export function applyEdit(files: readonly SourceFile[], { file, start, before, after }: Edit): readonly SourceFile[] {
  return files.map((one) =>
    one.path === file ? { ...one, text: one.text.slice(0, start) + after + one.text.slice(start + before.length) } : one,
  );
}

/** Of a text that changes, the lines that do. */
export function editOfChange(file: string, before: string, after: string): Edit {
  const [head, tail] = countAlike(before, after);
  const start = before.lastIndexOf("\n", head - 1) + 1;
  const end = before.indexOf("\n", before.length - tail);
  const rest = end < 0 ? 0 : before.length - end;
  const cut = (text: string) => text.slice(start, text.length - rest);
  return { file, start, line: before.slice(0, start).split("\n").length, column: 1, before: cut(before), after: cut(after) };
}
