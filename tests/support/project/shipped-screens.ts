/** The shipped screens as sessions in Node, with the mock server. */
import type { RequestHandler } from "msw";
import { getResponse } from "msw";
import type { CompiledVariant } from "../../../src/authoring/compiler/index.ts";
import type { MockProject } from "../../../src/authoring/mock/calls/project.ts";
import { type Session, Sessions, startScenario } from "../../../src/authoring/mock/calls/sessions.ts";
import { createHandlers, handlersFor } from "../../../src/authoring/mock/server/handlers/handlers.ts";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { createTestModule } from "../../../src/authoring/testing/flow-tests/open/test-module.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { withoutDelays } from "../../../src/authoring/without-build/doors/render/mock-transport.ts";
import type { ScreenModule, Transport } from "../../../src/browser/runtime/index.ts";
import type { Scenario, ScreenPlan } from "../../../src/core/format/index.ts";
import { buildCall } from "../session/mock-call.ts";
import { type Opened, openTestSession, settle } from "../session/open-session.ts";
import { replyOf } from "../session/wire.ts";
import { shippedCompiler } from "./shipped-compiler.ts";

export const shipped = shippedCompiler.compile(readProjectFiles("."));
export const { project } = shipped;
export const mockProject = readMockProject(".");

/** Plans by `<screen>@<market>`, with the names on the wire of an API host: those for nobody's choice of a language. */
export function compileShipped(host?: string): ReadonlyMap<string, ScreenPlan> {
  return compileWhere(({ isChosen }) => !isChosen, host);
}

/** Those for a chosen language, by `<screen>@<market>@<language>`, where they are other ones. */
export function compileChosen(): ReadonlyMap<string, ScreenPlan> {
  return compileWhere(({ isChosen }) => isChosen);
}

const variantOfPlan = new WeakMap<ScreenPlan, CompiledVariant>();

function compileWhere(isAsked: (variant: CompiledVariant["resolved"]) => boolean, host?: string): ReadonlyMap<string, ScreenPlan> {
  const asked = listVariants().filter(({ resolved }) => isAsked(resolved));
  for (const variant of asked) variantOfPlan.set(variant.plan(host), variant);
  return new Map(asked.map((variant) => [nameOf(variant), variant.plan(host)]));
}

function listVariants(): CompiledVariant[] {
  return [...shipped.screens.values()].flatMap(({ variants }) => variants);
}

/** Of a plan that a test has made itself that of its market. */
function variantOf(plan: ScreenPlan): CompiledVariant | undefined {
  const ofMarket = ({ resolved: { screen, market } }: CompiledVariant) => screen.id === plan.id && market.id === plan.market;
  return variantOfPlan.get(plan) ?? listVariants().find(ofMarket);
}

function nameOf({ resolved }: CompiledVariant): string {
  return `${resolved.screen.id}@${resolved.name}`;
}

/** What a scenario's text means on a screen: `{texts.name}` is one of the screen's, in its own language or that of the screen. */
export function textOf(plan: ScreenPlan, text: string): string {
  const [, name] = /^\{texts\.(\w+)\}$/.exec(text) ?? [];
  if (name === undefined) return text;
  const { texts, isChosen } = variantOf(plan)?.resolved ?? {};
  const entry = texts?.get(name)?.entry;
  const written = entry?.[(isChosen ? undefined : entry.language) ?? plan.language];
  if (typeof written !== "string") throw new Error(`The screen \`${plan.id}\` has no plain text \`${name}\`.`);
  return written;
}

const modules = new WeakMap<ScreenPlan, ScreenModule>();

/** A shipped screen as a session opens it; made once for each plan. */
export function moduleOf(plan: ScreenPlan): ScreenModule {
  const variant = variantOf(plan);
  if (variant === undefined) throw new Error(`The project has no \`${plan.id}\` in \`${plan.market}\`.`);
  const made = modules.get(plan) ?? createTestModule(variant, project.catalogue, plan);
  modules.set(plan, made);
  return made;
}

/** The scenarios of a screen, each once: on one that asks for nothing all common ones are the same. */
export function listScenarios(id: string): (readonly [name: string, scenario: Scenario])[] {
  const { scenarios = { ok: { description: "" } } } = mockProject.scenarios.find(({ screen }) => screen === id) ?? {};
  const seen = new Set<string>();
  return Object.entries(scenarios).filter(([, { description: _, shows: __, ...scenario }]) => {
    const key = JSON.stringify({ answers: {}, state: "ready", ...scenario });
    return !seen.has(key) && seen.add(key);
  });
}

interface ServedMock {
  readonly handlers: readonly RequestHandler[];
  readonly sessions: Map<string, Session>;
}

const servedMocks = new WeakMap<MockProject, ServedMock>();
const sessionHeader = "x-session";

/** Made once for each project, because there are hundreds of sessions in a file; a request names its own. */
function mockOf(served: MockProject): ServedMock {
  const made = servedMocks.get(served) ?? serveMock(served);
  servedMocks.set(served, made);
  return made;
}

function serveMock(served: MockProject): ServedMock {
  const sessions = new Map<string, Session>();
  const sessionOf = (request: Request): Session => {
    const session = sessions.get(request.headers.get(sessionHeader) ?? "");
    if (session === undefined) throw new Error("The request belongs to no session.");
    return session;
  };
  const log = (line: string) => {
    throw new Error(line);
  };
  return { handlers: createHandlers(served, { sessionOf, now: () => 1_795_000_000_000, log }), sessions };
}

interface ShippedOptions {
  readonly served?: MockProject;
  /** Stands between the screen and the mock server. */
  readonly around?: (transport: Transport) => Transport;
  /** Take the place of those of the scenario. */
  readonly params?: { readonly [name: string]: string };
  /** The moment of the page, for what depends on the day. */
  readonly now?: number;
}

/** Opens a screen in one of its scenarios, without its delays. A hanging response leaves it loading. */
export async function openShipped(plan: ScreenPlan, scenarioName: string, options: ShippedOptions = {}): Promise<Opened> {
  const { served = mockProject, around = (transport) => transport } = options;
  const file = mockProject.scenarios.find(({ screen }) => screen === plan.id);
  const scenario = file?.scenarios[scenarioName];
  const { handlers, sessions } = mockOf(served);
  const session = new Sessions().get("");
  const id = String(sessions.size);
  sessions.set(id, session);
  startScenario(session, scenario && withoutDelays(scenario));
  const params = Object.fromEntries(new URLSearchParams(scenario?.open ?? file?.open ?? ""));
  return openTestSession({
    plan,
    module: moduleOf(plan),
    request: { params: { ...params, ...options.params } },
    ports: {
      transport: around(mockTransport(handlers, id)),
      ...(options.now !== undefined && { clock: createTestClock(options.now) }),
    },
  });
}

/** Lets a screen's responses arrive. */
export async function waitWhileLoading({ session }: Pick<Opened, "session">): Promise<void> {
  for (let turn = 0; turn < 40 && session.store.getState().status === "loading"; turn++) await settle();
}

/** What a transport makes of the mock server's responses, without time and connections. */
function mockTransport(handlers: readonly RequestHandler[], session: string): Transport {
  return async ({ name, action, input }, { signal }) => {
    const found = mockProject.actions[name];
    if (found === undefined) throw new Error(`There is no action ${name}.`);
    if (action.success === "address") return { data: buildCall("http://layar.test", found, input).url };
    const request = new Request(buildCall("http://layar.test", found, input), { signal });
    request.headers.set(sessionHeader, session);
    const answer = await getResponse([...handlersFor(handlers, request)], request);
    if (answer === undefined || answer.type === "error") return { failure: "network" };
    return answer.ok ? replyOf(await answer.json().catch(() => undefined), action) : { failure: "service" };
  };
}
