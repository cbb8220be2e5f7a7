import type { FlowTestAct } from "../../../../core/format/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import type { RecordedStep } from "../../protocol/recording.ts";

export function listActs(steps: readonly RecordedStep[]): readonly FlowTestAct[] {
  return steps.flatMap((step) => (step.kind === "act" ? [step.act] : []));
}

/** An act as a line: what the user does, and where. */
export function describeAct(act: FlowTestAct): string {
  if ("tap" in act) return `tap ${act.tap}${entryOf(act)}`;
  if ("fill" in act) return `fill ${act.fill}${entryOf(act)} with ${JSON.stringify(act.with)}`;
  if ("event" in act) return `${act.event} ${act.on}${entryOf(act)}${act.with === undefined ? "" : ` with ${JSON.stringify(act.with)}`}`;
  return "wait" in act ? `wait ${act.wait} s` : act.do;
}

function entryOf({ entry }: { readonly entry?: number }): string {
  return entry === undefined ? "" : ` (${entry + 1}.)`;
}

/** What came of it, as a line. */
export function describeStep(step: RecordedStep): string {
  if (step.kind === "act") return describeAct(step.act);
  if (step.kind === "call") return `calls ${step.action}`;
  if (step.kind === "response") return `${step.action}: ${step.failure ?? writeResult(step.body)}`;
  const { what, detail } = step;
  const shown = isObject(detail) ? (detail["route"] ?? "") : detail;
  return shown === undefined || shown === null || shown === "" ? what : `${what} ${String(shown)}`;
}

function writeResult(body: unknown): string {
  if (!isObject(body)) return "a response";
  return [body["code"], body["message"]].filter((one) => typeof one === "string" && one !== "").join(" ") || "a response";
}
