// What an event of a node waits for before its flow may start: responses and unfinished values that the flow passes on, and
// responses that the user must have seen before.

import { listEvent, type NodeDefinition, type NodePlan, type StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { allSteps, overlaps } from "../analyse/reads.ts";
import { flowOf } from "../flow-of.ts";
import { namesIn, recordOf, valuesOf, writesOf } from "../steps/steps.ts";
import { type StepAt, walkNodes, walkSteps } from "../walk.ts";
import { loadsRead, type PlanContext, pathsRead } from "./plan-context.ts";

type Flow = string | readonly StepDefinition[];

type Declared = Pick<PlanContext, "screen" | "catalogue">;

/**
 * Whether a flow of the event starts at once, whatever is missing: what the user has changed is changed already, a list asks
 * for more by itself, and the way back, which stands in the heading, is always open.
 */
export function isNeverHeld({ catalogue }: Pick<Declared, "catalogue">, node: NodeDefinition, event: string): boolean {
  return event === "change" || event === listEvent || catalogue.widgets.get(node.widget)?.heading === true;
}

export function planAwaits(planning: PlanContext, node: NodeDefinition, pointer: string): NodePlan["awaits"] {
  const found = Object.entries(node.on ?? {}).flatMap(([event, flow]): [string, readonly string[]][] => {
    if (isNeverHeld(planning, node, event)) return [];
    const paths = awaitedPaths(planning, node, reachedSteps(planning, flow, joinPointer(pointer, "on", event)));
    return paths.length === 0 ? [] : [[event, paths]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** All steps that an event can come to, with those of the flows that it runs. */
export function reachedSteps({ screen }: PlanContext, flow: Flow, pointer: string): StepAt[] {
  const seen = new Set<string>();
  const enter = (one: Flow, at: string): StepAt[] => {
    if (typeof one !== "string")
      return [...walkSteps(one, at)].flatMap((step) => [step, ...namesIn(step.step, "flow").flatMap(({ name }) => enter(name, ""))]);
    if (seen.has(one)) return [];
    seen.add(one);
    return enter(flowOf(screen, one) ?? [], joinPointer("/flows", one));
  };
  return enter(flow, pointer);
}

function awaitedPaths(planning: PlanContext, node: NodeDefinition, steps: readonly StepAt[]): string[] {
  const declared = (node.awaits ?? []).map((name) => `data.${name}`);
  const passed = steps.some(({ step }) => recordOf(step).passesOn === true) ? readPaths(planning, steps) : [];
  return [...new Set([...declared, ...passed, ...seenPaths(planning, node, steps)])].sort();
}

/** Responses and unfinished values that the steps read. Back and messages to the user wait for nothing. */
function readPaths(planning: PlanContext, steps: readonly StepAt[]): string[] {
  const pointers = steps.flatMap(({ step, pointer }) => {
    if (step.do === "back") return [];
    const values = valuesOf(step).filter(({ isWording }) => isWording !== true);
    return ["when", ...values.map(({ path }) => joinPointer("", ...path).slice(1))].map((part) => `${pointer}/${part}`);
  });
  const paths = pathsRead(planning, pointers);
  return listAwaitable(planning).filter((path) => paths.some((read) => overlaps(read, path)));
}

/** Every path of the screen that can be missing for a while: its responses, and values that a widget gets from the server. */
export function listAwaitable({ screen, catalogue }: Declared): string[] {
  const asked = [...allSteps(screen)].flatMap((step) => writesOf(step).flatMap(({ path, action }) => (action === undefined ? [] : [path])));
  const uploaded = [...walkNodes(screen)].flatMap(({ node }) => {
    const events = Object.values(catalogue.widgets.get(node.widget)?.events ?? {});
    return node.bind !== undefined && events.some(({ reply }) => reply !== undefined) ? [statePath(node.bind)] : [];
  });
  return [...Object.keys(screen.load ?? {}).map((name) => `data.${name}`), ...asked, ...uploaded];
}

/** The state value that a bound path is a part of. */
function statePath(bind: string): string {
  return bind.split(".").slice(0, 2).join(".");
}

/** Responses of the nodes that disclose what the tap needs, and of the actions that the calls name. */
function seenPaths(planning: PlanContext, node: NodeDefinition, steps: readonly StepAt[]): string[] {
  const { screen, catalogue } = planning;
  const actions = steps.flatMap(({ step }) => namesIn(step, "action").flatMap(({ name }) => catalogue.actions.get(name) ?? []));
  const needs = new Set([...(node.needs ?? []), ...actions.flatMap((action) => action.needs ?? [])]);
  const disclosing = [...walkNodes(screen)].flatMap((at) => (at.node.discloses?.some((need) => needs.has(need)) ? [at.pointer] : []));
  const awaited = new Set(actions.flatMap((action) => action.awaits ?? []));
  const named = Object.entries(screen.load ?? {}).flatMap(([name, { action }]) => (awaited.has(action) ? [name] : []));
  return [...named, ...loadsRead(planning, disclosing)].map((name) => `data.${name}`);
}
