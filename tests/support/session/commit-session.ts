import type { CommitPlan, StepPlan } from "../../../src/core/format/index.ts";
import { type CallStep, call, said } from "./call-session.ts";
import { action, button, type Opened, type OpenOptions, openTestSession, settle, testRequest } from "./open-session.ts";

export const commits: CommitPlan = {
  header: "Idempotency-Key",
  aside: ["token"],
  settledBy: {
    action: "look",
    input: { order: { $: [".", "input", "order"] } },
    done: ["==", [".", "answer", "state"], "done"],
    missing: ["==", [".", "answer", "state"], "open"],
    says: { $: [".", "answer", "words"] },
  },
};
export const actions = { save: action({ commits }), look: action({ path: "/look", reads: true }) };
export const dayMs = 86_400_000;
const look: StepPlan = { do: "settle", action: "save", ok: [said("found")], missing: [said("missing")], fail: [said("unclear")] };

export function pay(input: CallStep["input"] = {}, { plan, ...options }: OpenOptions = {}): Opened {
  const sent = { order: "L1", card: "4111", token: "a", ...input };
  const step: Partial<CallStep> = { input: sent, ok: [said("ok")], fail: [said({ $: [".", "answer", "kind"] })] };
  const ask = { ...look, fail: [said({ $: [".", "answer", "message"] })] };
  const body = [
    button([{ do: "call", action: "save", ...step, input: sent }]),
    button([look], { id: "look" }),
    button([ask], { id: "ask" }),
  ];
  return call(step, { ...options, plan: { actions, commits: { save: sent }, body, ...plan } });
}

export type Device = { readonly [key: string]: string };
export const another = { launch: { ...testRequest.launch, owner: "someone" } };

export const stored = (opened: Opened) => ({ device: Object.fromEntries(opened.device.map), visit: Object.fromEntries(opened.visit.map) });
export const keysOf = (...all: Opened[]) => all.flatMap(({ sent }) => sent.map(({ headers }) => headers?.["Idempotency-Key"]));
export const isUnknown = ({ session }: Opened) => session.store.getState().unknown["save"] === true;

export async function answer(opened: Opened, body: unknown = { code: "00" }): Promise<void> {
  opened.sent.at(-1)?.answer(body);
  await settle();
}
export async function lose(opened: Opened, kind: "network" | "timeout" | "service" = "timeout"): Promise<void> {
  opened.sent.at(-1)?.fail(kind);
  await settle();
}
export async function tapped(opened: Opened, id?: string): Promise<Opened> {
  void opened.tap(id);
  await settle();
  return opened;
}

/** Opens the screen that a success has led to, which is ready unless a response is missing. */
export function follow(opened: Opened, { plan, ...options }: OpenOptions = {}): Opened {
  return openTestSession({ ...stored(opened), ...options, plan: { id: "receipt", route: "/receipt", ...plan } });
}
