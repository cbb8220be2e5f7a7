// Steps: one without a list, the name of a flow, and what a step says in fewer words.

import { stepParts } from "../../../core/format/index.ts";
import { isObject, type JsonObject, joinPointer, readOwn } from "../../../core/json/index.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandInputs } from "./expand-inputs.ts";
import { expandWording } from "./expand-wording.ts";
import { changeEach } from "./places.ts";

/** What stands where the name of a flow may stand, too. */
export function expandFlow(value: unknown, pointer: string, context: ExpandContext): unknown {
  return typeof value === "string" ? value : expandSteps(value, pointer, context);
}

/** What stands where a list of steps is needed. */
export function expandSteps(value: unknown, pointer: string, context: ExpandContext): unknown {
  const written = context.form.find(pointer).pointer;
  if (Array.isArray(value)) {
    const steps: unknown[] = [];
    for (const [index, step] of value.entries())
      steps.push(...expandStep(step, { list: pointer, index: steps.length, written: joinPointer(written, index) }, context));
    return steps;
  }
  if (typeof value !== "string") return isObject(value) ? expandStep(value, { list: pointer, index: 0, written }, context) : value;
  context.form.note(joinPointer(pointer, 0), written);
  context.form.note(joinPointer(pointer, 0, "flow"), written);
  return [{ do: "run", flow: value }];
}

interface StepPlace {
  /** Of its list in the long form. */
  readonly list: string;
  /** In that list. */
  readonly index: number;
  /** Where the step is written. */
  readonly written: string;
}

function expandStep(step: unknown, { list, index, written }: StepPlace, context: ExpandContext): unknown[] {
  if (!isObject(step)) return [step];
  const { steps, moved } = expandWording(step);
  for (const offset of steps.keys()) context.form.note(joinPointer(list, index + offset), written);
  for (const [part, [offset, ...path]] of moved) context.form.note(joinPointer(list, index + offset, ...path), joinPointer(written, part));
  return steps.map((one, offset) => expandParts(one, joinPointer(list, index + offset), context));
}

/** The steps and inputs inside a step. */
function expandParts(step: JsonObject, pointer: string, context: ExpandContext): JsonObject {
  const { steps = [], stepsByName = [], inputs = [] } = readOwn(stepParts, String(step["do"])) ?? {};
  const expand = (name: string, part: unknown): unknown => {
    const at = joinPointer(pointer, name);
    if (steps.includes(name)) return expandSteps(part, at, context);
    if (inputs.includes(name)) return expandInputs(part, at, context);
    return stepsByName.includes(name) ? changeEach(part, (one, key) => expandSteps(one, joinPointer(at, key), context)) : part;
  };
  return Object.fromEntries(Object.entries(step).map(([name, part]) => [name, expand(name, part)]));
}
