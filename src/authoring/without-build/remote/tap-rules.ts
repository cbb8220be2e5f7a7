// What in a screen from the network needs a tap: to send, to leave and to go on. One tap calls an action once.
import { type ActionDefinition, listEvent, type ScreenDefinition, type StepDefinition } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import { branchesOf, namesIn, walkStarts } from "../../compiler/index.ts";
import type { Refusal } from "./refusal.ts";

type Actions = ReadonlyMap<string, ActionDefinition>;
/** How often a run can do something, by what it is: the name of an action, or `leaves`. */
type Counts = ReadonlyMap<string, number>;

const leaves = "/leaves";
/** Events that typing or scrolling alone can send. */
const withoutTap: readonly (string | undefined)[] = [undefined, "change", listEvent];

/** A call that may do more than read, whatever its method: a GET can count, begin and send what was typed, as any other. */
function sends({ reads, commits }: ActionDefinition): boolean {
  return commits === true || reads !== true;
}

/** Whether an event comes from something that is drawn to be pressed; a field's Enter needs a keyboard that has one. */
export function isPress(event: string): boolean {
  return event !== "submit" && !withoutTap.includes(event);
}

function joined(all: readonly Counts[], join: (a: number, b: number) => number): Counts {
  const result = new Map<string, number>();
  for (const counts of all) for (const [name, count] of counts) result.set(name, join(result.get(name) ?? 0, count));
  return result;
}

const add = (a: number, b: number): number => a + b;

/** Counts along one way through the steps; of branches only one is taken. Flows must not run themselves. */
function createCounter(screen: ScreenDefinition, actions: Actions): (flow: string | readonly StepDefinition[]) => Counts {
  const known = new Map<string, Counts>();
  const ofFlow = (name: string): Counts => {
    const found = known.get(name) ?? ofSteps(readOwn(screen.flows, name) ?? []);
    known.set(name, found);
    return found;
  };
  const ofSteps = (steps: readonly StepDefinition[]): Counts => joined(steps.map(ofStep), add);
  const ofStep = (step: StepDefinition): Counts => {
    const branches = branchesOf(step).map(({ steps }) => ofSteps(steps));
    const flows = namesIn(step, "flow").map(({ name }) => ofFlow(name));
    return joined([ownCounts(step, actions), joined(branches, Math.max), ...flows], add);
  };
  return (flow) => (typeof flow === "string" ? ofFlow(flow) : ofSteps(flow));
}

function ownCounts(step: StepDefinition, actions: Actions): Counts {
  if (step.do === "go" || step.do === "back" || step.do === "leave") return new Map([[leaves, 1]]);
  if (step.do !== "call") return new Map();
  // Another picture may be shown as often as it is wanted.
  const isCounted = actions.get(step.action)?.success !== "address";
  return new Map([[step.action, isCounted ? 1 : 0]]);
}

/** The first start that sends, leaves or goes without a tap, or calls an action twice; a screen whose flows run themselves must be refused before. */
export function refuseWithoutTap(screen: ScreenDefinition, actions: Actions): Refusal | undefined {
  const needsTap = (name: string): boolean => {
    const action = actions.get(name);
    return name === leaves || (action !== undefined && sends(action));
  };
  const loaded = Object.entries(screen.load ?? {}).find(([, { action }]) => needsTap(action));
  if (loaded) return { path: `/load/${loaded[0]}`, reason: "remote-tap" };
  const countOf = createCounter(screen, actions);
  for (const { flow, pointer, event } of walkStarts(screen)) {
    const counts = [...countOf(flow)];
    if (withoutTap.includes(event) && counts.some(([name]) => needsTap(name))) return { path: pointer, reason: "remote-tap" };
    if (counts.some(([name, count]) => name !== leaves && count > 1)) return { path: pointer, reason: "remote-once" };
  }
  return undefined;
}
