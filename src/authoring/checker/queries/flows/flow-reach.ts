/** Which flows lead to which, and which of them end before their last step. */
import { listEvent, type StepDefinition } from "../../../../core/format/index.ts";
import { alwaysEnds, flowOf, namesIn } from "../../../compiler/index.ts";
import type { ScreenIndex } from "../screen-index.ts";
import type { FlowVisit, StepVisit } from "./flow-index.ts";

/** The flows that may run once this one has started: itself, and those that it runs, and so on. */
export function flowsFrom(index: ScreenIndex, start: FlowVisit): FlowVisit[] {
  const found = [start];
  for (const flow of found) {
    for (const { step } of flow.steps) {
      const run = namesIn(step, "flow").map(({ name }) => name);
      found.push(...index.flows.filter((next) => next.name !== undefined && run.includes(next.name) && !found.includes(next)));
    }
  }
  return found;
}

/** Where flows start: an event of a node, a hook of the screen or of a dialog. */
export interface Start {
  readonly pointer: string;
  readonly flows: readonly FlowVisit[];
}

/** Hooks of the screen, and the event of a list, which scrolling alone can start. */
const startsWithoutTap = new RegExp(`^/(on(?:Open|Ready|Close))$|/on/(${listEvent})$`);

/** Every start, with all flows that may then run. */
export function listStarts(index: ScreenIndex): Start[] {
  const inline = index.flows
    .filter(({ name }) => name === undefined)
    .map((flow) => ({ pointer: flow.pointer, flows: flowsFrom(index, flow) }));
  const byName = index.mentions.flatMap(({ flow: name, pointer, from }) => {
    const flow = pointer === from ? index.flows.find((one) => one.name === name) : undefined;
    return flow === undefined ? [] : [{ pointer, flows: flowsFrom(index, flow) }];
  });
  return [...inline, ...byName];
}

/** Steps that may run without a tap, each with the name of what starts it. */
export function stepsWithoutTap(index: ScreenIndex): { readonly hook: string; readonly visit: StepVisit }[] {
  return listStarts(index).flatMap(({ pointer, flows }) => {
    const hook = startsWithoutTap.exec(pointer)?.slice(1).find(Boolean);
    return hook === undefined ? [] : flows.flatMap(({ steps }) => steps.map((visit) => ({ hook, visit })));
  });
}

/** Whether nothing can follow these steps: the flow has stopped, or the screen is left. */
export function endsHere(steps: readonly StepDefinition[], { screen }: Pick<ScreenIndex, "screen">): boolean {
  return alwaysEnds(steps, (name) => flowOf(screen, name));
}
