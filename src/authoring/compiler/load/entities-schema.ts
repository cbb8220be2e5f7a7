// What a file of `schemas/entities/` may hold: JSON Schema, draft 2020-12.

type Schema = { readonly [keyword: string]: unknown };

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const all = (keywords: string, schema: Schema): Schema => Object.fromEntries(words(keywords).map((keyword) => [keyword, schema]));

const one = { $ref: "#/$defs/schema" };
/** One that says what the value is; what may be anything is `true`. */
const whole = { ...one, anyOf: words("type $ref enum const allOf anyOf oneOf x-opaque").map((keyword) => ({ required: [keyword] })) };
const type = { enum: words("string number integer boolean object array null") };
const names = { type: "array", uniqueItems: true, items: { type: "string" } };
const values = { type: "array", minItems: 1, uniqueItems: true };
const formats = words(`amount date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri
  iri-reference uuid uri-template json-pointer relative-json-pointer regex`);

const keywords: Schema = {
  ...all("$schema $id $ref $comment $anchor title description pattern contentEncoding contentMediaType", { type: "string" }),
  ...all("deprecated readOnly writeOnly nullable uniqueItems", { type: "boolean" }),
  ...all("default examples const", {}),
  ...all("minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties", { type: "integer", minimum: 0 }),
  ...all("minimum maximum exclusiveMinimum exclusiveMaximum multipleOf", { type: "number" }),
  ...all("contains additionalProperties propertyNames unevaluatedProperties unevaluatedItems contentSchema not if then else", one),
  ...all("$defs properties patternProperties", { type: "object", additionalProperties: whole }),
  items: whole,
  dependentSchemas: { type: "object", additionalProperties: one },
  ...all("prefixItems allOf anyOf oneOf", { type: "array", minItems: 1, items: one }),
  type: { if: { type: "array" }, then: { ...values, items: type }, else: type },
  format: { enum: formats },
  enum: values,
  required: names,
  dependentRequired: { type: "object", additionalProperties: names },
};

/** Of the document; what begins with `x-` is a remark. */
export const entitiesSchema: Schema = {
  ...one,
  type: "object",
  required: ["$id"],
  properties: { $id: { description: "Definitions refer to it by `layar:entities/<name of the file>`." } },
  $defs: { schema: { type: ["object", "boolean"], additionalProperties: false, patternProperties: { "^x-": {} }, properties: keywords } },
};
