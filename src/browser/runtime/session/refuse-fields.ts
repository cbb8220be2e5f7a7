import { readOwn } from "../../../core/json/index.ts";
import type { Failure } from "../ports.ts";
import type { SessionContext, StepOf } from "./session-context.ts";

/** Says beside each field what the server says of its input, and leads to the first; false where it says nothing of any. */
export function refuseFields(context: SessionContext, step: StepOf<"call">, { fields = {} }: Failure): boolean {
  const names = readOwn(context.module.plan.actions, step.action)?.wire?.request;
  const refused = Object.entries(step.fields ?? {}).flatMap(([input, node]) => {
    const text = readOwn(fields, readOwn(names, input) ?? input);
    return text ? [{ node, text }] : [];
  });
  for (const { node, text } of refused) {
    context.heard.add(text);
    context.refuse(node, text);
  }
  const [first] = refused;
  if (first) context.focus(first.node);
  return first !== undefined;
}
