import type { Problem } from "../../../core/format/index.ts";
import { type LocatedProblem, locateProblems, type SourceLocation } from "./located-problem.ts";

/** What `--json` prints: one record for each problem, in the order of the text report. */
interface JsonReport {
  readonly version: 1;
  /** How many files were checked. */
  readonly files: number;
  readonly problems: readonly (SourceLocation & Problem)[];
}

/** The problems for other programs, as JSON: places with line and column from 1, offsets from 0. */
export function reportJson(problems: readonly Problem[], texts: ReadonlyMap<string, string>): string {
  const report: JsonReport = { version: 1, files: texts.size, problems: locateProblems(problems, texts).map(flatten) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function flatten({ problem, ...location }: LocatedProblem): SourceLocation & Problem {
  return { ...location, ...problem };
}
