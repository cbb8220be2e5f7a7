// The budget of one evaluation.

import { Stop } from "./build-text.ts";

/** Under it a scope may have what is called when an evaluation in it stops. No path leads to it. */
export const onStop: unique symbol = Symbol("onStop");

export interface Work {
  steps: number;
  nodes: number;
}

export function spend(work: Work, steps: number): void {
  work.steps -= steps;
  if (work.steps < 0) throw new Stop("step-limit");
}
