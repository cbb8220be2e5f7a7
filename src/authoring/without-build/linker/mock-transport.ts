// The mock server as a transport: no HTTP, and delays on the clock of the test.
import { type Attempt, byEither, type Clock, endCall, type Transport, tryAgain, wire } from "../../../browser/runtime/index.ts";
import { type ActionPlan, listNames, type MarketDefinition, type Scenario } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { readResponseNames } from "../../../core/market/index.ts";
import { breakResponse, createResponse, type MockProject, Sessions, startScenario, takeScripted } from "../../mock/calls/index.ts";
import type { CompiledMock } from "../../mock/data/index.ts";

type Values = { readonly [name: string]: unknown };

/** What is served to every session. */
export interface ServedMock {
  /** With the names of the API host on the wire. */
  readonly project: MockProject;
  readonly mock: CompiledMock;
}

/** A request by our names, and as it stands on the wire. */
export interface SentCall {
  readonly action: string;
  readonly input: Values;
  readonly sent: Values;
}

interface MockSession extends ServedMock {
  readonly market: MarketDefinition;
  readonly scenario: Scenario | undefined;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Whether calls that only read are sent again, as a browser does it. */
  readonly isRetried: boolean;
  isOnline(): boolean;
  onSend(call: SentCall): void;
}

export const origin = "https://app.example";

/** Between the shortest and the longest pause before a call is sent again. */
const middle = 0.5;

const endless: readonly (string | undefined)[] = ["hang", "drip"];

export function createMockTransport({ project, mock, market, scenario, isRetried, isOnline, onSend, ...time }: MockSession): Transport {
  const { clock } = time;
  const session = new Sessions().get("");
  startScenario(session, scenario);
  const request = { origin, query: { market: market.flag ?? "" } };
  const read = byEither(readResponseNames(project.wire));
  return async ({ name, action: plan, input: sent }, { signal, headers = {}, isLook }) => {
    const action = project.actions[name];
    if (action === undefined)
      throw new Error(`The project has no action \`${name}\`. It has ${listNames(Object.keys(project.actions), "and")}.`);
    const input = readInput(plan, sent);
    const small = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]));
    const context = { project, mock, name, action, session, now: clock.now, request: { ...request, headers: small } };
    const isKnown = plan.commits !== undefined || isLook === true;
    const send = async (ending: AbortSignal): Promise<Attempt> => {
      if (!isOnline()) return { failure: "network", mayPass: true };
      onSend({ action: name, input, sent });
      if (plan.success === "address") return { data: `${origin}${plan.path}?${new URLSearchParams(writeTexts(sent))}` };
      const scripted = takeScripted(session, name);
      const { fault, delayMs = 0 } = scripted ?? {};
      // A call that is lost on its way has changed nothing.
      const { status, body } = fault === "offline" ? { status: 200, body: null } : await createResponse(context, input, scripted);
      if (!(await pass(clock, endless.includes(fault) ? Number.POSITIVE_INFINITY : delayMs, ending))) return { failure: "network" };
      const text = body === undefined ? "" : JSON.stringify(body);
      if (fault === undefined) return read({ status, text }, plan, isKnown);
      const broken = await breakResponse(fault, context, text, ending);
      if (broken.type === "error") return { failure: "network", mayPass: true };
      return read({ status: broken.status, text: await broken.text() }, plan, isKnown);
    };
    return withTimeLimit(time, signal, (ending) =>
      isRetried && plan.reads ? tryAgain(() => send(ending), { clock, random: () => middle, signal: ending }) : send(ending),
    );
  };
}

/** As a browser ends a call, whatever it is sent again. */
async function withTimeLimit(
  { clock, timeoutMs }: Pick<MockSession, "clock" | "timeoutMs">,
  signal: AbortSignal,
  send: (ending: AbortSignal) => Promise<Attempt>,
): ReturnType<Transport> {
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  const cancel = clock.after(timeoutMs, abort);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const outcome = await send(limit.signal);
  cancel();
  signal.removeEventListener("abort", abort);
  return endCall(outcome, limit.signal.aborted && !signal.aborted);
}

function readInput(plan: ActionPlan, sent: Values): Values {
  const input = wire.read(sent, plan.wire?.request);
  return isObject(input) ? input : {};
}

function writeTexts(input: Values): { [name: string]: string } {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isObject(value) ? JSON.stringify(value) : String(value)]));
}

/** Whether the time passed before the caller gave up. */
function pass(clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || ms === 0) return Promise.resolve(!signal.aborted);
  return new Promise((resolve) => {
    const stop = (): void => {
      cancel();
      resolve(false);
    };
    const end = (): void => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    };
    // A timer takes no infinite time: it would run off at once.
    const cancel = ms === Number.POSITIVE_INFINITY ? () => {} : clock.after(ms, end);
    signal.addEventListener("abort", stop, { once: true });
  });
}
