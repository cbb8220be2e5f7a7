import { judgeNotices } from "../../../core/format/index.ts";
import { reportText } from "../../checker/index.ts";
import type { Compilation } from "../../compiler/index.ts";
import type { ReleaseChecks } from "../../operate/release/index.ts";
import { reportTests, runTests } from "../../testing/flow-tests/index.ts";

export interface Checked extends ReleaseChecks {
  /** Of what keeps the release back; '' for nothing. */
  readonly report: string;
}

/** What `check` and `test` say, each when the one before has nothing to say. */
export async function checkRelease(compilation: Compilation): Promise<Checked> {
  const { texts } = compilation.project;
  const { problems, notices } = judgeNotices(compilation.problems, false);
  const found = { problems: problems.length, notices: notices.length };
  if (problems.length > 0) return { ...found, tests: 0, failedTests: 0, report: reportText(problems, texts) };
  const results = await runTests(compilation, {});
  const failed = results.filter(({ failures }) => failures.length > 0);
  const report = failed.length > 0 ? reportTests(failed, texts) : "";
  return { ...found, tests: results.length, failedTests: failed.length, report };
}
