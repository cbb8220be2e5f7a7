// What is wrong, for a reader of few tokens: causes alone, a few, those of files that are being worked on first.
import type { Problem } from "../../core/format/index.ts";
import { locatePointer, locateProblems } from "../checker/index.ts";
import { readCheckPages } from "../project/index.ts";

const most = 10;

interface ShortProblem {
  readonly check: string;
  /** The rule, in one sentence. */
  readonly rule?: string;
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
  readonly help?: string;
  readonly fix?: { readonly before: string; readonly after: string };
}

/** JSON. `changed` are the files whose problems stand first. */
export function reportShort(problems: readonly Problem[], texts: ReadonlyMap<string, string>, changed: readonly string[]): string {
  const pages = readCheckPages();
  const located = locateProblems(problems, texts);
  const first = located.filter(({ file }) => changed.includes(file));
  const causes = [...first, ...located.filter((one) => !first.includes(one))];
  const shown = causes.slice(0, most).map(({ file, line, problem }): ShortProblem => {
    const { check, at, message, help, fix } = problem;
    const rule = pages.get(check)?.what;
    return {
      check,
      ...(rule !== undefined && { rule }),
      file,
      line,
      pointer: at.pointer,
      message,
      ...(help !== undefined && { help }),
      ...(fix !== undefined && fix.isChoice !== true && { fix: editOf(fix, texts) }),
    };
  });
  return `${JSON.stringify({ problems: shown, more: causes.length - shown.length }, null, 2)}\n`;
}

function editOf({ at, text }: NonNullable<Problem["fix"]>, texts: ReadonlyMap<string, string>): ShortProblem["fix"] {
  const { file, start, end } = locatePointer(at, texts);
  return { before: texts.get(file)?.slice(start, end) ?? "", after: text };
}
