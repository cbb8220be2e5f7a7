import type { StepDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { branchesOf } from "../../../compiler/index.ts";

/** Steps that start together, with those of their branches. */
export interface FlowVisit {
  readonly pointer: string;
  readonly steps: readonly StepVisit[];
  /** Name of a flow of the screen; absent for inline steps. */
  readonly name?: string;
  readonly hook?: "onOpen" | "onReady" | "onClose";
}

export interface StepVisit {
  readonly step: StepDefinition;
  readonly pointer: string;
  /** The array that contains it, and its index there. */
  readonly siblings: readonly StepDefinition[];
  readonly siblingIndex: number;
  /** The step whose branch contains it. */
  readonly parent: StepVisit | undefined;
}

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
