/** Steps and branches left out, put in another order, cut off, or without what makes them harmless. */

import { isObject } from "../../src/core/json/index.ts";
import { type Json, type JsonObject, type Mutant, mutate, removeValue, replaceValue, type Target } from "./mutant.ts";

/** Steps that the rest of the flow or the widget relies on. */
export function leaveOutSteps(target: Target): Mutant[] {
  const needed = new Set(["validate", "reply", "open", "clear"]);
  return target.places
    .filter(({ value, around }) => isObject(value) && Array.isArray(around) && needed.has(String(value["do"])))
    .map((place) => removeValue(target, "step left out", place));
}

/** Branches of a call that handle a failure. */
export function leaveOutBranches(target: Target): Mutant[] {
  const branches = target.places.filter(
    ({ key, around }) => (key === "fail" || key === "codes") && isObject(around) && around["do"] === "call",
  );
  return branches.flatMap((place) => [
    removeValue(target, "fail or codes", place),
    replaceValue(target, "fail or codes", place, place.key === "fail" ? [] : { "99": [] }),
  ]);
}

/** What goes wrong with one step of a list; `isHere` says where it makes a difference. */
interface Slip {
  readonly what: string;
  isHere(step: JsonObject, isLast: boolean): boolean;
  apply(steps: Json[], at: number): void;
}

const slips: readonly Slip[] = [
  {
    what: "a `stop` comes before the next step",
    isHere: (_, isLast) => !isLast,
    apply: (steps, at) => steps.splice(at + 1, 0, { do: "stop" }),
  },
  {
    what: "`validate` comes last",
    isHere: (step, isLast) => step["do"] === "validate" && !isLast,
    apply: (steps, at) => steps.push(...steps.splice(at, 1)),
  },
  {
    what: "`when` is lost",
    isHere: (step, isLast) => step["when"] !== undefined && ["stop", "go"].includes(String(step["do"])) && !isLast,
    apply: (steps, at) => change(steps, at, { when: null }),
  },
  ...["call", "set", "open", "go"].map((name) => ({
    what: `\`do\` becomes \`${name}\``,
    isHere: (step: JsonObject) => step["do"] !== name,
    apply: (steps: Json[], at: number) => change(steps, at, { do: name }),
  })),
];

function change(steps: Json[], at: number, parts: JsonObject): void {
  const step = steps[at];
  if (isObject(step))
    for (const [name, part] of Object.entries(parts)) {
      if (part === null) delete step[name];
      else step[name] = part;
    }
}

/** Steps in another order, cut off, of another kind, or without the condition that makes them harmless. */
export function disorderSteps(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { value: step, around: steps } = place;
    if (!isObject(step) || typeof step["do"] !== "string" || !Array.isArray(steps)) return [];
    const at = Number(place.path[place.path.length - 1]);
    return slips
      .filter(({ isHere }) => isHere(step, at === steps.length - 1))
      .map(({ what, apply }) => mutate(target, "step", place, what, (list) => Array.isArray(list) && apply(list, at)));
  });
}
