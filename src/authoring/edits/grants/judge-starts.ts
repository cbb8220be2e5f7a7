// What a screen does newly, from another place or otherwise: each start whose steps, or what decides these, is not as it was.
import type { GrantDefinition, StepDefinition } from "../../../core/format/index.ts";
import { deepEqual, joinPointer, readOwn } from "../../../core/json/index.ts";
import { type Catalogue, namesIn, writesOf } from "../../compiler/index.ts";
import { type Beyond, covers, notNamed, type Place } from "./covers.ts";
import { isOfHost } from "./judge-contents.ts";
import { followIn } from "./reads.ts";
import { listStarts } from "./starts.ts";
import type { View } from "./view.ts";

export interface StartContext {
  readonly grant: GrantDefinition;
  readonly catalogue: Pick<Catalogue, "actions">;
}

/** Of a start that has changed every step counts: what stands before a call decides whether it is called. */
export function judgeStarts(before: View, after: View, { grant, catalogue }: StartContext): Beyond[] {
  const old = listStarts(before, catalogue);
  const ofStarts = [...listStarts(after, catalogue)].flatMap(([key, { form, steps, pointer }]) => {
    if (deepEqual(old.get(key)?.form, form)) return [];
    const at = after.at(pointer);
    const places = steps.flatMap(({ step }) => [...placesOf(step, before, after)]);
    const found = places.filter((place) => !covers(grant[place.key], place.name)).map((place) => notNamed(grant, { ...place, at }));
    return [...found, ...steps.flatMap(({ step }) => addressesOf(step, grant).map((place) => notNamed(grant, { ...place, at })))];
  });
  return [...ofStarts, ...judgeLoads(before, after, grant)];
}

/** What is loaded is called, too: whether and with what follows from what its condition and its input read. */
function judgeLoads(before: View, after: View, grant: GrantDefinition): Beyond[] {
  const formOf = (view: View, name: string): unknown => {
    const load = readOwn(view.screen.load, name);
    return [load, followIn({ when: load?.when, input: load?.input }, view)];
  };
  return Object.entries(after.screen.load ?? {}).flatMap(([name, { action }]) => {
    if (covers(grant.actions, action) || deepEqual(formOf(before, name), formOf(after, name))) return [];
    const at = after.at(joinPointer("", "load", name));
    return [notNamed(grant, { key: "actions", kind: "action", name: action, what: "is called newly or otherwise", at })];
  });
}

type Named = Omit<Place, "at">;

function* placesOf(step: StepDefinition, before: View, after: View): Generator<Named> {
  yield { key: "steps", kind: "step", name: step.do, what: "is taken newly or otherwise" };
  const loads = namesIn(step, "load").flatMap(({ name }) => readOwn(after.screen.load, name)?.action ?? []);
  for (const name of [...namesIn(step, "action").map((one) => one.name), ...loads])
    yield { key: "actions", kind: "action", name, what: "is called newly or otherwise" };
  for (const { name } of namesIn(step, "screen")) yield { key: "opens", kind: "screen", name, what: "is opened newly or otherwise" };
  for (const { path } of writesOf(step)) {
    const [root, name = ""] = path.split(".");
    if (root === "state" && readOwn(before.screen.state, name) !== undefined)
      yield { key: "parts", kind: "state", name: `state.${name}`, what: "is set newly or otherwise" };
  }
}

/** What a step leads to, unless it is written out and of a host of the grant. */
function addressesOf(step: StepDefinition, grant: GrantDefinition): Named[] {
  const named = (name: unknown, what: string): Named => ({ key: "hosts", kind: "address", name: String(name), what });
  const leads = step.do === "leave" ? [step.url] : step.do === "open" && step.ifFrameable !== undefined ? [step.ifFrameable] : [];
  const passes = step.do === "leave" && step.addLaunchParams === true ? [named(step.url, "gets the launch parameters")] : [];
  return [...leads.filter((url) => !isOfHost(url, grant)).map((url) => named(url, "is opened newly or otherwise")), ...passes];
}
