// What responds to calls in a test: the mock data of a project, or data that the test gives.
import { CallFailed, Refused, type SendCall, type TransportCall } from "../../../../browser/embed/index.ts";
import { clock, type Reply } from "../../../../browser/runtime/index.ts";
import type { Scenario } from "../../../../core/format/index.ts";
import { readOwn } from "../../../../core/json/index.ts";
import { createLoader, perObject } from "../../../compiler/index.ts";
import { createMockReader, type MockProject } from "../../../mock/calls/index.ts";
import { compileMock } from "../../../mock/data/index.ts";
import { createMockTransport } from "../../linker/index.ts";
import { listFiles, type ProjectFiles } from "../project-files.ts";
import { refuse } from "../refuse.ts";

/** By action: its data, as the server sends it, or what gives that for the inputs of a call. A function may throw `Refused` or `CallFailed`. */
export interface MockResponses {
  // Anything, said in a way in which the inputs of a function have a type.
  readonly [action: string]: ((input: TransportCall["input"]) => unknown) | NonNullable<unknown> | null | undefined;
}

/** Where the mock server of a project begins. */
export interface MockSituation {
  /** Id of the screen whose scenarios are meant. */
  readonly screen: string;
  /** Id of the market. */
  readonly market: string;
  /** Default: `ok`, in which every response is the usual one. */
  readonly scenario?: string;
}

/**
 * Gives a transport for tests: from given data by action, or, with a situation, from the mock data of a project.
 *
 * Throws on a market, a screen or a scenario that the project has not. A call of an action without data fails the test.
 *
 * @example
 * mockTransport({ rides: [{ id: "R1" }], endRide: ({ rideId }) => ({ ended: rideId }) });
 * mockTransport(files, { screen: "rides-ride", market: "brasil", scenario: "dock-full" });
 */
export function mockTransport(
  ...given: readonly [responses: MockResponses] | readonly [files: ProjectFiles, situation: MockSituation]
): SendCall {
  if (given.length === 2) return openMock(...given).transport;
  const [responses] = given;
  return async ({ action, input }) => {
    if (!Object.hasOwn(responses, action))
      throw new Error(`The test gives no data for the action \`${action}\`: add it to \`mockTransport\`.`);
    const response = responses[action];
    return typeof response === "function" ? response(input) : response;
  };
}

/** The mock server of a project, and the parameters with which its scenario opens the screen. */
interface OpenMock {
  readonly transport: SendCall;
  readonly params: { readonly [name: string]: string };
}

const load = createLoader();
const readMock = createMockReader();
const compileOnce = perObject((project: MockProject) => compileMock(project));

export function openMock(files: ProjectFiles, { screen, market: id, scenario: name = "ok" }: MockSituation): OpenMock {
  const loaded = load(listFiles(files));
  const { catalogue, screens } = loaded;
  const market = catalogue.markets.get(id) ?? refuse("market", id, [...catalogue.markets.keys()]);
  if (!screens.has(screen)) refuse("screen", screen, [...screens.keys()]);
  const project = readMock(loaded);
  const file = project.scenarios.find((one) => one.screen === screen);
  const scenario = readOwn(file?.scenarios, name);
  if (scenario === undefined && name !== "ok") refuse("scenario", name, Object.keys(file?.scenarios ?? {}));
  const send = createMockTransport({
    project,
    mock: compileOnce(project),
    market,
    scenario: scenario && withoutDelays(scenario),
    clock,
    timeoutMs: catalogue.settings.timeoutMs,
    isRetried: false,
    isOnline: () => true,
    onSend: () => undefined,
  });
  const query = scenario?.open ?? file?.openIn?.[id] ?? file?.open ?? "";
  return {
    transport: async ({ action, plan, input, signal, headers, isLook }) =>
      settle(await send({ name: action, action: plan, input }, { signal, headers, ...(isLook && { isLook }) })),
    params: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** A test does not wait for what a server needs. */
export function withoutDelays(scenario: Scenario): Scenario {
  const answers = Object.entries(scenario.answers ?? {}).map(([action, { delayMs: _, ...answer }]) => [action, answer] as const);
  return { ...scenario, answers: Object.fromEntries(answers) };
}

function settle(reply: Reply): unknown {
  if ("data" in reply) return reply.data;
  if ("failure" in reply) throw new CallFailed(reply.failure, reply.isDefinite);
  const { code, message, fields, status } = reply.refusal;
  throw new Refused(code, message, { fields, status });
}
