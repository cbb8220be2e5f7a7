// Walks the text of a file along the schema of its kind, whether the file is whole or not, and finds what its words are.

import { isContainer, isObject, joinPointer, splitPointer, valueAt } from "../../../core/json/index.ts";
import { allSchemas, definitionSchemas, readDefinitionPath } from "../../compiler/index.ts";

type Schema = { readonly [keyword: string]: unknown };

/** A schema, and the document that references inside it lead into. */
export interface SchemaPlace {
  readonly schema: Schema;
  readonly document: Schema;
}

const byId = new Map(allSchemas.map((schema) => [String(schema["$id"]), schema]));

function resolve(ref: string, document: Schema): SchemaPlace | undefined {
  const [id = "", pointer = ""] = ref.split("#");
  const target = id === "" ? document : byId.get(id);
  const schema = valueAt(target, pointer);
  return target !== undefined && isObject(schema) ? { schema, document: target } : undefined;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (value === null) return "null";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether the value can be meant: of the schema's type, and the kind of step that the schema is for. */
function fits({ type, properties }: Schema, value: unknown): boolean {
  if (value === undefined) return true;
  const actual = typeOf(value);
  const wanted: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (type !== undefined && !wanted.includes(actual) && !(actual === "integer" && wanted.includes("number"))) return false;
  const kind = isObject(properties) && isObject(properties["do"]) ? properties["do"]["const"] : undefined;
  return kind === undefined || (isObject(value) && value["do"] === kind);
}

/** The schema and all that it refers to, as far as the value fits. */
function expand(place: SchemaPlace, value: unknown): SchemaPlace[] {
  const { schema, document } = place;
  if (!fits(schema, value)) return [];
  const referred = [schema["$ref"], schema["x-like"]].flatMap((ref) => (typeof ref === "string" ? (resolve(ref, document) ?? []) : []));
  const parts = ["oneOf", "anyOf", "allOf"].flatMap((word): unknown[] => (Array.isArray(schema[word]) ? schema[word] : []));
  const inside = parts.flatMap((part) => (isObject(part) ? [{ schema: part, document }] : []));
  const found = [...referred, ...inside].map((one) => expand(one, value));
  if (typeof schema["$ref"] === "string" && found[0]?.length === 0) return [];
  return [place, ...found.flat()];
}

/** What the schemas say of a part of the value that they are for. */
function childrenOf(places: readonly SchemaPlace[], key: string, value: unknown): SchemaPlace[] {
  return places.flatMap(({ schema, document }) => {
    // Every text inside a template may have expressions.
    if (schema["x-text"] === "template") return [{ schema, document }];
    const { properties, additionalProperties: others, items } = schema;
    const own = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : (others ?? items);
    return isObject(own) ? expand({ schema: own, document }, value) : [];
  });
}

function rootOf(path: string, value: unknown): SchemaPlace[] {
  const { kind } = readDefinitionPath(path);
  if (!Object.hasOwn(definitionSchemas, kind)) return [];
  const schema: unknown = Reflect.get(definitionSchemas, kind);
  return isObject(schema) ? expand({ schema, document: schema }, value) : [];
}

/** The schemas of what stands, or would stand, at a pointer. */
export function schemasAt(path: string, value: unknown, pointer: string): SchemaPlace[] {
  let at: unknown = value;
  let places = rootOf(path, value);
  for (const key of splitPointer(pointer)) {
    at = isContainer(at) && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
    places = childrenOf(places, key, at);
  }
  return places;
}

export interface Word {
  readonly pointer: string;
  readonly on: "key" | "value";
  readonly text: string;
  readonly places: readonly SchemaPlace[];
}

/** The schemas of the names in an object. */
export function keySchemas(places: readonly SchemaPlace[]): SchemaPlace[] {
  return places.flatMap(({ schema, document }) =>
    isObject(schema["propertyNames"]) ? expand({ schema: schema["propertyNames"], document }, undefined) : [],
  );
}

/** Calls back for every name and every text of a file. */
export function walkWords(path: string, value: unknown, onWord: (word: Word) => void): void {
  const walk = (part: unknown, pointer: string, places: readonly SchemaPlace[]): void => {
    if (typeof part === "string") onWord({ pointer, on: "value", text: part, places });
    if (!isContainer(part) || places.length === 0) return;
    const names = isObject(part) ? keySchemas(places) : [];
    for (const [key, child] of Object.entries(part)) {
      const at = joinPointer(pointer, key);
      if (names.length > 0 && !key.startsWith("$")) onWord({ pointer: at, on: "key", text: key, places: names });
      walk(child, at, childrenOf(places, key, child));
    }
  };
  walk(value, "", rootOf(path, value));
}
