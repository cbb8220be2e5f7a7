import type { FlowTestAct } from "../../../../core/format/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { describeAct, type RecordedStep } from "../../protocol/recording.ts";

export function listActs(steps: readonly RecordedStep[]): readonly FlowTestAct[] {
  return steps.flatMap((step) => (step.kind === "act" ? [step.act] : []));
}

/** What came of it, as a line. */
export function describeStep(step: RecordedStep): string {
  if (step.kind === "act") return describeAct(step.act);
  if (step.kind === "call") return `calls ${step.action}`;
  if (step.kind === "response") return `${step.action}: ${step.failure ?? writeResult(step.body)}`;
  if (step.kind === "reply") return `the shell replies to ${step.message}`;
  const { what, detail } = step;
  const shown = isObject(detail) ? (detail["route"] ?? "") : detail;
  return shown === undefined || shown === null || shown === "" ? what : `${what} ${String(shown)}`;
}

function writeResult(body: unknown): string {
  if (!isObject(body)) return "a response";
  return [body["code"], body["message"]].filter((one) => typeof one === "string" && one !== "").join(" ") || "a response";
}
