// Editors read what a reference leads to over the words that stand beside it: only the place of the reference keeps a description.

import { isObject, joinPointer, valueAt } from "../../../core/json/index.ts";

type Defs = { readonly [name: string]: unknown };

/** Shown by editors beside the text. */
const colourPattern = "^#[0-9A-F]{6}$";

function listFollowed(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const part of value) listFollowed(part, found);
  if (!isObject(value)) return found;
  if (typeof value["$ref"] === "string") found.add(value["$ref"].slice(1));
  for (const part of Object.values(value)) listFollowed(part, found);
  return found;
}

/** The definitions with a description at each reference, its own or that of what it leads to. */
export function describeReferences(defs: Defs): Defs {
  const root = { $defs: defs };
  const followed = listFollowed(defs);
  const describe = (schema: unknown, depth = 0): unknown => {
    if (!isObject(schema) || depth > 9) return undefined;
    if (typeof schema["description"] === "string") return schema["description"];
    return typeof schema["$ref"] === "string" ? describe(valueAt(root, schema["$ref"].slice(1)), depth + 1) : undefined;
  };
  const write = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((part, index) => write(part, joinPointer(pointer, index)));
    if (!isObject(value)) return value;
    const inside = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, write(part, joinPointer(pointer, name))]));
    const isForm = /\/(?:oneOf|anyOf)\/\d+$/.test(pointer);
    const description = typeof value["$ref"] === "string" && !isForm ? describe(value) : undefined;
    const { description: _, ...silent } = inside;
    // One of several forms of a value would hide what the value is for.
    return {
      ...(followed.has(pointer) && typeof value["description"] === "string" ? silent : inside),
      ...(description !== undefined && !followed.has(pointer) && { description }),
      ...(value["pattern"] === colourPattern && { format: "color-hex" }),
    };
  };
  return Object.fromEntries(Object.entries(defs).map(([name, schema]) => [name, write(schema, joinPointer("/$defs", name))]));
}
