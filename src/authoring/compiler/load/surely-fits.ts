// Saves compiling a schema that follows from another file, which takes longer than everything else that is done with that file.
import { deepEqual, hasOwn, isContainer, isObject } from "../../../core/json/index.ts";

type Schema = { readonly [keyword: string]: unknown };
type Fits = (wanted: unknown, value: unknown, schema: Schema) => boolean;

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const isOfType = (name: unknown, value: unknown): boolean => (name === "integer" ? Number.isInteger(value) : name === typeOf(value));

/** What a keyword that says nothing about such a value lets pass. */
const about =
  <V>(isAbout: (value: unknown) => value is V, fits: (wanted: unknown, value: V) => boolean): Fits =>
  (wanted, value) =>
    !isAbout(value) || fits(wanted, value);

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const countCharacters = (text: string): number => Array.from(text).length;

const annotations = /^(?:\$defs|\$schema|\$comment|title|description|default|examples|format|x-[a-z]+)$/;

/**
 * Whether a value certainly fits a schema. It knows the keywords that declarations of widgets have; where another one stands it is
 * not certain, and Ajv has to say.
 */
export function surelyFits(schema: unknown, value: unknown, root: unknown = schema): boolean {
  if (typeof schema === "boolean") return schema;
  if (!isObject(schema)) return false;
  return Object.entries(schema).every(([keyword, wanted]) => {
    if (annotations.test(keyword)) return true;
    const fits = keywords(root)[keyword];
    return fits?.(wanted, value, schema) === true;
  });
}

function keywords(root: unknown): { readonly [keyword: string]: Fits | undefined } {
  const inside = (schema: unknown, value: unknown) => surelyFits(schema, value, root);
  return {
    $ref: (ref, value) => inside(definitionOf(root, ref), value),
    type: (type, value) => (Array.isArray(type) ? type : [type]).some((name) => isOfType(name, value)),
    const: (wanted, value) => deepEqual(wanted, value),
    enum: (all, value) => isList(all) && all.some((one) => deepEqual(one, value)),
    anyOf: (all, value) => isList(all) && all.some((one) => inside(one, value)),
    allOf: (all, value) => isList(all) && all.every((one) => inside(one, value)),
    minimum: about(isNumber, (limit, value) => isNumber(limit) && value >= limit),
    maximum: about(isNumber, (limit, value) => isNumber(limit) && value <= limit),
    minLength: about(isText, (limit, value) => isNumber(limit) && countCharacters(value) >= limit),
    maxLength: about(isText, (limit, value) => isNumber(limit) && countCharacters(value) <= limit),
    pattern: about(isText, (pattern, value) => isText(pattern) && new RegExp(pattern, "u").test(value)),
    minItems: about(isList, (limit, value) => isNumber(limit) && value.length >= limit),
    maxItems: about(isList, (limit, value) => isNumber(limit) && value.length <= limit),
    items: about(isList, (schema, value) => value.every((item) => inside(schema, item))),
    required: about(isObject, (names, value) => isList(names) && names.every((name) => hasOwn(value, String(name)))),
    minProperties: about(isObject, (limit, value) => isNumber(limit) && Object.keys(value).length >= limit),
    properties: about(isObject, (all, value) =>
      Object.entries(Object(all)).every(([name, schema]) => !hasOwn(value, name) || inside(schema, value[name])),
    ),
    additionalProperties: (schema, value, { properties, patternProperties }) =>
      !isObject(value) ||
      (patternProperties === undefined &&
        Object.keys(value).every((name) => (isContainer(properties) && hasOwn(properties, name)) || inside(schema, value[name]))),
  };
}

function definitionOf(root: unknown, ref: unknown): unknown {
  const [, name = ""] = /^#\/\$defs\/([\w-]+)$/.exec(String(ref)) ?? [];
  const definitions = isObject(root) ? root["$defs"] : undefined;
  return isObject(definitions) && hasOwn(definitions, name) ? definitions[name] : undefined;
}
