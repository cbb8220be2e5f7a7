// How many steps one tap can come to.
import type { ScreenDefinition } from "../../core/format/index.ts";
import { createStepCounter } from "../checker/index.ts";
import { walkStarts } from "../compiler/index.ts";

/** The most steps that anything of the screen starts. */
export function countSteps(screen: ScreenDefinition): number {
  const count = createStepCounter(screen);
  const started = [...walkStarts(screen)].map(({ flow }) => flow);
  return Math.max(0, ...[...started, ...Object.keys(screen.flows ?? {})].map(count));
}
