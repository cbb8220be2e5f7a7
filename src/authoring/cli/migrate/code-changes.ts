// What an upgrade leaves to do in the code of a project: it is found, and never rewritten.
import { readCode } from "../widget-code.ts";

interface CodeChange {
  readonly pattern: RegExp;
  /** For the author: what stands in its place now. */
  readonly what: string;
}

/** A line of code in its former form. */
export interface CodeNote {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly what: string;
}

const tokens = "bg|surface|sunk|ink|line|accent|on-accent|on-soft|danger|warn|ok|star|sheet|font|mono|t-\\d|ease|gutter|wide|light|dark";

/** In the order of the changes; those of 0.5.0 first. */
const changes: readonly CodeChange[] = [
  { pattern: /["']#widget-kit["']/, what: "`#widget-kit` is `layar/widget-kit` now" },
  { pattern: /["']#widget-types["']/, what: "`#widget-types` is `../types.gen.ts` now" },
  { pattern: new RegExp(`var\\(--(?:${tokens})\\b`), what: "tokens of the engine begin with `--ly-` now" },
];

export function findOldCode(root: string): CodeNote[] {
  return readCode(root).flatMap(({ path: file, text }) =>
    text.split("\n").flatMap((line, index) => {
      const found = changes.filter(({ pattern }) => pattern.test(line));
      return found.map(({ what }) => ({ file, line: index + 1, what }));
    }),
  );
}
