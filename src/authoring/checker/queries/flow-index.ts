import type { StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { branchesOf } from "../../compiler/index.ts";
import type { FlowVisit, StepVisit } from "./screen-index.ts";

/** Visits the steps of a flow, each before its branches. */
export function collectFlow(flow: Omit<FlowVisit, "steps">, steps: readonly StepDefinition[]): FlowVisit {
  const visits: StepVisit[] = [];
  const collect = (siblings: readonly StepDefinition[], pointer: string, parent: StepVisit | undefined) => {
    for (const [siblingIndex, step] of siblings.entries()) {
      const visit: StepVisit = { step, pointer: joinPointer(pointer, siblingIndex), siblings, siblingIndex, parent };
      visits.push(visit);
      for (const { path, steps: inside } of branchesOf(step)) collect(inside, joinPointer(visit.pointer, ...path), visit);
    }
  };
  collect(steps, flow.pointer, undefined);
  return { ...flow, steps: visits };
}
