// How many steps one tap can come to: flows that run flows grow by multiplication although none runs itself.
import type { ScreenDefinition, StepDefinition } from "../../core/format/index.ts";
import { branchesOf, namesIn, walkStarts } from "../compiler/index.ts";

/** The most steps that anything of the screen starts, counting a flow's steps each time it is run. A cycle counts as infinite. */
export function countSteps(screen: ScreenDefinition): number {
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
  const started = [...walkStarts(screen)].map(({ flow }) => (typeof flow === "string" ? ofFlow(flow) : ofSteps(flow)));
  return Math.max(0, ...started, ...[...flows.keys()].map(ofFlow));
}
