import type { Problem } from "../../../core/format/index.ts";
import { type LocatedCause, type LocatedProblem, locateProblems, type SourceLocation } from "./located-problem.ts";

/** `pointer` is '' for the whole document, `help` where the message says all; where no single name is meant, `subject` is the part. */
type Located = SourceLocation & Problem & Required<Pick<Problem, "help" | "subject">> & { readonly pointer: string };

/** A problem for other programs: places with line and column from 1, offsets from 0. */
export type ReportedProblem = Located & {
  /** What should be gone with it. */
  readonly consequences?: readonly Located[];
};

/** What `--json` prints: one record for each cause, in the order of the text report. */
interface JsonReport {
  readonly version: 1;
  /** How many files were checked. */
  readonly files: number;
  readonly problems: readonly ReportedProblem[];
}

export function reportProblems(problems: readonly Problem[], texts: ReadonlyMap<string, string>): readonly ReportedProblem[] {
  return locateProblems(problems, texts).map(flattenCause);
}

/** The problems for other programs, as JSON. */
export function reportJson(problems: readonly Problem[], texts: ReadonlyMap<string, string>): string {
  const report: JsonReport = { version: 1, files: texts.size, problems: reportProblems(problems, texts) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function flattenCause({ consequences, ...cause }: LocatedCause): ReportedProblem {
  return { ...flatten(cause), ...(consequences.length > 0 && { consequences: consequences.map(flatten) }) };
}

function flatten({ problem, ...location }: LocatedProblem): Located {
  const part = location.idPath.at(-1) ?? location.file;
  const { at, help = "", subject = { kind: "part", name: part, is: "other" } } = problem;
  return { ...location, ...problem, pointer: at.pointer, help, subject };
}
