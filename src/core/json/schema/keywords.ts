// The keywords of JSON Schema, draft 2020-12, that say something about one value by itself.
import { deepEqual } from "../deep-equal.ts";
import { hasOwn, isObject, type JsonObject, readOwn } from "../own-fields.ts";
import { applySchema, applyToPart, fail, fits, followRef, type Keyword, type NamedKeyword } from "./apply-schema.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isTrue = (value: unknown): value is true => value === true;
const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);
const fieldsOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const countCharacters = (text: string): number => Array.from(text).length;
const countFields = (value: JsonObject): number => Object.keys(value).length;
const isDistinct = (list: readonly unknown[]): boolean =>
  list.every((one, index) => !list.slice(0, index).some((other) => deepEqual(one, other)));

function isOfType(name: unknown, value: unknown): boolean {
  if (name === "integer") return Number.isInteger(value);
  if (name === "number") return Number.isFinite(value);
  if (name === "null") return value === null;
  if (name === "array") return isList(value);
  return name === "object" ? isObject(value) : typeof value === name;
}

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const found = patterns.get(pattern) ?? new RegExp(pattern, "u");
  patterns.set(pattern, found);
  return found.test(text);
}

/** A keyword that compares values of one type with what is given. */
function limit<V, W>(
  keyword: string,
  isAbout: (value: unknown) => value is V,
  isGiven: (wanted: unknown) => wanted is W,
  holds: (value: V, wanted: W) => boolean,
): NamedKeyword {
  const judge: Keyword = (wanted, value, schema, place) => {
    if (isAbout(value) && isGiven(wanted) && !holds(value, wanted)) fail(place, { keyword, value, schema, params: { limit: wanted } });
  };
  return [keyword, judge];
}

/** A keyword that any value satisfies or not. */
function test(keyword: string, param: string, isRight: (...given: Parameters<Keyword>) => boolean): NamedKeyword {
  const judge: Keyword = (wanted, value, schema, place) => {
    if (!isRight(wanted, value, schema, place)) fail(place, { keyword, value, schema, params: { [param]: wanted } });
  };
  return [keyword, judge];
}

/** Unless enough of them fit, reports what each branch has against the value. */
function branches(keyword: string, isEnough: (all: readonly unknown[], fitsIn: (branch: unknown) => boolean) => boolean): Keyword {
  return (wanted, value, schema, place) => {
    const all = listOf(wanted);
    if (isEnough(all, (branch) => fits(branch, value, place))) return;
    for (const branch of all) applySchema(branch, value, place);
    fail(place, { keyword, value, schema });
  };
}

/** Of a union with a tag, the branch that names the value of the tag. */
const discriminator: Keyword = (wanted, value, schema, place) => {
  if (!isObject(value)) return;
  const tag = String(fieldsOf(wanted)["propertyName"]);
  const tagValue = readOwn(value, tag);
  const branch = listOf(schema["oneOf"]).find((one) => {
    const ref = fieldsOf(one)["$ref"];
    const { properties } = fieldsOf(isText(ref) ? followRef(ref, place).schema : one);
    return isText(tagValue) && fieldsOf(readOwn(fieldsOf(properties), tag))["const"] === tagValue;
  });
  if (branch === undefined) fail(place, { keyword: "discriminator", value, schema, params: { tag, tagValue } });
  else applySchema(branch, value, place);
};

const reference: Keyword = (ref, value, _, place) => {
  const { schema, document } = followRef(String(ref), place);
  applySchema(schema, value, { ...place, document });
};

const allOf: Keyword = (all, value, _, place) => {
  for (const schema of listOf(all)) applySchema(schema, value, place);
};

const condition: Keyword = (wanted, value, schema, place) => {
  const failingKeyword = fits(wanted, value, place) ? "then" : "else";
  const branch = schema[failingKeyword] ?? true;
  if (fits(branch, value, place)) return;
  applySchema(branch, value, place);
  fail(place, { keyword: "if", value, schema, params: { failingKeyword } });
};

const required: Keyword = (names, value, schema, place) => {
  if (!isObject(value)) return;
  for (const missingProperty of listOf(names).map(String))
    if (readOwn(value, missingProperty) === undefined) fail(place, { keyword: "required", value, schema, params: { missingProperty } });
};

const propertyNames: Keyword = (wanted, value, schema, place) => {
  for (const propertyName of Object.keys(fieldsOf(value))) {
    if (fits(wanted, propertyName, place)) continue;
    applySchema(wanted, propertyName, { ...place, propertyName });
    fail(place, { keyword: "propertyNames", value, schema, params: { propertyName } });
  }
};

const additionalProperties: Keyword = (wanted, value, schema, place) => {
  const alike = Object.keys(fieldsOf(schema["patternProperties"]));
  for (const [name, part] of Object.entries(fieldsOf(value))) {
    if (hasOwn(fieldsOf(schema["properties"]), name) || alike.some((pattern) => matches(name, pattern))) continue;
    if (wanted === false) fail(place, { keyword: "additionalProperties", value, schema, params: { additionalProperty: name } });
    else applyToPart(wanted, part, name, place);
  }
};

const properties: Keyword = (wanted, value, _, place) => {
  if (!isObject(value)) return;
  for (const [name, schema] of Object.entries(fieldsOf(wanted))) {
    const part = readOwn(value, name);
    if (part !== undefined) applyToPart(schema, part, name, place);
  }
};

const patternProperties: Keyword = (wanted, value, _, place) => {
  for (const [pattern, schema] of Object.entries(fieldsOf(wanted)))
    for (const [name, part] of Object.entries(fieldsOf(value))) if (matches(name, pattern)) applyToPart(schema, part, name, place);
};

const prefixItems: Keyword = (wanted, value, _, place) => {
  const list = listOf(value);
  for (const [index, schema] of listOf(wanted).slice(0, list.length).entries()) applyToPart(schema, list[index], index, place);
};

const items: Keyword = (wanted, value, schema, place) => {
  const first = listOf(schema["prefixItems"]).length;
  for (const [index, item] of listOf(value).entries()) if (index >= first) applyToPart(wanted, item, index, place);
};

const ofArrays: readonly NamedKeyword[] = [
  limit("maxItems", isList, isNumber, (value, most) => value.length <= most),
  limit("minItems", isList, isNumber, (value, least) => value.length >= least),
  limit("uniqueItems", isList, isTrue, isDistinct),
  ["prefixItems", prefixItems],
  ["items", items],
];

const ofObjects: readonly NamedKeyword[] = [
  limit("maxProperties", isObject, isNumber, (value, most) => countFields(value) <= most),
  limit("minProperties", isObject, isNumber, (value, least) => countFields(value) >= least),
  ["required", required],
  ["propertyNames", propertyNames],
  ["additionalProperties", additionalProperties],
  ["properties", properties],
  ["patternProperties", patternProperties],
  ["discriminator", discriminator],
];

const [, type] = test("type", "type", (types, value) => [types].flat().some((name) => isOfType(name, value)));

/** That a value is no array or no object is reported where the keywords for those would be applied, if there are any. */
const isSaidWith = (name: string, group: readonly NamedKeyword[]) => (schema: JsonObject) =>
  schema["type"] === name && group.some(([keyword]) => hasOwn(schema, keyword));
const isArray = isSaidWith("array", ofArrays);
const isOfFields = isSaidWith("object", ofObjects);

/** In the order in which their violations are reported. */
export const keywords: readonly NamedKeyword[] = [
  ["type", type, (schema) => !isArray(schema) && !isOfFields(schema)],
  limit("maximum", isNumber, isNumber, (value, most) => value <= most),
  limit("minimum", isNumber, isNumber, (value, least) => value >= least),
  limit("exclusiveMaximum", isNumber, isNumber, (value, most) => value < most),
  limit("exclusiveMinimum", isNumber, isNumber, (value, least) => value > least),
  limit("multipleOf", isNumber, isNumber, (value, step) => Number.isInteger(value / step)),
  limit("maxLength", isText, isNumber, (value, most) => countCharacters(value) <= most),
  limit("minLength", isText, isNumber, (value, least) => countCharacters(value) >= least),
  limit("pattern", isText, isText, matches),
  ["$ref", reference],
  test("const", "allowedValue", deepEqual),
  test("enum", "allowedValues", (all, value) => listOf(all).some((one) => deepEqual(one, value))),
  test("not", "schema", (schema, value, _, place) => !fits(schema, value, place)),
  ["anyOf", branches("anyOf", (all, fitsIn) => all.some(fitsIn))],
  ["oneOf", branches("oneOf", (all, fitsIn) => all.filter(fitsIn).length === 1), (schema) => !hasOwn(schema, "discriminator")],
  ["allOf", allOf],
  ["if", condition],
  ["type", type, isArray],
  ...ofArrays,
  ["type", type, isOfFields],
  ...ofObjects,
];
