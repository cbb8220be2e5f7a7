// What is wrong, for a reader of few tokens: causes alone, a few, those of files that are being worked on first.
import type { Problem } from "../../core/format/index.ts";
import { locateProblems } from "../checker/index.ts";
import { readCheckPages } from "../project/index.ts";
import { certainEdit } from "./apply-fixes.ts";

const most = 10;

/** JSON. `changed` are the files whose problems stand first, `say` how rules and helps name commands. */
export function reportShort(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
  say = (message: string): string => message,
): string {
  const pages = readCheckPages();
  const located = locateProblems(problems, texts);
  const isChanged = ({ file }: { readonly file: string }) => changed.includes(file);
  const causes = [...located.filter(isChanged), ...located.filter((one) => !isChanged(one))];
  const shown = causes.slice(0, most).map(({ file, line, problem }) => {
    const { check, at, message, help } = problem;
    const rule = pages.get(check)?.what;
    const fix = certainEdit(problem, texts);
    return {
      check,
      ...(rule !== undefined && { rule: say(rule) }),
      file,
      line,
      pointer: at.pointer,
      message,
      ...(help !== undefined && { help: say(help) }),
      ...(fix !== undefined && { fix: { before: fix.before, after: fix.after } }),
    };
  });
  return `${JSON.stringify({ problems: shown, more: causes.length - shown.length }, null, 2)}\n`;
}
