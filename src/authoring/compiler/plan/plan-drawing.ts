// How the view draws a node: decided once, here, from what can change about it and from what its widget is.

import type { NodePlan } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";

type IsPlain = (widget: string) => boolean;

/** Of a node whose inner nodes are planned already. */
export function planDrawing(plan: NodePlan, isPlain: IsPlain): NodePlan["draw"] {
  if (!isPlain(plan.widget)) return undefined;
  // An entry that may be hidden by itself has no element to stand for it.
  if (plan.each !== undefined) return plan.when === undefined && isRow(plan, isPlain) ? "rows" : undefined;
  return isStill(plan) ? "still" : "value";
}

/** Whether neither a write nor a response can change anything about the node itself. */
function isStill({ live, reads, when, waits, awaits }: NodePlan): boolean {
  return [live, reads, when, waits, awaits].every((part) => part === undefined);
}

/** Whether all of an entry is drawn by calling widgets: nothing in it holds a value, repeats, or has a placeholder of its own. */
function isRow(plan: NodePlan, isPlain: IsPlain): boolean {
  return (
    plan.bind === undefined && listInner(plan).every((node) => isPlain(node.widget) && !node.each && !node.skeleton && isRow(node, isPlain))
  );
}

/** Whether an entry of a list shows nothing of its place. What its events do may know it. */
export function planAnywhere(plan: NodePlan): true | undefined {
  return plan.each === undefined || showsPlace(plan) ? undefined : true;
}

function showsPlace(plan: NodePlan): boolean {
  return readsIndex([plan.live, plan.when]) || listInner(plan).some((inner) => readsIndex(inner.each) || showsPlace(inner));
}

function readsIndex(value: unknown): boolean {
  if (Array.isArray(value)) return (value[0] === "." && value[1] === "index") || value.some(readsIndex);
  return isObject(value) && Object.values(value).some(readsIndex);
}

function listInner({ children = [], slots = {} }: NodePlan): readonly NodePlan[] {
  return [children, ...Object.values(slots)].flat();
}
