// What the tests do not reach, for people and for other programs.
import { locatePointer } from "../../../checker/index.ts";
import type { ScreenCoverage } from "./coverage.ts";

type Texts = ReadonlyMap<string, string>;

/** Each thing that no test reaches with its line, then a line for each screen. */
export function reportCoverage(screens: readonly ScreenCoverage[], texts: Texts): string {
  const missed = screens.flatMap(({ screen, missed }) => missed.map(({ at, what }) => ({ screen, what, ...locatePointer(at, texts) })));
  const lines = missed.map(({ screen, file, line, column, what }) => `${file}:${line}:${column}  ${screen}  ${what}\n`);
  const width = Math.max(...screens.map(({ screen }) => screen.length));
  const totals = screens.map(({ screen, all, missed }) => {
    const share = all === 0 ? 100 : Math.floor((100 * (all - missed.length)) / all);
    return `${screen.padEnd(width)}  ${String(share).padStart(3)} %  ${all - missed.length} of ${all}\n`;
  });
  return [...lines, ...(lines.length > 0 ? ["\n"] : []), ...totals].join("");
}

/** The same as JSON: lines and columns count from 1. */
export function reportCoverageJson(screens: readonly ScreenCoverage[], texts: Texts): string {
  const records = screens.map(({ screen, all, missed }) => ({
    screen,
    all,
    reached: all - missed.length,
    missed: missed.map(({ kind, what, at }) => {
      const { file, line, column } = locatePointer(at, texts);
      return { kind, what, file, line, column };
    }),
  }));
  return `${JSON.stringify({ version: 1, screens: records }, null, 2)}\n`;
}
