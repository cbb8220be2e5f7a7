/** Which flows lead to which, and which of them end before their last step. */
import { listEvent, type StepDefinition } from "../../../../core/format/index.ts";
import { alwaysEnds, flowOf, type NodeAt, namesIn, perObject } from "../../../compiler/index.ts";
import type { NodeVisit, ScreenIndex } from "../screen-index.ts";
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
  /** The node whose event it is; absent for a hook. */
  readonly at: NodeVisit | undefined;
  /** The one that it runs itself. */
  readonly flow: FlowVisit;
  /** That one, and all that may then run. */
  readonly flows: readonly FlowVisit[];
  /** Those of all these flows. */
  readonly steps: readonly StepVisit[];
}

/** Hooks of the screen, and the event of a list, which scrolling alone can start. */
const startsWithoutTap = new RegExp(`^/(on(?:Open|Ready|Close))$|/on/(${listEvent})$`);

/** Every start. Many checks ask for them. */
export const listStarts = perObject((index: ScreenIndex): readonly Start[] => {
  const start = (pointer: string, flow: FlowVisit): Start => {
    const at = index.nodes.find((node) => pointer.startsWith(`${node.pointer}/on/`));
    const flows = flowsFrom(index, flow);
    return { pointer, at, flow, flows, steps: flows.flatMap(({ steps }) => steps) };
  };
  const inline = index.flows.filter(({ name }) => name === undefined).map((flow) => start(flow.pointer, flow));
  const byName = index.mentions.flatMap(({ flow: name, pointer, from }) => {
    const flow = pointer === from ? index.flows.find((one) => one.name === name) : undefined;
    return flow === undefined ? [] : [start(pointer, flow)];
  });
  return [...inline, ...byName];
});

/** The steps that may run after an event of a node. */
export function stepsFrom(index: ScreenIndex, node: NodeAt): readonly StepVisit[] {
  return listStarts(index).flatMap(({ at, steps }) => (at === node ? steps : []));
}

/** Steps that may run without a tap, each with the name of what starts it. */
export function stepsWithoutTap(index: ScreenIndex): { readonly hook: string; readonly visit: StepVisit }[] {
  return listStarts(index).flatMap(({ pointer, steps }) => {
    const hook = startsWithoutTap.exec(pointer)?.slice(1).find(Boolean);
    return hook === undefined ? [] : steps.map((visit) => ({ hook, visit }));
  });
}

/** Whether nothing can follow these steps: the flow has stopped, or the screen is left. */
export function endsHere(steps: readonly StepDefinition[], { screen }: Pick<ScreenIndex, "screen">): boolean {
  return alwaysEnds(steps, (name) => flowOf(screen, name));
}
