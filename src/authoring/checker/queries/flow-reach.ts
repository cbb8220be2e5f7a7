/** Which flows lead to which, and which of them end before their last step. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { flowOf } from "../../compiler/index.ts";
import type { FlowVisit, ScreenIndex } from "./screen-index.ts";

/** The flows that may run once this one has started: itself, and those that it runs, and so on. */
export function flowsFrom(index: ScreenIndex, start: FlowVisit): FlowVisit[] {
  const found = [start];
  for (const flow of found) {
    for (const { step } of flow.steps) {
      const next = step.do === "run" ? index.flows.find(({ name }) => name === step.flow) : undefined;
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** Where flows start: an event of a node, a hook of the screen or of a dialog. */
export interface Start {
  readonly pointer: string;
  readonly flows: readonly FlowVisit[];
}

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

/** Whether nothing can follow these steps: the flow has stopped, or the screen is left. */
export function alwaysEnds(steps: readonly StepDefinition[], index: ScreenIndex, seen: readonly string[] = []): boolean {
  return steps.some((step) => endsFlow(step, index, seen));
}

function endsFlow(step: StepDefinition, index: ScreenIndex, seen: readonly string[]): boolean {
  if (step.do === "if") return step.else !== undefined && alwaysEnds(step.then, index, seen) && alwaysEnds(step.else, index, seen);
  if (step.when !== undefined) return false;
  if (step.do === "stop" || step.do === "go" || step.do === "back") return true;
  if (step.do === "leave") return step.refused === undefined || alwaysEnds(step.refused, index, seen);
  if (step.do === "call") return step.ok !== undefined && alwaysEnds(step.ok, index, seen);
  if (step.do !== "run" || seen.includes(step.flow)) return false;
  return alwaysEnds(flowOf(index.screen, step.flow) ?? [], index, [...seen, step.flow]);
}
