// How many steps one event can come to: flows that run flows grow by multiplication although none runs itself.
import type { ScreenDefinition, StepDefinition } from "../../../../core/format/index.ts";
import { branchesOf, namesIn, perObject } from "../../../compiler/index.ts";
import type { ScreenIndex } from "../screen-index.ts";
import type { FlowVisit } from "./flow-index.ts";

/** The most that analyses follow; the largest of real screens come to a few dozen. */
export const maxEventSteps = 1_000;

/** Counts the steps of a flow, or of one with that name, each time it is run, and looks at each flow once. A cycle counts as infinite. */
export function createStepCounter(screen: Pick<ScreenDefinition, "flows">): (flow: string | readonly StepDefinition[]) => number {
  const flows = new Map(Object.entries(screen.flows ?? {}));
  const known = new Map<string, number>();
  const ofFlow = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, Number.POSITIVE_INFINITY);
    const count = ofSteps(flows.get(name) ?? []);
    known.set(name, count);
    return count;
  };
  const ofSteps = (steps: readonly StepDefinition[]): number => steps.reduce((sum, step) => sum + ofStep(step), 0);
  const ofStep = (step: StepDefinition): number =>
    branchesOf(step).reduce((sum, { steps }) => sum + ofSteps(steps), 1) +
    namesIn(step, "flow").reduce((sum, { name }) => sum + ofFlow(name), 0);
  return (flow) => (typeof flow === "string" ? ofFlow(flow) : ofSteps(flow));
}

export const stepsOf = perObject((index: ScreenIndex) => createStepCounter(index.screen));

/** Whether a flow comes to more steps than analyses follow. */
export function isUnbounded(index: ScreenIndex, { steps }: FlowVisit): boolean {
  return stepsOf(index)(steps.filter(({ parent }) => parent === undefined).map(({ step }) => step)) > maxEventSteps;
}
