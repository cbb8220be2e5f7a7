import type { NodeDefinition } from "../../core/format/index.ts";
import { isObject, joinPointer } from "../../core/json/index.ts";

export interface ExplainedValue {
  /** Path in the node, for example `props.label`. */
  readonly name: string;
  readonly value: string;
  /** Pointer below the node. */
  readonly pointer: string;
}

const maxWidth = 60;

/** Every value of a node by itself, without the nodes inside it; the steps of an event are one value. */
export function listValues(node: NodeDefinition): ExplainedValue[] {
  const { children: _children, slots: _slots, $comment: _comment, ...own } = node;
  const values: ExplainedValue[] = [];
  const collect = (value: unknown, path: readonly string[]) => {
    if (isObject(value)) for (const [name, part] of Object.entries(value)) collect(part, [...path, name]);
    else values.push({ name: path.join("."), value: shorten(JSON.stringify(value)), pointer: joinPointer("", ...path) });
  };
  collect(own, []);
  return values;
}

function shorten(text: string): string {
  return text.length <= maxWidth ? text : `${text.slice(0, maxWidth - 1)}…`;
}
