// Joins schemas that refer to each other by `$id` into one document whose references are all local.

import { isObject } from "../../../core/json/index.ts";
import type { Schema } from "./read-schemas.ts";

export function defName(id: string): string {
  return id.replace(/^layar:/, "").replaceAll("/", "-");
}

function localRef(ref: string, home: string): string {
  const [id = "", pointer = ""] = ref.split("#");
  return `#/$defs/${id === "" ? home : defName(id)}${pointer}`;
}

function rewrite(value: unknown, home: string): unknown {
  if (Array.isArray(value)) return value.map((part) => rewrite(part, home));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !((name === "$id" || name === "$schema") && typeof part === "string"))
      .map(([name, part]) => [name, name === "$ref" && typeof part === "string" ? localRef(part, home) : rewrite(part, home)]),
  );
}

function refsIn(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) refsIn(part, found);
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === "$ref" && typeof part === "string") found.add(part.split("#")[0] ?? "");
    else refsIn(part, found);
  }
}

/** `$defs` with the schemas of these ids and all that they refer to, by their local names. */
export function bundleDefs(ids: readonly string[], schemas: ReadonlyMap<string, Schema>): { [name: string]: unknown } {
  const defs: { [name: string]: unknown } = {};
  const waiting = [...ids];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const schema = schemas.get(id);
    if (defName(id) in defs) continue;
    if (schema === undefined) throw new Error(`No schema has the $id ${id}.`);
    defs[defName(id)] = rewrite(schema, defName(id));
    const refs = new Set<string>();
    refsIn(schema, refs);
    waiting.push(...[...refs].filter((ref) => ref !== ""));
  }
  return defs;
}
