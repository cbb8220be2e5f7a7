/** What a project makes of a check: its settings say it, or what the check is usually. */
import { quoteName, type Settings } from "../../core/format/index.ts";
import type { Check, CheckOptions } from "./check.ts";

type State = "on" | "notice" | "off";

function usualState({ recommended, isGuess }: Pick<Check, "recommended" | "isGuess">): State {
  if (recommended === false) return "off";
  return isGuess ? "notice" : "on";
}

/** What a check is where a project says nothing of it, and what can be set, in words for authors. */
export function describeState(check: Pick<Check, "recommended" | "isGuess" | "isFixed" | "options">): string {
  const numbers = Object.entries(check.options ?? {}).map(([name, value]) => `${quoteName(name)} (${value})`);
  const settable = numbers.length === 0 ? "" : ` Numbers: ${numbers.join(", ")}.`;
  const words = { on: "On.", notice: "A notice, unless the settings switch it on.", off: "Off, unless the settings switch it on." };
  return (check.isFixed ? "Always on." : words[usualState(check)]) + settable;
}

/** With options alone a check is on: who tunes it wants it. */
function stateOf(check: Check, { checks = {} }: Settings): State {
  const set = checks[check.id];
  if (check.isFixed || set === undefined) return usualState(check);
  return typeof set === "string" ? set : "on";
}

export interface SetCheck<C extends Check> {
  readonly check: C;
  readonly isNotice: boolean;
  readonly options: CheckOptions;
}

/** The checks that run in a project. */
export function listSet<C extends Check>(checks: readonly C[], settings: Settings): SetCheck<C>[] {
  return checks.flatMap((check) => {
    const state = stateOf(check, settings);
    const set = settings.checks?.[check.id];
    const options = { ...check.options, ...(typeof set === "object" && set) };
    return state === "off" ? [] : [{ check, isNotice: state === "notice", options }];
  });
}
