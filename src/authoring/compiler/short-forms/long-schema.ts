// The schemas name short forms with `x-short`, for authors and their editors. What reads expanded definitions needs none.

import { isObject } from "../../../core/json/index.ts";

function isShort(schema: unknown): boolean {
  return isObject(schema) && schema["x-short"] === true;
}

/** A schema without its short forms. */
export function longSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.filter((part) => !isShort(part)).map(longSchema);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([, part]) => !isShort(part));
  const { oneOf, ...rest } = Object.fromEntries(kept.map(([name, part]) => [name, longSchema(part)]));
  if (!Array.isArray(oneOf)) return rest;
  const [only, ...others]: unknown[] = oneOf;
  return others.length === 0 && isObject(only) ? { ...only, ...rest } : { ...rest, oneOf };
}
