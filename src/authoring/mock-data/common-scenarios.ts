/** Scenarios that follow from what a screen loads. */
import type { CommonScenarios, Scenario, ScreenDefinition } from "../../core/format/index.ts";

type Common = CommonScenarios["scenarios"][string];
type Load = NonNullable<ScreenDefinition["load"]>[string];

/** By name: for the first entry of `load` those of every screen, for each further action the same with the entry's name before it. */
export function deriveScenarios({ load = {} }: ScreenDefinition, common: CommonScenarios["scenarios"]): { [name: string]: Scenario } {
  const seen = new Set<string>();
  const entries = Object.entries(load).filter(([, { action }]) => !seen.has(action) && seen.add(action));
  const derived = entries.flatMap(([entry, loaded], index) =>
    Object.entries(common).map(([name, one]) => [index === 0 ? name : `${toKebab(entry)}-${name}`, deriveOne(one, loaded)] as const),
  );
  return Object.fromEntries(derived);
}

function deriveOne({ description, answer, state = "ready" }: Common, load: Load): Scenario {
  const { action, optional = false } = load;
  const comesTo = state === "failed" && optional ? "ready" : state;
  const shows = comesTo === "failed" ? shownFailure(answer, load) : [];
  return { description, answers: { [action]: answer }, state: comesTo, shows };
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
