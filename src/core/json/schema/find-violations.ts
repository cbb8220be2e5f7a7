import { isObject, readOwn } from "../own-fields.ts";
import { type Keyword, listViolations, type Rules, type SchemaError } from "./apply-schema.ts";
import { keywords } from "./keywords.ts";

/**
 * Gives what lists the violations of a schema, in the words of Ajv: all of them, those of the branches of a union before the union's own.
 *
 * `documents` are those that references by `$id` lead to; `others` take the place of keywords of their names.
 *
 * @example
 * const find = createViolationFinder();
 * find({ type: "object", required: ["id"] }, {}); // [{ keyword: "required", instancePath: "", params: { missingProperty: "id" }, … }]
 */
export function createViolationFinder(
  documents: readonly unknown[] = [],
  others: { readonly [keyword: string]: Keyword } = {},
): (schema: unknown, value: unknown) => readonly SchemaError[] {
  const byId = new Map(documents.map((document) => [isObject(document) ? document["$id"] : undefined, document]));
  const rules: Rules = {
    keywords: keywords.map(([name, judge, isFor]) => [name, readOwn(others, name) ?? judge, isFor]),
    find: (id) => byId.get(id),
    known: new WeakMap(),
  };
  return (schema, value) => listViolations(schema, value, rules);
}
