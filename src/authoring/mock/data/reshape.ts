// Other valid forms of mock data: without all that the schema does not need, or with long names, texts and lists.
import type { ScenarioAnswer } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";

export interface ReshapeOptions {
  readonly form: NonNullable<ScenarioAnswer["form"]>;
  /** Finds what a `$ref` means. */
  resolve(ref: string): unknown;
}

type Schema = { readonly [keyword: string]: unknown };

/** Entries of a long list, and of one inside of it. */
const manyEntries = 20;
const someEntries = 5;
/** Letters of a long text that the schema does not limit. */
const longText = 120;

/** Data that its schema accepts in another form that it accepts. What the schema does not describe stays as it is. */
export function reshape(value: unknown, given: unknown, options: ReshapeOptions, depth = 0): unknown {
  const schema = findBranch(value, given, options);
  if (schema === undefined) return value;
  const { form } = options;
  if (form === "empty" && depth > 0 && acceptsNull(given, options)) return null;
  if (Array.isArray(value)) return reshapeList(value, schema, options, depth);
  if (isObject(value)) return reshapeObject(value, schema, options, depth);
  return form === "long" && typeof value === "string" && isFree(schema) ? lengthen(value, limitOf(schema, "maxLength", longText)) : value;
}

/** The schema without references, and of several the one for values of this kind. */
function findBranch(value: unknown, given: unknown, options: ReshapeOptions): Schema | undefined {
  if (!isObject(given)) return undefined;
  if (typeof given["$ref"] === "string") return findBranch(value, options.resolve(given["$ref"]), options);
  const several = given["anyOf"] ?? given["oneOf"];
  if (!Array.isArray(several)) return acceptsKind(given, value) ? given : undefined;
  return several.map((one) => findBranch(value, one, options)).find((one) => one !== undefined);
}

function acceptsKind({ type }: Schema, value: unknown): boolean {
  const kind = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  const kinds = [type].flat();
  return type === undefined || kinds.includes(kind) || (kind === "number" && kinds.includes("integer"));
}

function acceptsNull(given: unknown, options: ReshapeOptions): boolean {
  const schema = findBranch(null, given, options);
  return schema !== undefined && [schema["type"]].flat().includes("null");
}

function reshapeList(list: readonly unknown[], schema: Schema, options: ReshapeOptions, depth: number): unknown[] {
  const within = list.map((entry) => reshape(entry, schema["items"], options, depth + 1));
  const { minItems } = schema;
  if (options.form === "empty") return within.slice(0, typeof minItems === "number" ? minItems : 0);
  const wanted = Math.max(list.length, limitOf(schema, "maxItems", depth > 2 ? someEntries : manyEntries));
  return within.length === 0 ? [] : Array.from({ length: wanted }, (_, index) => within[index % within.length]);
}

function reshapeObject(value: Schema, schema: Schema, options: ReshapeOptions, depth: number): object {
  const { properties, required, additionalProperties } = schema;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const parts = isObject(properties) ? properties : {};
  const entries = Object.entries(value).filter(([name]) => options.form === "long" || needed.includes(name));
  return Object.fromEntries(entries.map(([name, part]) => [name, reshape(part, parts[name] ?? additionalProperties, options, depth + 1)]));
}

function isFree(schema: Schema): boolean {
  return !["enum", "const", "pattern", "format"].some((keyword) => keyword in schema);
}

function limitOf(schema: Schema, keyword: string, usual: number): number {
  const limit = schema[keyword];
  return typeof limit === "number" ? Math.min(limit, usual) : usual;
}

/** A name or a sentence, as opposed to a number, a date, an address, a picture or a code. */
function isWording(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/^[a-z+.-]+:|^[./#]|@|^\S*[\d_]\S*$/i.test(text);
}

/** The same words again and again; of a single word a longer one, where no line can break. */
function lengthen(text: string, most: number): string {
  if (!isWording(text) || text.length >= most) return text;
  const [again, length] = /\s/.test(text) ? [` ${text}`, most] : [text.toLowerCase(), Math.min(most, longText / 2)];
  return (text + again.repeat(Math.ceil(length / again.length))).slice(0, length).trimEnd();
}
