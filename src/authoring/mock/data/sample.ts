import { isObject, listFields } from "../../../core/json/index.ts";

export interface SampleOptions {
  /** Finds what a `$ref` means. */
  resolve(ref: string): unknown;
  /** What texts say that the schema does not tie down. */
  readonly text: string;
}

/** Deeper than any response; a schema that contains itself would never end. */
const deepest = 12;

/** The smallest value that a schema describes: required fields, lists of two entries, the first choice. */
export function sampleOf(given: unknown, options: SampleOptions, depth = 0): unknown {
  if (!isObject(given) || depth > deepest) return null;
  const { $ref, type, ...schema } = given;
  if (typeof $ref === "string") return sampleOf(options.resolve($ref), options, depth + 1);
  if ("const" in schema) return schema["const"];
  if ("default" in schema) return schema["default"];
  for (const choice of ["enum", "anyOf", "oneOf"] as const) {
    const list = schema[choice];
    if (Array.isArray(list)) return choice === "enum" ? list[0] : sampleOf(list[0], options, depth + 1);
  }
  const [kind] = [type].flat();
  if (kind === "string") return schema["format"] === "amount" ? "1" : options.text;
  if (kind === "number" || kind === "integer") return typeof schema["minimum"] === "number" ? schema["minimum"] : 1;
  if (kind === "boolean") return true;
  if (kind === "array")
    return depth > deepest / 2 ? [] : Array.from({ length: countOf(schema) }, () => sampleOf(schema["items"], options, depth + 1));
  return kind === "object" || isObject(schema["properties"]) ? sampleObject(schema, options, depth) : null;
}

function countOf({ minItems, maxItems }: { readonly [keyword: string]: unknown }): number {
  const wanted = typeof minItems === "number" ? Math.max(2, minItems) : 2;
  return typeof maxItems === "number" ? Math.min(wanted, maxItems) : wanted;
}

function sampleObject(schema: { readonly [keyword: string]: unknown }, options: SampleOptions, depth: number): object {
  const needed = listFields(schema).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(needed.map(({ name, schema: part }) => [name, sampleOf(part, options, depth + 1)]));
}
