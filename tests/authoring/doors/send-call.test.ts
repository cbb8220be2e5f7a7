// A transport in code leaves nothing behind, however its call ends: no timer, and nothing on a signal that lives as long as the page.
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SendCall, toTransport } from "../../../src/browser/embed/transport.ts";
import { action } from "../../support/session/open-session.ts";
import { reading, writing } from "../../support/session/wire.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => [vi.useRealTimers(), vi.restoreAllMocks()]);

const hang = (): Promise<never> => new Promise(() => undefined);
const pass = (): void => void vi.advanceTimersByTime(60_000);

it.each<[what: string, send: SendCall, end: (call: AbortController) => void, reply: object]>([
  ["resolves", async () => [1], () => undefined, { data: [1] }],
  ["rejects", () => Promise.reject(new TypeError("Failed to fetch")), () => undefined, { failure: "network" }],
  ["is cancelled", hang, (call) => call.abort(), { failure: "network" }],
  ["takes too long", hang, pass, { failure: "timeout" }],
  ["has a limit of its own", Object.assign(async () => [2], { hasLimit: true as const }), () => undefined, { data: [2] }],
])("nothing is left of a call that %s", async (_, send, end, reply) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const calling = new AbortController();
  const call = { name: "ask", action: action(), input: {} };
  const under = toTransport(send, { writing, reading, timeoutMs: 60_000 })(call, { signal: calling.signal });
  expect(getEventListeners(calling.signal, "abort")).toHaveLength(1);
  end(calling);
  expect(await under).toMatchObject(reply);
  expect([vi.getTimerCount(), getEventListeners(calling.signal, "abort").length]).toEqual([0, 0]);
});
