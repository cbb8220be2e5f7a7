// Finds nodes of a screen that is being assembled, and the arrays that can take more of them.

import type { NodeDefinition } from "../../../core/format/index.ts";
import { isObject, type JsonObject, valueAt } from "../../../core/json/index.ts";
import { type NodeAt, walkNodes } from "../walk.ts";

/** Nodes of a screen whose shape an earlier overlay may have broken. */
export function nodesOf(screen: JsonObject): NodeAt[] {
  const isNode = (value: unknown): value is NodeDefinition =>
    isObject(value) && typeof value["id"] === "string" && typeof value["widget"] === "string";
  const lists = (value: unknown): NodeDefinition[] => (Array.isArray(value) ? value.filter(isNode) : []);
  const dialogs = isObject(screen["dialogs"]) ? Object.entries(screen["dialogs"]) : [];
  const bodies = dialogs.flatMap(([name, dialog]) =>
    isObject(dialog) ? [[name, { title: "", body: lists(dialog["body"]), actions: lists(dialog["actions"]) }] as const] : [],
  );
  return [...walkNodes({ body: lists(screen["body"]), dialogs: Object.fromEntries(bodies) })];
}

export function siblingsOf(screen: JsonObject, { list }: NodeAt): unknown[] {
  const siblings = valueAt(screen, list);
  return Array.isArray(siblings) ? siblings : [];
}

/** The children or a slot of a node; `note` is called with an array that had to be created. */
export function listInside(node: NodeDefinition, slot: string | undefined, note: (list: unknown[]) => unknown): unknown[] {
  const empty = (): NodeDefinition[] => {
    const list: NodeDefinition[] = [];
    note(list);
    return list;
  };
  if (slot === undefined) {
    node.children ??= empty();
    return node.children;
  }
  node.slots ??= {};
  const children = node.slots[slot] ?? empty();
  node.slots[slot] = children;
  return children;
}
