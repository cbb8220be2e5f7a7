import type { ActionDefinition, Inputs } from "../../../../core/format/index.ts";
import type { ScreenIndex } from "../screen-index.ts";
import type { StepVisit } from "./flow-index.ts";

/** A call of an action: an entry of `load`, or a `call` step. */
export interface Call {
  readonly action: string;
  readonly input: Inputs;
  readonly pointer: string;
  readonly definition: ActionDefinition | undefined;
  /** Absent for an entry of `load`. */
  readonly visit?: StepVisit;
}

export function listCalls({ screen, steps, catalogue }: ScreenIndex): Call[] {
  const loads = Object.entries(screen.load ?? {}).map(([name, { action, input }]) => ({
    action,
    input: input ?? {},
    pointer: `/load/${name}`,
    definition: catalogue.actions.get(action),
  }));
  const calls = steps.flatMap((visit) => {
    const { step, pointer } = visit;
    return step.do === "call"
      ? [{ action: step.action, input: step.input ?? {}, pointer, definition: catalogue.actions.get(step.action), visit }]
      : [];
  });
  return [...loads, ...calls];
}

/** Names of the parameters of a screen that are amounts. */
export function listAmountParams({ directory }: ScreenIndex, screen: string): string[] {
  return Object.entries(directory.screens.get(screen)?.params ?? {}).flatMap(([name, kind]) => (kind.startsWith("amount") ? name : []));
}

/** The file of the catalogue that declares an action; their folder when none names it. */
export function fileOfAction(texts: ReadonlyMap<string, string>, name: string): string {
  const folder = "screens/catalogue/actions";
  return [...texts.keys()].find((path) => path.startsWith(`${folder}/`) && texts.get(path)?.includes(`"${name}"`)) ?? folder;
}
