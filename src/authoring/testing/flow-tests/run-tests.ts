/** Runs the tests of screens: each in every variant that it is for, as a session without a browser. */
import type { FlowTest, MarketDefinition, Scenario, ScenarioFile, SourcePointer } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { findWire } from "../../../core/market/index.ts";
import type { Catalogue, Compilation, CompiledVariant, Project, Source } from "../../compiler/index.ts";
import { toMockProject } from "../../mock/calls/index.ts";
import { compileMock, expandScenarios, type ScenarioSources } from "../../mock/data/index.ts";
import { createMockTransport, type ServedMock } from "../../without-build/linker/index.ts";
import { chooseVariants } from "./choose-variants.ts";
import type { Watch } from "./coverage/watch.ts";
import { openTest, type Recorded, type Situation } from "./open/open-test.ts";
import { createTestModule } from "./open/test-module.ts";
import { type Comparison, compareOutcome } from "./play/compare.ts";
import { describeOutcome } from "./play/describe-outcome.ts";
import { compileExpected } from "./play/expected-values.ts";
import type { Found } from "./play/finding.ts";
import { play, untilQuiet } from "./play/play.ts";

/** What is wrong in one variant. */
export interface TestFailure extends Omit<Found, "pointer"> {
  readonly at: SourcePointer;
  readonly variant?: string;
}

export interface TestResult {
  readonly screen: string;
  /** Its name in the file. */
  readonly name: string;
  readonly at: SourcePointer;
  /** Variants in which it ran. */
  readonly variants: readonly string[];
  readonly failures: readonly TestFailure[];
}

interface RunOptions {
  /** Of these screens only. */
  readonly screens?: readonly string[];
  /** Notes what the tests reach. */
  readonly watch?: Watch;
  /** Records how the tests use the screens. */
  readonly recorder?: TestRecorder;
}

/** Watches each run of a test from its opening to its end. */
export interface TestRecorder {
  readonly watch: NonNullable<Situation["watch"]>;
  /** The run is over, and its session still open. */
  end(run: { readonly test: FlowTest; readonly variant: CompiledVariant }): void;
}

interface Suite {
  readonly compilation: Compilation;
  readonly served: ServedMock;
  readonly scenarios: ReadonlyMap<string, ScenarioFile>;
  readonly watch?: Watch;
  readonly recorder?: TestRecorder;
}

interface WrittenTest {
  readonly screen: string;
  readonly name: string;
  readonly test: FlowTest;
  readonly file: string;
}

function openSuite(compilation: Compilation, project: Project, watchers: Pick<RunOptions, "watch" | "recorder"> = {}): Suite {
  const mockProject = toMockProject(project);
  return {
    compilation,
    served: { project: mockProject, mock: compileMock(mockProject) },
    scenarios: new Map(expandScenarios(withResponses(project)).files.map((file) => [file.screen, file])),
    ...watchers,
  };
}

/** What a test comes to that says nothing yet of its outcome: the outcome, or why it cannot be played to its end. */
type Draft = { readonly then: FlowTest["then"] } | { readonly refusal: string };

export async function draftOutcome(compilation: Compilation, screen: string, draft: Omit<FlowTest, "then">): Promise<Draft> {
  const written = { screen, name: "draft", test: { ...draft, then: {} }, file: "" };
  const { project } = compilation;
  const tests = [{ file: "", value: { screen, tests: { draft: written.test } } }];
  const suite = openSuite(compilation, { ...project, tests });
  const { variants, refusal } = findVariants(suite, written);
  const [variant] = variants;
  if (variant === undefined) return { refusal: refusal?.message ?? `There is no screen \`${screen}\`.` };
  const played = await playIn(suite, written, variant);
  if ("findings" in played) return { refusal: played.findings.map(({ message, help = "" }) => `${message} ${help}`.trim()).join("\n") };
  const then = describeOutcome(played, project.catalogue.languages.get(variant.resolved.language));
  played.opened.session.close();
  return { then };
}

/** Where the mock server begins for a test, and with which parameters of the address. */
export function situationOf(project: Project, screen: string, given: NonNullable<FlowTest["given"]>) {
  const tests = [{ file: "", value: { screen, tests: { draft: { given, then: {} } } } }];
  const file = expandScenarios(withResponses({ ...project, tests })).files.find((one) => one.screen === screen);
  return mergeScenario(file, "draft", given.scenario);
}

export async function runTests(compilation: Compilation, { screens, ...watchers }: RunOptions = {}): Promise<TestResult[]> {
  const { project } = compilation;
  const suite = openSuite(compilation, project, watchers);
  const results: TestResult[] = [];
  for (const test of listTests(project).filter(({ screen }) => screens === undefined || screens.includes(screen)))
    results.push(await runTest(suite, test));
  return results;
}

const defaultHost = "default";

/** Name of the scenario that holds the responses of a test. No author can write it. */
function scenarioOf(name: string): string {
  return `test ${name}`;
}

function listTests({ tests }: Project): WrittenTest[] {
  return tests.flatMap(({ file, value: { screen, tests: own } }) =>
    Object.entries(own).map(([name, test]) => ({ screen, name, test, file })),
  );
}

/** With the responses of tests among the scenarios, so that they are templates as those are. */
function withResponses(project: Project): ScenarioSources {
  const { screens, scenarios, mock, catalogue, tests } = project;
  const own = new Map(
    tests.map(({ value: { screen, tests } }): [string, ScenarioFile["scenarios"]] => [
      screen,
      Object.fromEntries(
        Object.entries(tests).map(([name, { given }]) => [scenarioOf(name), { description: "", answers: given?.responses ?? {} }]),
      ),
    ]),
  );
  return { screens, scenarios, mock, catalogue, ...(own.size > 0 && { scenarios: addScenarios(scenarios, own) }) };
}

function addScenarios(scenarios: Project["scenarios"], own: ReadonlyMap<string, ScenarioFile["scenarios"]>): Source<ScenarioFile>[] {
  const written = scenarios.map(({ file, value }) => ({
    file,
    value: { ...value, scenarios: { ...value.scenarios, ...own.get(value.screen) } },
  }));
  const others = [...own].filter(([screen]) => !scenarios.some(({ value }) => value.screen === screen));
  return [...written, ...others.map(([screen, of]) => ({ file: "", value: { screen, open: "", scenarios: of } }))];
}

function findVariants({ compilation, scenarios }: Suite, { screen, test: { given = {} } }: WrittenTest) {
  const known = Object.keys(scenarios.get(screen)?.scenarios ?? {}).filter((name) => !name.startsWith(scenarioOf("")));
  return chooseVariants(compilation, { screen, given, scenarios: known });
}

async function runTest(suite: Suite, written: WrittenTest): Promise<TestResult> {
  const { screen, name, test, file } = written;
  const at = (pointer: string): SourcePointer => ({ file, pointer: joinPointer("/tests", name) + pointer, on: "value" });
  const { variants, refusal } = findVariants(suite, written);
  const failures: TestFailure[] =
    refusal === undefined ? [] : [{ at: at(refusal.pointer), message: refusal.message, ...(refusal.help && { help: refusal.help }) }];
  for (const variant of variants)
    for (const { pointer, ...found } of await runIn(suite, { ...written, test }, variant))
      failures.push({ ...found, at: at(pointer), variant: variant.resolved.name });
  return { screen, name, at: { ...at(""), on: "key" }, variants: variants.map(({ resolved }) => resolved.name), failures };
}

async function runIn(suite: Suite, { screen, name, test }: Omit<WrittenTest, "file">, variant: CompiledVariant): Promise<readonly Found[]> {
  const played = await playIn(suite, { screen, name, test }, variant);
  if ("findings" in played) return played.findings;
  suite.recorder?.end({ test, variant });
  const findings = compareOutcome(test, played);
  played.opened.session.close();
  return findings;
}

/** Opens the screen as a test says, and does what it says. */
async function playIn(
  suite: Suite,
  { screen, name, test }: Omit<WrittenTest, "file">,
  variant: CompiledVariant,
): Promise<Comparison | { readonly findings: readonly Found[] }> {
  const { compilation, recorder } = suite;
  const { project } = compilation;
  const { catalogue } = project;
  const { given = {}, when = [] } = test;
  const expected = compileExpected(test, variant.analysed, catalogue);
  if (expected.findings.length > 0) return { findings: expected.findings };
  const file = suite.scenarios.get(screen);
  const scenario = mergeScenario(file, name, given.scenario);
  const { market } = variant.resolved;
  const query = scenario.open ?? file?.openIn?.[market.id] ?? file?.open ?? "";
  const watched = suite.watch?.over(variant) ?? createTestModule(variant, catalogue);
  const { apiHost = defaultHost } = given;
  // A condition says the same for every host.
  const { actions } = apiHost === defaultHost ? watched.plan : variant.plan(apiHost);
  const module = { ...watched, plan: { ...watched.plan, actions, body: [...watched.plan.body, expected.node] } };
  const params = given.params ?? Object.fromEntries(new URLSearchParams(query));
  const wire = findWire(catalogue.wire, apiHost);
  const served = { ...suite.served, project: { ...suite.served.project, wire } };
  const connect: Situation["connect"] = (caller) =>
    createMockTransport({
      ...served,
      ...caller,
      market: findMarket(catalogue, market.id),
      scenario,
      timeoutMs: catalogue.settings.timeoutMs,
      isRetried: given.retries === true,
    });
  const opened = openTest({ module, catalogue, given, params, connect, watch: recorder?.watch });
  await untilQuiet(opened);
  const storedBefore =
    when.length > 0
      ? new Map(opened.stored())
      : new Map(Object.entries(given.stored ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));
  if (when.length > 0) forget(opened.recorded);
  for (const [index, act] of when.entries()) {
    const refusal = await play(opened, act, joinPointer("/when", index));
    if (refusal !== undefined) return { findings: [refusal] };
  }
  return { opened, project, storedBefore };
}

function findMarket({ markets }: Catalogue, id: string): MarketDefinition {
  const market = markets.get(id);
  if (market === undefined) throw new Error(`No market is named \`${id}\`.`);
  return market;
}

function mergeScenario(file: ScenarioFile | undefined, test: string, named = "ok"): Scenario {
  const scenario = file?.scenarios[named];
  const own = file?.scenarios[scenarioOf(test)];
  return { description: "", ...scenario, answers: { ...scenario?.answers, ...own?.answers } };
}

function forget({ calls, messages, moves, shared }: Recorded): void {
  for (const list of [calls, messages, moves, shared]) list.length = 0;
}
