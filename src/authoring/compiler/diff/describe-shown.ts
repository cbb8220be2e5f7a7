// The difference between two forms of an open screen in an author's words: what is on it, and what it has done.
import { describePart } from "./describe-changes.ts";
import { describeList } from "./describe-list.ts";
import { diffNodes, diffValues, type NodeIndex } from "./diff-screens.ts";

/** What somebody sees of an open screen, and what left it since the last look. */
export interface Shown {
  /** From top to bottom; each id once. */
  readonly nodes: readonly ShownElement[];
  /** What is said beside them, by name. */
  readonly facts: Values;
  /** What happened, such as calls, in its order. */
  readonly events: { readonly [kind: string]: readonly ShownEvent[] };
}

export interface ShownElement {
  readonly id: string;
  readonly widget: string;
  readonly props: Values;
}

export interface ShownEvent {
  readonly name: string;
  readonly values: Values;
}

type Values = { readonly [name: string]: unknown };

const width = 60;

/** A sentence for each difference, such as `tip 'A' → 'B'` or `calls with 'POST /orders'`. */
export function describeShown(before: Shown, after: Shown): string[] {
  const kinds = [...new Set([...Object.keys(before.events), ...Object.keys(after.events)])];
  const facts = diffValues(before.facts, after.facts, "");
  const nodes = diffNodes(indexElements(before.nodes), indexElements(after.nodes));
  return [
    ...facts.map(describePart),
    ...kinds.flatMap((kind) => describeEvents(kind, before.events[kind] ?? [], after.events[kind] ?? [])),
    ...nodes.map(describePart),
  ];
}

function describeEvents(kind: string, before: readonly ShownEvent[], after: readonly ShownEvent[]): string[] {
  const [old, now] = [before, after].map((events) => events.map(({ name }) => name));
  const others = describeList(old ?? [], now ?? [], width);
  if (others !== "") return [`${kind} ${others}`];
  return before.flatMap((event, at) => diffValues(event.values, after[at]?.values, event.name).map(describePart));
}

function indexElements(elements: readonly ShownElement[]): NodeIndex {
  return new Map(elements.map((node, place) => [node.id, { node, pointer: "", list: "", place }]));
}
