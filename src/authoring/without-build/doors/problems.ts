import { judgeNotices, type Problem } from "../../../core/format/index.ts";
import { type ReportedProblem, reportProblems } from "../../checker/light.ts";

/**
 * One problem, as `layar check --json` prints it: `file`, `line` and `column` (from 1, with `endLine` and `endColumn`), `start` and `end`
 * (offsets from 0), `pointer` (into the JSON of the file), `check` (the stable id of the check), `message`, `help`, `subject` (what it is
 * about), and where there are any `fix`, `related`, `variants` and `consequences`, the problems that should be gone with it. With `notice`
 * it blocks nothing.
 */
export type DefinitionProblem = ReportedProblem;

/** Notices that have become problems are none any more. */
export function listProblems(found: readonly Problem[], texts: ReadonlyMap<string, string>): readonly DefinitionProblem[] {
  const { problems, notices } = judgeNotices(found, false);
  return reportProblems([...problems.map(({ notice: _, ...problem }) => problem), ...notices], texts);
}
