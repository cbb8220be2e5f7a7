import type { FlowTest } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type Analysis, listBrokenFileIds, type Project } from "../../../compiler/index.ts";
import type { ProblemText, ProjectCheck } from "../../check.ts";
import { listActMentions, listGivenMentions, listOutcomeMentions, type TestMention } from "../../queries/flow-test-mentions.ts";
import { findScope, listSpoken } from "../../queries/flow-test-scope.ts";
import { listTemplateErrors } from "../../queries/flow-test-texts.ts";
import { describeMissing } from "../../queries/name-check.ts";

/** The same names as the runner refuses, without running anything. */
export const testNamesWhatIsThere: ProjectCheck = {
  id: "test-names-what-is-there",
  over: "project",
  run(project, report, analysesOf) {
    const known = [...project.screens.keys(), ...listBrokenFileIds(project)];
    for (const { file, value } of project.tests) {
      if (!known.includes(value.screen)) report({ file, pointer: "", on: "value" }, describeMissing("screen", value.screen, known));
      const analyses = listSpoken(analysesOf(value.screen));
      if (analyses.length === 0) continue;
      for (const [name, test] of Object.entries(value.tests))
        checkTest(project, { test, screen: value.screen, analyses }, (pointer, on, problem) =>
          report({ file, pointer: joinPointer("/tests", name) + pointer, on }, problem),
        );
    }
  },
};

interface CheckedTest {
  readonly test: FlowTest;
  readonly screen: string;
  readonly analyses: readonly Analysis[];
}

type Report = (pointer: string, on: "key" | "value", problem: ProblemText) => void;

function checkTest(project: Project, { test, screen, analyses }: CheckedTest, report: Report): void {
  const { given = {}, when = [], then } = test;
  const scope = findScope(analyses, given);
  const mentions: TestMention[] = [
    ...listGivenMentions(project, given, { screen, analyses, scope }),
    ...when.flatMap((act, index) => listActMentions(act, scope, joinPointer("/when", index))),
    ...listOutcomeMentions(project, then, scope),
  ];
  for (const { noun, name, known, pointer, on = "value", isElsewhere = false } of mentions) {
    if (known.includes(name)) continue;
    const { fix, ...problem } = describeMissing(noun, name, known);
    report(pointer, on, fix === undefined || isElsewhere ? problem : { ...problem, fix });
  }
  for (const [index, act] of when.entries())
    if ("fill" in act && scope.nodes.get(act.fill)?.every(({ bind }) => bind === undefined) === true)
      report(joinPointer("/when", index, "fill"), "value", { message: `\`${act.fill}\` has no \`bind\`, so nothing can be filled in.` });
  for (const { pointer, message, help } of listTemplateErrors(then, scope))
    report(pointer, "value", { message, ...(help !== undefined && { help }) });
}
