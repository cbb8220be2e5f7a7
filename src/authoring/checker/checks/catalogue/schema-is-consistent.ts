import type { SourcePointer } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { type Catalogue, perObject } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";
import { listLimitSlips } from "../../queries/values/value-limits.ts";

export const schemaIsConsistent = projectCheck({ id: "schema-is-consistent", role: "file" }, ({ catalogue }, report) => {
  for (const { at, ...slip } of slipsOf(catalogue)) report(at, slip);
});

/** Screens change far more often than what servers send. */
const slipsOf = perObject(({ schemas, resolve }: Catalogue): readonly (ProblemText & { readonly at: SourcePointer })[] =>
  schemas.flatMap(({ file, value }) => {
    const id = isObject(value) ? value["$id"] : undefined;
    if (typeof id === "string")
      return [...listSlips(value, "", { id, resolve })].map(({ pointer, on, ...slip }) => ({ ...slip, at: { file, pointer, on } }));
    const message = "Nothing can refer to these schemas: they have no `$id`.";
    return [{ at: atValue(file, ""), message, help: 'Write `"$id": "layar:entities/<name of the file>"`.' }];
  }),
);

interface Slip extends ProblemText {
  readonly pointer: string;
  readonly on: "key" | "value";
}

interface Inside extends Pick<Catalogue, "resolve"> {
  readonly id: string;
}

type Schema = { readonly [keyword: string]: unknown };

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const types = words("string number integer boolean object array null");
const formats = words(`amount date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri
  iri-reference uuid uri-template json-pointer relative-json-pointer regex`);
/** By what they hold: schemas by name, one schema, a list of them, or something else. */
const byName = words("$defs properties patternProperties dependentSchemas");
const single = words(
  "items contains additionalProperties propertyNames unevaluatedProperties unevaluatedItems contentSchema not if then else",
);
const lists = words("prefixItems allOf anyOf oneOf");
const keywords = [
  ...byName,
  ...single,
  ...lists,
  ...words(`$schema $id $ref $comment $anchor title description default examples deprecated readOnly writeOnly nullable type format
    enum const minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems
    minContains maxContains required dependentRequired minProperties maxProperties contentEncoding contentMediaType`),
];

/** What a schema says in vain, from the whole to its parts. */
function* listSlips(schema: unknown, pointer: string, inside: Inside): Generator<Slip> {
  if (!isObject(schema)) return;
  yield* listOwn(schema, pointer, inside);
  const list = (value: unknown): [string, unknown][] => (typeof value === "object" && value !== null ? Object.entries(value) : []);
  for (const [keyword, value] of Object.entries(schema)) {
    const below = joinPointer(pointer, keyword);
    if (single.includes(keyword)) yield* listSlips(value, below, inside);
    else if (byName.includes(keyword) || lists.includes(keyword))
      for (const [name, part] of list(value)) yield* listSlips(part, joinPointer(below, name), inside);
  }
}

function* listOwn(schema: Schema, pointer: string, { id, resolve }: Inside): Generator<Slip> {
  const at = (keyword: string, ...more: readonly (string | number)[]): Pick<Slip, "pointer" | "on"> => ({
    pointer: joinPointer(pointer, keyword, ...more),
    on: "value",
  });
  for (const keyword of Object.keys(schema))
    if (!keyword.startsWith("x-") && !keywords.includes(keyword))
      yield { pointer: joinPointer(pointer, keyword), on: "key", ...describeMissing({ kind: "keyword" }, keyword, keywords) };
  const { type, format, $ref: ref, required } = schema;
  for (const [place, one] of [type].flat().entries())
    if (type !== undefined && !types.includes(String(one)))
      yield { ...at("type", ...(Array.isArray(type) ? [place] : [])), ...describeMissing({ kind: "type" }, String(one), types) };
  if (typeof format === "string" && !formats.includes(format))
    yield { ...at("format"), ...describeMissing({ kind: "format" }, format, formats) };
  if (typeof ref === "string" && resolve(ref.startsWith("#") ? id + ref : ref) === undefined)
    yield {
      ...at("$ref"),
      message: `No file in \`schemas/entities\` defines \`${ref}\`.`,
      help: "Use a name under `$defs` of a file in that folder.",
    };
  for (const [place, name] of (Array.isArray(required) ? required : []).entries())
    if (isLost(schema, name))
      yield { ...at("required", place), ...describeMissing({ kind: "property" }, String(name), Object.keys(Object(schema["properties"]))) };
  for (const { keyword, on, says, help } of listLimitSlips(schema))
    yield { pointer: joinPointer(pointer, keyword), on, message: says("this schema"), help };
}

/** Nothing may have it, so that nothing meets the schema. A schema that is joined with others may leave it to them. */
function isLost(schema: Schema, name: unknown): boolean {
  const isJoined = ["$ref", "allOf", "anyOf", "oneOf", "patternProperties"].some((keyword) => keyword in schema);
  const isClosed = (schema["additionalProperties"] ?? false) === false;
  return isClosed && !isJoined && !Object.hasOwn(Object(schema["properties"]), String(name));
}
