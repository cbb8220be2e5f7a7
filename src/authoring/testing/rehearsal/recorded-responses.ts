// Responds to the calls of a session with what the server said in a recorded visit.
import { type Reply, wire } from "../../../browser/runtime/index.ts";
import type { ActionPlan, ScreenPlan } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { RecordedStep, Recording } from "../../studio/protocol/recording.ts";
import { origin } from "../../without-build/linker/index.ts";
import type { Situation } from "../flow-tests/index.ts";

interface RecordedReply {
  readonly reply: Reply;
  readonly delayMs: number;
}

/** By what a call is on the wire, because actions may have other names in another release. */
export type Responses = ReadonlyMap<string, readonly RecordedReply[]>;

function nameCall({ method, path }: Pick<ActionPlan, "method" | "path">): string {
  return `${method} ${path}`;
}

/** The plan is of the definitions under which the visit was made: it says how the server wrote. */
export function readResponses({ steps }: Recording, { actions }: Pick<ScreenPlan, "actions">): Responses {
  const found = new Map<string, RecordedReply[]>();
  const waiting = new Map<string, number[]>();
  for (const step of steps) {
    if (step.kind === "call") waiting.set(step.action, [...(waiting.get(step.action) ?? []), step.at]);
    if (step.kind !== "response") continue;
    const action = actions[step.action];
    const name = action === undefined ? step.action : nameCall(action);
    const sentAt = waiting.get(step.action)?.shift() ?? step.at;
    found.set(name, [...(found.get(name) ?? []), { reply: readReply(step, action), delayMs: step.at - sentAt }]);
  }
  return found;
}

const failures = ["network", "timeout", "service", "signedOut", "refused"] as const;

function readReply({ body, failure }: Extract<RecordedStep, { kind: "response" }>, action: ActionPlan | undefined): Reply {
  if (failure !== undefined) return { failure: failures.find((one) => one === failure) ?? "service" };
  if (isObject(body) && "data" in body) return { data: withWireNames(body["data"], action) };
  const { code = "", message = "", ...others } = isObject(body) ? body : {};
  return { refusal: { ...others, code: String(code), message: String(message) } };
}

function withWireNames(data: unknown, action: ActionPlan | undefined): unknown {
  const names = Object.entries(action?.wire?.answer ?? {}).map(([own, written]) => [written, own]);
  return names.length === 0 ? data : wire.read(data, Object.fromEntries(names));
}

/** A call that the visit did not make is never responded to, and neither is one more of those that it did. */
export function connectRecorded(responses: Responses): Situation["connect"] {
  const taken = new Map<string, number>();
  return ({ clock, onSend }) =>
    async ({ action, input }) => {
      const name = nameCall(action);
      onSend({ action: name, input: { ...input }, sent: { input, ...howWritten(action) } });
      if (action.success === "address") return { data: `${origin}${action.path}?${new URLSearchParams(textsOf(input))}` };
      const at = taken.get(name) ?? 0;
      taken.set(name, at + 1);
      const recorded = responses.get(name)?.[at];
      return new Promise((resolve) => {
        if (recorded === undefined) return;
        if (recorded.delayMs > 0) clock.after(recorded.delayMs, () => resolve(recorded.reply));
        else resolve(recorded.reply);
      });
    };
}

function howWritten({ headers, body, query, success }: ActionPlan) {
  return { headers, body, query, success };
}

function textsOf(input: { readonly [name: string]: unknown }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isObject(value) ? JSON.stringify(value) : String(value)]));
}
