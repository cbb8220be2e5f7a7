/** Scenarios that every screen can meet, from what it asks the server for. */
import type { ActionDefinition, CommonScenarios, Scenario, ScreenDefinition } from "../../../core/format/index.ts";
import { type Source, walkStarts, walkSteps } from "../../compiler/index.ts";
import { type Situations, situations } from "./engine-scenarios.ts";

type Common = Situations[string];
type Load = NonNullable<ScreenDefinition["load"]>[string];
type Actions = ReadonlyMap<string, ActionDefinition>;

/** Those of every project, and those of this one, which may take the place of one of the same name. */
export function listSituations(shared: Source<CommonScenarios> | undefined): Situations {
  return { ...situations, ...shared?.value.scenarios };
}

/**
 * By name: for the first entry of `load` those of every screen, for each further action the same with the entry's name before it.
 * A screen that loads nothing has them for its first call.
 */
export function deriveScenarios(screen: ScreenDefinition, common: Situations, actions: Actions): { [name: string]: Scenario } {
  const seen = new Set<string>();
  const entries = Object.entries(screen.load ?? {}).filter(([, { action }]) => !seen.has(action) && seen.add(action));
  if (entries.length === 0) return mapEntries(common, (one) => deriveForCall(one, findFirstCall(screen, actions)));
  const derived = entries.flatMap(([entry, loaded], index) =>
    Object.entries(common).map(([name, one]) => [index === 0 ? name : `${toKebab(entry)}-${name}`, deriveForLoad(one, loaded)] as const),
  );
  return Object.fromEntries(derived);
}

function deriveForLoad({ description, answer, state = "ready" }: Common, load: Load): Scenario {
  const { action, optional = false } = load;
  const comesTo = state === "failed" && optional ? "ready" : state;
  const shows = comesTo === "failed" ? shownFailure(answer, load) : [];
  return { description, answers: { [action]: answer }, state: comesTo, shows };
}

/** The screen is there before the call. */
function deriveForCall({ description, answer }: Common, action: string | undefined): Scenario {
  const what = action === undefined ? `${description} This screen asks the server for nothing.` : description;
  return { description: what, answers: action === undefined ? {} : { [action]: answer }, state: "ready", shows: [] };
}

/** What the screen calls when it opens, else at a tap. An address that is only put together is no call. */
function findFirstCall(screen: ScreenDefinition, actions: Actions): string | undefined {
  const inPlace = [...walkStarts(screen)].flatMap(({ flow, node }) => {
    if (node?.isOff) return [];
    return typeof flow === "string" ? [screen.flows?.[flow] ?? []] : [flow];
  });
  for (const steps of [...inPlace, ...Object.values(screen.flows ?? {})])
    for (const { step } of walkSteps(steps, ""))
      if (step.do === "call" && actions.get(step.action)?.success !== "address") return step.action;
  return undefined;
}

export function mapEntries<T, R>(record: { readonly [name: string]: T }, map: (value: T, name: string) => R): { [name: string]: R } {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}

/** A failed screen shows the text that the entry has for that, else what the server says. */
function shownFailure({ code, message = "" }: Common["answer"], { failed }: Load): string[] {
  if (failed === undefined) return code === undefined || message === "" ? [] : [message];
  return !failed.includes("{") || isTextOfScreen(failed) ? [failed] : [];
}

/** Which text it is depends on the language. */
export function isTextOfScreen(text: string): boolean {
  return /^\{texts\.\w+\}$/.test(text);
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
