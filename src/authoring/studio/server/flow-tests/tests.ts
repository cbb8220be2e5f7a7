/** The tests of a screen, and what a recording comes to as one of them. */
import type { FlowTest } from "../../../../core/format/index.ts";
import { isObject, parseJson } from "../../../../core/json/index.ts";
import { locatePointer } from "../../../checker/index.ts";
import { formatText, type Project, parseLoosely, perObject, setInText } from "../../../compiler/index.ts";
import type { TestResult } from "../../../testing/flow-tests/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import { readRecording, wordsIn } from "../../protocol/recording.ts";
import type { StudioTest, TestDraft } from "../../protocol/tests.ts";
import type { Handlers, StudioContext } from "../studio-context.ts";
import { compareWithRecording, listCandidates } from "./recorded-test.ts";

export function createTestHandlers(context: StudioContext) {
  const listKnown = perObject((project: Project) => [
    ...new Set([...project.texts.values()].flatMap((text) => wordsIn(parseLoosely(text)))),
  ]);
  return {
    tests: (request) => listTests(context, request),
    testDraft: (request) => draft(context, request),
    known: () => listKnown(context.edited.workspace.compile().project),
  } satisfies Partial<Handlers>;
}

/** Begins the situation of a test for a visitor of the mock server. */
export async function startGiven(context: StudioContext, of: Pick<RequestOf<"preview">, "screen" | "session" | "given">) {
  const { situationOf } = await context.loadFlowTests();
  const parsed = parseJson(of.given);
  const given: NonNullable<FlowTest["given"]> = isObject(parsed) ? parsed : {};
  const { project } = context.edited.workspace.compile();
  const { shell } = project.catalogue;
  const scenario = situationOf(project, of.screen, given);
  const now = given.now === undefined ? undefined : Date.parse(given.now);
  context.mock.startSituation(of.session, scenario, now);
  const replies = Object.entries(given.replies ?? {}).map(([key, reply]) => [shell.get(key)?.action ?? key, reply]);
  const params = given.params ?? (scenario.open === undefined ? undefined : Object.fromEntries(new URLSearchParams(scenario.open)));
  return { replies: Object.fromEntries(replies), now, params };
}

async function listTests({ edited, loadFlowTests }: StudioContext, { screen }: RequestOf<"tests">): Promise<readonly StudioTest[]> {
  const compilation = edited.workspace.compile();
  if (!compilation.project.tests.some(({ value }) => value.screen === screen)) return [];
  const { runTests, firstMoment } = await loadFlowTests();
  const results = await runTests(compilation, { screens: [screen] });
  return results.map((result) => showResult(compilation.project, result, firstMoment));
}

function showResult({ texts, tests }: Project, { screen, name, at, variants, failures }: TestResult, now: string): StudioTest {
  const test = tests.find(({ value }) => value.screen === screen)?.value.tests[name];
  const written = test && { ...test, given: { now, ...test.given } };
  return {
    name,
    place: locatePointer(at, texts),
    variants,
    test: JSON.stringify(written ?? {}),
    failures: failures.map(({ at: place, message, help, compared, variant = "" }) => ({
      message: help === undefined ? message : `${message} ${help}`,
      place: locatePointer(place, texts),
      variant,
      ...(compared && { expected: write(compared.expected), found: write(compared.found) }),
    })),
  };
}

async function draft({ edited, loadFlowTests }: StudioContext, request: RequestOf<"testDraft">): Promise<TestDraft> {
  const recording = readRecording(request.recording);
  const name = request.name.trim();
  if (recording === undefined) return { refusal: "The file is no recording of the studio." };
  const { screen } = recording;
  const compilation = edited.workspace.compile();
  const { project } = compilation;
  const [file] = edited.workspace.paths.filter((path) => path.endsWith("/screen.json") && project.screens.get(screen)?.file === path);
  if (file === undefined) return { refusal: `The project has no screen \`${screen}\`.` };
  if (name === "") return { refusal: "Write what the test shows: its name is the sentence that stands in reports." };
  const path = file.replace(/screen\.json$/, "tests.json");
  if (project.tests.some((one) => one.file === path && Object.hasOwn(one.value.tests, name)))
    return { refusal: `The screen has a test of this name. Another sentence distinguishes the two.` };

  const { draftOutcome, runTests } = await loadFlowTests();
  const tried: { readonly test: FlowTest; readonly differences: readonly string[] }[] = [];
  let refusal = "";
  for (const candidate of listCandidates(recording)) {
    const outcome = await draftOutcome(compilation, screen, candidate);
    if ("refusal" in outcome) refusal ||= outcome.refusal;
    else tried.push({ test: { ...candidate, then: outcome.then }, differences: compareWithRecording(recording, outcome.then, project) });
    if (tried.at(-1)?.differences.length === 0) break;
  }
  const [best] = [...tried].sort((one, other) => one.differences.length - other.differences.length);
  if (best === undefined) return { refusal };
  const tests = [{ file: path, value: { screen, tests: { [name]: best.test } } }];
  const [result] = await runTests({ ...compilation, project: { ...project, tests } }, { screens: [screen] });
  const from = edited.workspace.textOf(path);
  return {
    test: JSON.stringify(best.test),
    ...{ path, from, text: insertTest(path, from, [name, best.test]) },
    differences: best.differences,
    findings: (result?.failures ?? []).map(({ message, compared }) =>
      compared === undefined ? message : `${message} Expected ${write(compared.expected)}, found ${write(compared.found)}.`,
    ),
    hasResponses: best.test.given?.responses !== undefined,
  };
}

function insertTest(path: string, text: string, [name, test]: readonly [string, FlowTest]): string {
  const up = "../".repeat(path.split("/").length - 1);
  const before = text.trim() === "" ? JSON.stringify({ $schema: `${up}schemas/editor/tests.gen.schema.json`, tests: {} }) : text;
  return formatText(path, setInText(before, ["tests", name], test));
}

function write(value: unknown): string {
  return value === null ? "nothing" : JSON.stringify(value);
}
