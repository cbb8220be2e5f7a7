import type { Problem } from "../../core/format/index.ts";
import { locatePointer } from "../checker/index.ts";

/** The files that change when every fix is put in, by their paths. Of two fixes for one place one is taken. */
export function applyFixes(problems: readonly Problem[], texts: ReadonlyMap<string, string>): Map<string, string> {
  const edits = problems.flatMap((problem) =>
    problem.fix !== undefined ? [{ ...locatePointer(problem.fix.at, texts), text: problem.fix.text }] : [],
  );
  const places = new Map(edits.map((edit) => [`${edit.file} ${edit.start}`, edit] as const));
  const changed = new Map<string, string>();
  // From the end of each file to its beginning, so that no edit moves another one.
  for (const { file, start, end, text } of [...places.values()].sort((a, b) => b.start - a.start)) {
    const before = changed.get(file) ?? texts.get(file) ?? "";
    changed.set(file, before.slice(0, start) + text + before.slice(end));
  }
  return changed;
}
