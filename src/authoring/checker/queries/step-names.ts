import { joinPointer } from "../../../core/json/index.ts";
import { type NameKind, namesIn } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

/** Every name of one kind that the steps of a screen mention. */
export function listStepNames(
  { steps }: Pick<ScreenIndex, "steps">,
  kind: NameKind,
): { readonly name: string; readonly pointer: string }[] {
  return steps.flatMap(({ step, pointer }) =>
    namesIn(step, kind).map(({ name, path }) => ({ name, pointer: joinPointer(pointer, ...path) })),
  );
}
