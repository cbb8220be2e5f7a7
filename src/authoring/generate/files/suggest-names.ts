// Offers editors the names of the project where a definition names something. A name that is not among them stays valid.

import { isObject, readOwn } from "../../../core/json/index.ts";
import type { Sources } from "./read-schemas.ts";

const isName = /\/\$defs\/(kebabName|name)$/;

type Defs = { readonly [name: string]: unknown };

/** The schemas, with examples at every property that has a name of the project. */
export function suggestNames(defs: Defs, names: Sources["names"]): Defs {
  const suggest = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(suggest);
    if (!isObject(schema)) return schema;
    const { properties } = schema;
    const inside = Object.fromEntries(Object.entries(schema).map(([keyword, part]) => [keyword, suggest(part)]));
    return isObject(properties) ? { ...inside, properties: ofProperties(properties) } : inside;
  };
  const ofProperties = (properties: Defs) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const examples = readOwn(names, name);
        const isNamed = isObject(schema) && isName.test(String(schema["$ref"])) && examples !== undefined;
        return [name, isNamed ? { ...schema, examples } : suggest(schema)];
      }),
    );
  return Object.fromEntries(Object.entries(defs).map(([name, schema]) => [name, suggest(schema)]));
}

/** Any text, stands once in the schema of a node. What a user reads stands in a table of texts, so its name is offered first. */
export const textSchema = {
  type: "string",
  defaultSnippets: [{ label: "{texts.…}", description: "A text of the table beside the screen.", body: "{texts.$1}" }],
};

/** The schema of a widget's properties, with the name of a text offered where any text may stand. */
export function suggestTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(suggestTexts);
  if (!isObject(schema)) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([keyword, part]) => [keyword, suggestTexts(part)]));
  const { type, ...rest } = inside;
  const isAnyText = type === "string" && !("pattern" in schema) && !("enum" in schema) && !("const" in schema);
  return isAnyText ? { $ref: "layar:node#/$defs/text", ...rest } : inside;
}
