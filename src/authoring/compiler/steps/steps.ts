// Every kind of step by its name in definitions. A new kind is one more entry in one of these objects.

import type { StepDefinition, StepPlan } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import { callSteps } from "./call-steps.ts";
import { flowSteps } from "./flow-steps.ts";
import { leaveSteps } from "./leave-steps.ts";
import { showSteps } from "./show-steps.ts";
import { stateSteps } from "./state-steps.ts";
import type { Branch, BrowserNeeds, EndContext, NameKind, StepName, StepRecord, StepRecords, StepValue, StepWrite } from "./step-record.ts";
import { timeSteps } from "./time-steps.ts";

const records: StepRecords = { ...callSteps, ...flowSteps, ...leaveSteps, ...showSteps, ...stateSteps, ...timeSteps };

export function recordOf(step: StepDefinition): StepRecord<StepDefinition> {
  return records[step.do];
}

/** The lists of steps inside a step, in the order in which its schema names them. */
export function branchesOf(step: StepDefinition): Branch[] {
  const branches = recordOf(step).branches?.(step) ?? [];
  return branches.flatMap(({ path, steps }) => (steps === undefined ? [] : [{ path, steps }]));
}

/** The parts of a step that are computed, without its `when`. */
export function valuesOf(step: StepDefinition): readonly StepValue[] {
  return recordOf(step).values?.(step) ?? [];
}

/** Paths of the screen's store that a step changes. */
export function writesOf(step: StepDefinition): readonly StepWrite[] {
  return recordOf(step).writes?.(step) ?? [];
}

/** References of a step to declarations of one kind. */
export function namesIn(step: StepDefinition, kind: NameKind): StepName[] {
  return (recordOf(step).names?.(step) ?? []).filter((name) => name.kind === kind);
}

/** Labels of the language that the browser may show for steps of a kind. */
export function labelsOf(kind: string): readonly string[] {
  return readOwn<StepRecord<never>>(records, kind)?.labels ?? [];
}

export function needsOf(plan: StepPlan): BrowserNeeds {
  const record: StepRecord<StepDefinition> = records[plan.do];
  return record.needs?.(plan) ?? {};
}

/**
 * Whether nothing can follow these steps: the flow has stopped, or the screen is left.
 *
 * @param flowOf the steps of a named flow
 */
export function alwaysEnds(
  steps: readonly StepDefinition[],
  flowOf: (name: string) => readonly StepDefinition[] | undefined,
  known = new Map<string, boolean>(),
): boolean {
  const context: EndContext = {
    steps: (inside) => alwaysEnds(inside, flowOf, known),
    flow(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      // A flow that runs itself ends only if something else in it does. Each is read once, however often it is run.
      known.set(name, false);
      const ends = alwaysEnds(flowOf(name) ?? [], flowOf, known);
      known.set(name, ends);
      return ends;
    },
  };
  return steps.some((step) => !("when" in step && step.when !== undefined) && recordOf(step).ends?.(step, context) === true);
}
