// What may stand in the files of a project: each kind of file, and each kind of object in it, by a name such as `tests.given`.
import { isObject, listFields, splitPointer, valueAt } from "../../../core/json/index.ts";
import { allSchemas, definitionSchemas } from "../../compiler/index.ts";

type Schema = { readonly [keyword: string]: unknown };

interface Part {
  readonly name: string;
  readonly schema: Schema;
  /** What else may stand there. */
  readonly others: readonly Schema[];
}

const roots = new Map(allSchemas.map((schema) => [String(schema["$id"]), schema]));
/** Described as steps, or with the parts of a node. */
const elsewhere = /^layar:(?:step|node)/;
const deepest = 4;

/** Follows references until something else stands there; undefined for what is described elsewhere. */
function follow(schema: unknown, root: Schema): { readonly schema: Schema; readonly root: Schema } | undefined {
  if (!isObject(schema)) return undefined;
  const { $ref: ref } = schema;
  if (typeof ref !== "string") return { schema, root };
  if (elsewhere.test(ref)) return undefined;
  const [id = "", pointer = ""] = ref.split("#");
  const to = id === "" ? root : roots.get(id);
  return to && follow(splitPointer(pointer).length === 0 ? to : valueAt(to, pointer), to);
}

/** The objects that a value can hold: itself, the entries of a list or of a table, each of several alternatives. */
function listObjects(given: unknown, from: Schema): { readonly schema: Schema; readonly root: Schema }[] {
  const found = follow(given, from);
  if (found === undefined) return [];
  const { schema, root } = found;
  if (isObject(schema["properties"])) return [found];
  const alternatives = [schema["oneOf"], schema["anyOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  return [schema["items"], schema["additionalProperties"], ...alternatives].flatMap((one) => listObjects(one, root));
}

function listParts(): Part[] {
  const parts: Part[] = [];
  const known = new Set<Schema>();
  const add = (name: string, given: unknown, from: Schema, depth: number): void => {
    const [first, ...others] = listObjects(given, from);
    if (first === undefined || known.has(first.schema) || depth > deepest) return;
    known.add(first.schema);
    parts.push({ name, schema: first.schema, others: others.map(({ schema }) => schema) });
    for (const { name: field, schema } of listFields(first.schema)) add(`${name}.${field}`, schema, first.root, depth + 1);
  };
  for (const [kind, schema] of Object.entries(definitionSchemas)) add(kind, schema, schema, 0);
  return parts;
}

/** All, by name. */
export const fileParts: ReadonlyMap<string, Part> = new Map(listParts().map((part) => [part.name, part]));
