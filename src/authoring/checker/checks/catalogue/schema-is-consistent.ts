import type { SourcePointer } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { type Catalogue, perObject } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { listLimitSlips } from "../../queries/values/value-limits.ts";

export const schemaIsConsistent = projectCheck({ id: "schema-is-consistent", role: "file" }, ({ catalogue }, report) => {
  for (const { at, ...slip } of slipsOf(catalogue)) report(at, slip);
});

/** Screens change far more often than what servers send. */
const slipsOf = perObject(({ schemas, resolve }: Catalogue): readonly (ProblemText & { readonly at: SourcePointer })[] =>
  schemas.flatMap(({ file, value }) => {
    const inside = { id: isObject(value) ? String(value["$id"]) : "", resolve };
    return [...listSlips(value, "", inside)].map(({ pointer, on, ...slip }) => ({ ...slip, at: { file, pointer, on } }));
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
/** By what they hold: schemas by name, one schema, a list of them. */
const groups = words("$defs properties patternProperties dependentSchemas prefixItems allOf anyOf oneOf");
const single = words(
  "items contains additionalProperties propertyNames unevaluatedProperties unevaluatedItems contentSchema not if then else",
);

/** What a schema says in vain, from the whole to its parts. */
function* listSlips(schema: unknown, pointer: string, inside: Inside): Generator<Slip> {
  if (!isObject(schema)) return;
  yield* listOwn(schema, pointer, inside);
  for (const [keyword, value] of Object.entries(schema)) {
    const below = joinPointer(pointer, keyword);
    if (single.includes(keyword)) yield* listSlips(value, below, inside);
    else if (groups.includes(keyword))
      for (const [name, part] of Object.entries(Object(value))) yield* listSlips(part, joinPointer(below, name), inside);
  }
}

function* listOwn(schema: Schema, pointer: string, { id, resolve }: Inside): Generator<Slip> {
  const { $ref: ref, required } = schema;
  if (typeof ref === "string" && resolve(ref.startsWith("#") ? id + ref : ref) === undefined)
    yield {
      pointer: joinPointer(pointer, "$ref"),
      on: "value",
      message: `No file in \`schemas/entities\` defines \`${ref}\`.`,
      help: "Use a name under `$defs` of a file in that folder.",
    };
  for (const [place, name] of (Array.isArray(required) ? required : []).entries())
    if (isLost(schema, name))
      yield {
        pointer: joinPointer(pointer, "required", place),
        on: "value",
        ...describeMissing({ kind: "property" }, String(name), Object.keys(Object(schema["properties"]))),
      };
  for (const { keyword, on, says, help } of listLimitSlips(schema))
    yield { pointer: joinPointer(pointer, keyword), on, message: says("this schema"), help };
}

/** Nothing may have it, so that nothing meets the schema. A schema that is joined with others may leave it to them. */
function isLost(schema: Schema, name: unknown): boolean {
  const isJoined = ["$ref", "allOf", "anyOf", "oneOf", "patternProperties"].some((keyword) => keyword in schema);
  const isClosed = (schema["additionalProperties"] ?? false) === false;
  return isClosed && !isJoined && !Object.hasOwn(Object(schema["properties"]), String(name));
}
