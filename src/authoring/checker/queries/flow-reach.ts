/** Which flows lead to which, and which of them end before their last step. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { flowOf } from "../../compiler/index.ts";
import type { FlowVisit, Outline } from "./screen-index.ts";

/** The flows that may run once this one has started: itself, and those that it runs, and so on. */
export function flowsFrom(outline: Outline, start: FlowVisit): FlowVisit[] {
  const found = [start];
  for (const flow of found) {
    for (const { step } of flow.steps) {
      const next = step.do === "run" ? outline.flows.find(({ name }) => name === step.flow) : undefined;
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** A place where something begins: an event of a node, a hook of the screen or of a dialog. */
export interface Start {
  readonly pointer: string;
  readonly flows: readonly FlowVisit[];
}

/** All places where something begins, each with every flow that may then run. */
export function listStarts(outline: Outline): Start[] {
  const inPlace = outline.flows
    .filter(({ name }) => name === undefined)
    .map((flow) => ({ pointer: flow.pointer, flows: flowsFrom(outline, flow) }));
  const byName = outline.mentions.flatMap(({ flow: name, pointer, from }) => {
    const flow = pointer === from ? outline.flows.find((one) => one.name === name) : undefined;
    return flow === undefined ? [] : [{ pointer, flows: flowsFrom(outline, flow) }];
  });
  return [...inPlace, ...byName];
}

/** Whether nothing can follow these steps: the flow has stopped, or the screen is left. */
export function alwaysEnds(steps: readonly StepDefinition[], outline: Outline, seen: readonly string[] = []): boolean {
  return steps.some((step) => endsFlow(step, outline, seen));
}

function endsFlow(step: StepDefinition, outline: Outline, seen: readonly string[]): boolean {
  if (step.do === "if") return step.else !== undefined && alwaysEnds(step.then, outline, seen) && alwaysEnds(step.else, outline, seen);
  if (step.when !== undefined) return false;
  if (step.do === "stop" || step.do === "go" || step.do === "back") return true;
  if (step.do === "leave") return step.refused === undefined || alwaysEnds(step.refused, outline, seen);
  if (step.do === "call") return step.ok !== undefined && alwaysEnds(step.ok, outline, seen);
  if (step.do !== "run" || seen.includes(step.flow)) return false;
  return alwaysEnds(flowOf(outline.screen, step.flow) ?? [], outline, [...seen, step.flow]);
}
