import type { ScreenDefinition, StepDefinition } from "../../core/format/index.ts";

/** A flow of the screen by its name. A name that every object has, such as `toString`, is no flow. */
export function flowOf({ flows = {} }: Pick<ScreenDefinition, "flows">, name: string): readonly StepDefinition[] | undefined {
  return Object.entries(flows).find(([own]) => own === name)?.[1];
}
