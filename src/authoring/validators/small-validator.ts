/** Writes a validator that only says yes or no, for users: nobody there reads where and why. */
import { hasOwn, isContainer, isObject } from "../../core/json/index.ts";

type Test = (value: string, wanted: unknown, schema: { readonly [keyword: string]: unknown }) => string;

const types: { readonly [type: string]: (value: string) => string } = {
  null: (value) => `${value} === null`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  string: (value) => `typeof ${value} === "string"`,
  number: (value) => `Number.isFinite(${value})`,
  integer: (value) => `Number.isInteger(${value})`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `typeof ${value} === "object" && ${value} !== null && !Array.isArray(${value})`,
};

const either = (tests: readonly string[]): string => (tests.length === 1 ? tests.join("") : `(${tests.join(" || ")})`);

/** What a keyword says holds for values of one type only, and for all others anyway. */
const of =
  (type: string, test: Test): Test =>
  (value, wanted, schema) => {
    const isSure = schema["type"] === type || (type === "number" && schema["type"] === "integer");
    return isSure ? test(value, wanted, schema) : `(!(${types[type]?.(value)}) || ${test(value, wanted, schema)})`;
  };

// Lengths are counted in code points.
const lengthOf = (value: string): string => `Array.from(${value}).length`;

const tests: { readonly [keyword: string]: Test } = {
  type: (value, wanted) => either([wanted].flat().map((type) => types[`${type}`]?.(value) ?? "true")),
  const: (value, wanted) => `${value} === ${JSON.stringify(wanted)}`,
  enum: (value, wanted) => `${JSON.stringify(wanted)}.includes(${value})`,
  anyOf: (value, wanted) => either([wanted].flat().map((part) => `(${testOf(value, part)})`)),
  $ref: (value, wanted) => `${`${wanted}`.replace("#/$defs/", "")}(${value})`,
  minLength: of("string", (value, wanted) => `${lengthOf(value)} >= ${wanted}`),
  maxLength: of("string", (value, wanted) => `${lengthOf(value)} <= ${wanted}`),
  pattern: of("string", (value, wanted) => `new RegExp(${JSON.stringify(wanted)}, "u").test(${value})`),
  minimum: of("number", (value, wanted) => `${value} >= ${wanted}`),
  maximum: of("number", (value, wanted) => `${value} <= ${wanted}`),
  minItems: of("array", (value, wanted) => `${value}.length >= ${wanted}`),
  maxItems: of("array", (value, wanted) => `${value}.length <= ${wanted}`),
  items: of("array", (value, wanted) => `${value}.every((e) => ${testOf("e", wanted)})`),
  properties: of("object", (value, wanted, { required }) => {
    const fields = Object.entries(Object(wanted)).flatMap(([name, part]) => {
      const field = `${value}[${JSON.stringify(name)}]`;
      const test = testOf(field, part);
      if (!Object(required ?? []).includes(name)) return test === "true" ? [] : [`(${field} === undefined || ${test})`];
      return test === "true" ? [`${field} !== undefined`] : [test];
    });
    return fields.join(" && ") || "true";
  }),
};

/** Says nothing about a value by itself. */
const silent = ["$defs", "required", "format", "examples"];

/** An expression that holds for values of the schema. */
function testOf(value: string, schema: unknown): string {
  if (!isObject(schema)) return "true";
  // The type first: what the others read is there only then.
  const keywords = Object.keys(schema).sort((a, b) => Number(b === "type") - Number(a === "type"));
  const found = keywords.flatMap((keyword) => tests[keyword]?.(value, schema[keyword], schema) ?? []);
  return found.filter((test) => test !== "true").join(" && ") || "true";
}

function isKnown(schema: unknown): boolean {
  if (!isObject(schema)) return true;
  return Object.entries(schema).every(([keyword, part]) => {
    if (keyword === "properties" || keyword === "$defs") return Object.values(Object(part)).every(isKnown);
    if (keyword === "items") return isKnown(part);
    if (keyword === "anyOf") return [part].flat().every(isKnown);
    if (keyword === "const" || keyword === "enum") return ![part].flat().some(isContainer);
    return hasOwn(tests, keyword) || silent.includes(keyword) || keyword.startsWith("x-");
  });
}

/** The text of a module that exports `validate`; undefined for a schema with a keyword that is not known here. */
export function writeSmallValidator(schema: unknown): string | undefined {
  if (!isKnown(schema)) return undefined;
  const parts = Object.entries(Object(Object(schema).$defs)).map(([name, part]) => `const ${name} = (e) => ${testOf("e", part)};\n`);
  return `${parts.join("")}export const validate = (e) => ${testOf("e", schema)};\n`;
}
