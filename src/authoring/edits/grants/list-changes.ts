// What differs between two views of a screen: nodes by their ids, texts and all other parts by their names.
import type { NodeDefinition, ScreenDefinition, SourcePointer } from "../../../core/format/index.ts";
import { deepEqual, isObject, joinPointer, lastPart } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { View } from "./view.ts";

export interface Change {
  readonly kind: "node" | "text" | "part";
  /** An id, the name of a text, or a part such as `title`, `values.total` and `dialogs.sure`. */
  readonly name: string;
  readonly how: "added" | "removed" | "changed" | "moved";
  readonly before?: unknown;
  readonly after?: unknown;
  readonly at: SourcePointer;
}

/** Parts whose entries have names of their own. */
const byName = ["params", "load", "state", "values", "timers", "flows", "dialogs"] as const;
/** Compared by the nodes in them, or remarks. */
const apart = ["$schema", "$comment", "id", "body", "fragments", ...byName];

/** A node without those inside it. */
export function ownOf({ children: _, slots: __, $comment: ___, ...own }: NodeDefinition): Omit<NodeDefinition, "children" | "slots"> {
  return own;
}

/** `isLoose`: nodes that may stand anywhere; the others keep their order. */
export function listChanges(before: View, after: View, isLoose: (node: string) => boolean): Change[] {
  return [
    ...comparePartsOf(before, after),
    ...compareTexts(before, after),
    ...compareNodes(before, after),
    ...findMoved(before, after, isLoose),
  ];
}

type Entries = { readonly [name: string]: unknown };

interface Compared {
  readonly kind: Change["kind"];
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  at(): SourcePointer;
}

function compare({ before, after, at, ...named }: Compared): Change[] {
  if (deepEqual(before, after)) return [];
  return [{ ...named, how: before === undefined ? "added" : after === undefined ? "removed" : "changed", before, after, at: at() }];
}

function comparePartsOf(before: View, after: View): Change[] {
  const [old, now] = [partsOf(before.screen), partsOf(after.screen)];
  return namesOf(old, now).flatMap((name) => {
    const pointer = joinPointer("", ...name.split("."));
    return compare({ kind: "part", name, before: old[name], after: now[name], at: () => after.at(pointer) });
  });
}

function partsOf(screen: ScreenDefinition): Entries {
  const whole = Object.entries(screen).filter(([name]) => !apart.includes(name));
  const inside = byName.flatMap((part) =>
    Object.entries(screen[part] ?? {}).map(
      ([name, value]) => [`${part}.${name}`, part === "dialogs" ? withoutNodes(value) : value] as const,
    ),
  );
  return Object.fromEntries([...whole, ...inside]);
}

function withoutNodes(dialog: unknown): unknown {
  if (!isObject(dialog)) return dialog;
  const { body: _, actions: __, ...own } = dialog;
  return own;
}

function namesOf(before: Entries, after: Entries): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function compareTexts(before: View, after: View): Change[] {
  const names = [...new Set([...before.texts.keys(), ...after.texts.keys()])];
  return names.flatMap((name) =>
    compare({ kind: "text", name, before: before.texts.get(name), after: after.texts.get(name), at: () => after.textAt(name) }),
  );
}

function compareNodes(before: View, after: View): Change[] {
  const names = [...new Set([...before.nodes.keys(), ...after.nodes.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.nodes.get(name), after.nodes.get(name)];
    const at = () => (now === undefined ? after.goneAt(name) : after.at(now.pointer));
    return compare({ kind: "node", name, before: old && ownOf(old.node), after: now && ownOf(now.node), at });
  });
}

/** In which list a node stands, by names. */
function listOf({ parent, dialog, list }: NodeAt): string {
  return [dialog ?? "", parent?.node.id ?? "", parent === undefined ? lastPart(list) : list.slice(parent.pointer.length)].join(" ");
}

function findMoved(before: View, after: View, isLoose: (node: string) => boolean): Change[] {
  const isElsewhere = ([id, now]: [string, NodeAt]) => {
    const old = before.nodes.get(id);
    return old !== undefined && listOf(old) !== listOf(now);
  };
  const elsewhere = new Set([...after.nodes].filter(isElsewhere).map(([id]) => id));
  const orderIn = (view: View, other: View) =>
    [...view.nodes.keys()].filter((id) => other.nodes.has(id) && !elsewhere.has(id) && !isLoose(id));
  const order = orderIn(before, after);
  const swapped = orderIn(after, before).find((id, place) => id !== order[place]);
  return [...after.nodes].flatMap(([name, now]): Change[] =>
    elsewhere.has(name) || name === swapped ? [{ kind: "node", name, how: "moved", at: after.at(now.pointer) }] : [],
  );
}
