// The budget of one evaluation.

import { Stop } from "./build-text.ts";

export interface Work {
  steps: number;
  nodes: number;
}

export function spend(work: Work, steps: number): void {
  work.steps -= steps;
  if (work.steps < 0) throw new Stop("step-limit");
}
