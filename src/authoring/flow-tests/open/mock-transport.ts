// The mock server as a transport: no HTTP, no retries, and delays on the clock of the test.
import type { Clock, Transport } from "../../../browser/runtime/index.ts";
import type { MarketDefinition, Scenario } from "../../../core/format/index.ts";
import { isObject, parseJson } from "../../../core/json/index.ts";
import type { CompiledMock } from "../../mock-data/index.ts";
import { createBody, type MockProject, Sessions, startScenario, success, takeScripted } from "../../mock-server/index.ts";

type TransportResult = Awaited<ReturnType<Transport>>;

/** What is served to every session. */
export interface ServedMock {
  /** Without names on the wire. */
  readonly project: MockProject;
  readonly mock: CompiledMock;
}

interface MockSession extends ServedMock {
  readonly market: MarketDefinition;
  readonly scenario: Scenario | undefined;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

export const origin = "https://app.example";

/** What a response broken in this way comes to; undefined for one that never ends. */
function breakResponse(fault: string, isKnown: boolean, envelope: object): TransportResult | undefined {
  if (fault === "hang" || fault === "drip") return undefined;
  if (fault === "offline") return { failure: "network" };
  if (fault === "null") return { body: null };
  if (fault === "list") return { body: [] };
  if (fault === "wrong-shape") return { body: { ...envelope, data: { unexpected: true } } };
  if (fault !== "signed-out") return { failure: "service" };
  return isKnown ? { body: { code: "401", message: "token expired" } } : { failure: "signedOut", isDefinite: true };
}

export function createMockTransport({ project, mock, market, scenario, clock, timeoutMs }: MockSession): Transport {
  const session = new Sessions().get("");
  startScenario(session, scenario);
  const request = { origin, query: { market: market.flag ?? "" } };
  return async (plan, input, { signal, headers = {}, isLook }) => {
    const [name, action] = Object.entries(project.actions).find(([, { path }]) => path === plan.path) ?? [];
    if (name === undefined || action === undefined) throw new Error(`No action is called by ${plan.path}.`);
    if (plan.success === "address") return { body: `${origin}${plan.path}?${new URLSearchParams(writeTexts(input))}` };
    const scripted = takeScripted(session, name);
    const { fault, delayMs = 0 } = scripted ?? {};
    const small = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]));
    // A call that is lost on its way has changed nothing.
    const text =
      fault === "offline"
        ? ""
        : await createBody(
            { project, mock, name, action, session, now: clock.now, request: { ...request, headers: small } },
            input,
            scripted,
          );
    const broken = fault && breakResponse(fault, plan.commits !== undefined || isLook === true, success(action));
    const isEndless = fault !== undefined && broken === undefined;
    if (isEndless || delayMs >= timeoutMs) return (await pass(clock, timeoutMs, signal)) ? { failure: "timeout" } : { failure: "network" };
    if (delayMs > 0 && !(await pass(clock, delayMs, signal))) return { failure: "network" };
    return broken ?? { body: parseJson(text) };
  };
}

function writeTexts(input: { readonly [name: string]: unknown }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isObject(value) ? JSON.stringify(value) : String(value)]));
}

/** Whether the time passed before the caller gave up. */
function pass(clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      cancel();
      resolve(false);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    });
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
  });
}
