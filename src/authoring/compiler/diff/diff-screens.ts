// The difference between two forms of a screen in terms of its author: by node id and by name, never by index.

import type { ScreenDefinition } from "../../../core/format/index.ts";
import { deepEqual, isObject } from "../../../core/json/index.ts";
import type { TextsByName, Variant } from "../project.ts";
import { type NodeAt, walkNodes } from "../walk.ts";

/** One change. A value is undefined where there is none. */
export interface Change {
  readonly kind: "added" | "removed" | "moved" | "changed";
  /** What has changed, for example `` `tip`.props.text `` or `flows.send`. */
  readonly what: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Parts of a screen that hold nodes, which are compared by their ids, and remarks. */
const apart = new Set(["$schema", "$comment", "body", "dialogs", "fragments"]);
const apartInDialog = new Set(["body", "actions"]);
const apartInNode = new Set(["$comment", "id", "children", "slots"]);

/** The difference between two variants: of their screens, and of the texts that overlays replace. */
export function diffVariants(before: Pick<Variant, "screen" | "texts">, after: Pick<Variant, "screen" | "texts">): Change[] {
  return [...diffScreens(before.screen, after.screen), ...diffValues(entriesOf(before.texts), entriesOf(after.texts), "texts")];
}

function entriesOf(texts: TextsByName): object {
  return Object.fromEntries([...texts].map(([name, { entry }]) => [name, entry]));
}

export function diffScreens(before: ScreenDefinition, after: ScreenDefinition): Change[] {
  const names = [...new Set([...Object.keys(before.dialogs ?? {}), ...Object.keys(after.dialogs ?? {})])];
  const dialogsOf = (screen: ScreenDefinition, name: string) => withoutParts(screen.dialogs?.[name], apartInDialog);
  return [
    ...diffValues(withoutParts(before, apart), withoutParts(after, apart), ""),
    ...names.flatMap((name) => diffValues(dialogsOf(before, name), dialogsOf(after, name), `dialogs.${name}`)),
    ...diffNodes(indexNodes(before), indexNodes(after)),
  ];
}

function withoutParts(value: object | undefined, names: ReadonlySet<string>): unknown {
  return value && Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}

/** Objects are compared part by part, arrays of one length entry by entry, anything else as a whole. */
export function diffValues(before: unknown, after: unknown, what: string): Change[] {
  if (deepEqual(before, after)) return [];
  if (before === undefined) return [{ kind: "added", what, after }];
  if (after === undefined) return [{ kind: "removed", what, before }];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => diffValues(before[name], after[name], what === "" ? name : `${what}.${name}`));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((entry, index) => diffValues(entry, after[index], `${what}[${index}]`));
  return [{ kind: "changed", what, before, after }];
}

/** A node, or what is shown of one, and where it stands. */
interface Placed extends Pick<NodeAt, "list" | "place" | "dialog"> {
  readonly node: { readonly id: string };
  readonly parent?: Placed;
}

export type NodeIndex = ReadonlyMap<string, Placed>;

function indexNodes(screen: ScreenDefinition): NodeIndex {
  return new Map([...walkNodes(screen)].map((at) => [at.node.id, at]));
}

export function diffNodes(before: NodeIndex, after: NodeIndex): Change[] {
  const removed = [...before.values()].filter((at) => !after.has(at.node.id) && isOutermost(at, after));
  const rest = [...after.values()].flatMap((at): Change[] => {
    const { node } = at;
    const old = before.get(node.id);
    const what = `\`${node.id}\``;
    if (old === undefined)
      return isOutermost(at, before) ? [{ kind: "added", what: `${what} ${describePosition(at, after)}`, after: node }] : [];
    const position = describePosition(at, after, before);
    const isMoved = describePosition(old, before, after) !== position;
    return [
      ...(isMoved ? [{ kind: "moved", what: `${what} ${position}` } as const] : []),
      ...diffValues(withoutParts(old.node, apartInNode), withoutParts(node, apartInNode), what),
    ];
  });
  return [...removed.map(({ node }): Change => ({ kind: "removed", what: `\`${node.id}\``, before: node })), ...rest];
}

/** Whether the node around it, if there is one, is in the other form of the screen: a node inside an added one is not added by itself. */
function isOutermost({ parent }: Placed, other: NodeIndex): boolean {
  return parent === undefined || other.has(parent.node.id);
}

/** After which sibling it stands, or what it is first in. With `common`, only nodes that both forms have count. */
function describePosition(at: Placed, all: NodeIndex, common: NodeIndex = all): string {
  const siblings = [...all.values()].filter(({ list, place, node }) => list === at.list && place < at.place && common.has(node.id));
  const previous = siblings.at(-1)?.node;
  if (previous !== undefined) return `after \`${previous.id}\``;
  return `first in ${at.parent === undefined ? (at.dialog === undefined ? "the body" : `the dialog \`${at.dialog}\``) : `\`${at.parent.node.id}\``}`;
}

const defaultWidth = 60;

/** A value in a line; a longer one is cut. */
export function writeValue(value: unknown, maxWidth: number): string {
  const text = typeof value === "string" ? `'${value}'` : JSON.stringify(value);
  return text.length <= maxWidth ? text : `${text.slice(0, maxWidth - 1)}…`;
}

/** One change as a line, for example `` `tip`.props.text 'A' → 'B' ``. Longer values are cut. */
export function writeChange({ kind, what, before, after }: Change, maxWidth = defaultWidth): string {
  if (kind === "moved") return `moved ${what}`;
  if (kind === "changed") return `${what} ${writeValue(before, maxWidth)} → ${writeValue(after, maxWidth)}`;
  const value = kind === "added" ? after : before;
  const isNode = isObject(value) && "widget" in value && "id" in value;
  return isNode ? `${kind} ${what} (${String(value["widget"])})` : `${kind} ${what} ${writeValue(value, maxWidth)}`;
}
