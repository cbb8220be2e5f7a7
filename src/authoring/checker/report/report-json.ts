import type { Problem } from "../../../core/format/index.ts";
import { type LocatedCause, type LocatedProblem, locateProblems, type SourceLocation } from "./located-problem.ts";

type Located = SourceLocation & Problem;

/** What `--json` prints: one record for each cause, in the order of the text report. */
interface JsonReport {
  readonly version: 1;
  /** How many files were checked. */
  readonly files: number;
  readonly problems: readonly (Located & { readonly consequences?: readonly Located[] })[];
}

/** The problems for other programs, as JSON: places with line and column from 1, offsets from 0. */
export function reportJson(problems: readonly Problem[], texts: ReadonlyMap<string, string>): string {
  const report: JsonReport = { version: 1, files: texts.size, problems: locateProblems(problems, texts).map(flattenCause) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function flattenCause({ consequences, ...cause }: LocatedCause): JsonReport["problems"][number] {
  return { ...flatten(cause), ...(consequences.length > 0 && { consequences: consequences.map(flatten) }) };
}

function flatten({ problem, ...location }: LocatedProblem): Located {
  return { ...location, ...problem };
}
