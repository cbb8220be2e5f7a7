// A property's schema as authors may write it: its literal, or a text that is a single placeholder and gives the value at run time.

import { isObject } from "../../../core/json/index.ts";
import { resolveRef, type Schema, type Sources } from "./read-schemas.ts";

/** An expression in braces. Stands once in the schema of a node, without words, which editors would show in place of the property's. */
export const expressionSchema: Schema = { type: "string", pattern: "^\\{[^{][\\s\\S]*\\}$" };
const lonePlaceholder: Schema = { $ref: "layar:node#/$defs/expression" };
const outer = ["description", "default"];
const maxDepth = 6;

function pick(schema: Schema, names: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)));
}

function omit(schema: Schema, names: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

interface OpenContext {
  readonly sources: Sources;
  /** Where references inside the schema lead. */
  readonly document: Schema;
  readonly depth: number;
}

/** Allows placeholders in a schema at every depth; deeper than an author would write, anything is valid. */
function withPlaceholders(schema: Schema, { sources, document, depth }: OpenContext): Schema {
  const ref = schema["$ref"];
  if (typeof ref === "string") {
    const found = resolveRef(sources, ref, document);
    return { ...withPlaceholders(found.schema, { sources, document: found.document, depth: depth + 1 }), ...pick(schema, outer) };
  }
  const open = (part: unknown): Schema =>
    isObject(part) && depth < maxDepth ? withPlaceholders(part, { sources, document, depth: depth + 1 }) : {};
  const kept = pick(schema, outer);
  if ("x-opaque" in schema) return { ...lonePlaceholder, ...kept };
  if (schema["type"] === "string" && !("enum" in schema) && !("const" in schema)) return { type: "string", ...kept };
  const literal = omit(schema, outer);
  for (const word of ["oneOf", "anyOf"]) {
    const parts = literal[word];
    if (Array.isArray(parts)) return { ...kept, anyOf: [...parts.map(open), lonePlaceholder] };
  }
  return { ...kept, anyOf: [openInside(literal, open), lonePlaceholder] };
}

function openInside(schema: Schema, open: (part: unknown) => Schema): Schema {
  const { items, properties } = schema;
  return {
    ...schema,
    ...(isObject(items) ? { items: open(items) } : {}),
    ...(isObject(properties)
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, open(part)])) }
      : {}),
  };
}

/** The properties of a widget, each open for placeholders; the object of them is always written out. */
export function propsWithPlaceholders(props: Schema, sources: Sources): Schema {
  return openInside(props, (part) => (isObject(part) ? withPlaceholders(part, { sources, document: props, depth: 0 }) : {}));
}
