import type { FlowTest, FlowTestFile } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type Analysis, createCache, listBrokenFileIds, type Project } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { listActMentions, listGivenMentions, listOutcomeMentions, type TestMention } from "../../queries/flow-tests/flow-test-mentions.ts";
import { findScope } from "../../queries/flow-tests/flow-test-scope.ts";
import { listTemplateErrors } from "../../queries/flow-tests/flow-test-texts.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";

/** The same names as the runner refuses, without running anything. */
export const testNamesWhatIsThere = projectCheck({ id: "test-names-what-is-there" }, (project, report, analysesOf) => {
  const known = [...project.screens.keys(), ...listBrokenFileIds(project)];
  const params = JSON.stringify([...project.screens.values()].map(({ value }) => [value.id, value.params]));
  const shared = [project.catalogue, params, ...project.scenarios, ...project.overlays, ...project.mock.commonScenarios];
  for (const { file, value } of project.tests) {
    if (!known.includes(value.screen)) report(atValue(file, ""), describeMissing({ kind: "screen" }, value.screen, known));
    const analyses = analysesOf(value.screen);
    for (const { pointer, on, problem } of stored(file, [value, ...shared, ...analyses], () => checkTests(project, value, analyses)))
      report({ file, pointer, on }, problem);
  }
});

interface Found {
  readonly pointer: string;
  readonly on: "key" | "value";
  readonly problem: ProblemText;
}

/** While somebody writes a screen, the tests of others stay as they are. */
const stored = createCache<readonly Found[]>();

function checkTests(project: Project, { screen, tests }: FlowTestFile, analyses: readonly Analysis[]): Found[] {
  const found: Found[] = [];
  if (analyses.length === 0) return found;
  for (const [name, test] of Object.entries(tests))
    checkTest(project, { test, screen, analyses }, (pointer, on, problem) =>
      found.push({ pointer: joinPointer("/tests", name) + pointer, on, problem }),
    );
  return found;
}

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
    ...when.flatMap((act, index) => listActMentions(project, { act, pointer: joinPointer("/when", index) }, scope)),
    ...listOutcomeMentions(project, test, scope),
  ];
  for (const { noun, name, known, pointer, on = "value", isElsewhere = false } of mentions) {
    if (known.includes(name)) continue;
    const { fix, ...problem } = describeMissing(noun, name, known);
    report(pointer, on, fix === undefined || isElsewhere ? problem : { ...problem, fix });
  }
  for (const [index, act] of when.entries())
    if ("fill" in act && scope.nodes.get(act.fill)?.every(({ bind }) => bind === undefined) === true)
      report(joinPointer("/when", index, "fill"), "value", { message: `\`${act.fill}\` has no \`bind\`, so nothing can be filled in.` });
  for (const { pointer, problem } of listTemplateErrors(then, scope, project.catalogue)) report(pointer, "value", problem);
}
