// Reads a JSON Schema as a type. What narrows values without changing their kind (lengths, patterns, `not`, `if`) is left to validators.

import { hasOwn, isObject, type JsonObject } from "../../json/index.ts";
import { createProps, type Fields, readField, type Type, types, union } from "./type.ts";

type Resolve = (ref: string) => unknown;

interface ReadContext {
  readonly resolve: Resolve;
  // A reference that is being read gives `any`, or a list of itself would never end.
  readonly known: Map<string, Type>;
  // A server may write anything where an amount is wanted.
  readonly isOnWire?: boolean;
}

const kindTypes: Readonly<Record<string, Type>> = {
  null: types.null,
  boolean: types.bool,
  number: types.num,
  integer: types.num,
  string: types.text,
};

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isLiteral(value: unknown): value is null | boolean | number | string {
  return value === null || ["boolean", "number", "string"].includes(typeof value);
}

function readObject(schema: JsonObject, context: ReadContext): Type {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = readList(schema.required);
  const names = [...new Set([...Object.keys(properties), ...required.filter((name) => typeof name === "string")])];
  const patterns = isObject(schema.patternProperties) ? Object.values(schema.patternProperties) : [];
  const extra = [schema.additionalProperties, ...patterns].filter((part) => part !== undefined && part !== false);
  const props = createProps(names, (name) => {
    const type = hasOwn(properties, name) ? readSchema(properties[name], context) : types.any;
    return required.includes(name) ? type : union(type, types.null);
  });
  return types.obj(props, extra.length ? union(...extra.map((part) => readSchema(part, context))) : undefined);
}

function readItems(schema: JsonObject, context: ReadContext): Type {
  const items = readList(schema.prefixItems);
  const parts = schema.items === undefined || schema.items === false ? items : [...items, schema.items];
  return types.list(parts.length ? union(...parts.map((part) => readSchema(part, context))) : types.any);
}

const amountKinds: readonly unknown[] = ["string", "number", "integer"];

function readKind(kind: unknown, schema: JsonObject, context: ReadContext): Type {
  if (schema.format === "amount" && amountKinds.includes(kind))
    return context.isOnWire ? union(types.amount, readKind(kind, {}, context)) : types.amount;
  if (kind === "object") return readObject(schema, context);
  if (kind === "array") return readItems(schema, context);
  if (kind === "string" && (schema.format === "date" || schema.format === "date-time")) return types.date;
  return (typeof kind === "string" && hasOwn(kindTypes, kind) && kindTypes[kind]) || types.any;
}

function guessKinds(schema: JsonObject): readonly unknown[] {
  if (schema.type !== undefined) return Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.properties !== undefined || schema.additionalProperties !== undefined || schema.patternProperties !== undefined)
    return ["object"];
  return schema.items !== undefined || schema.prefixItems !== undefined ? ["array"] : [];
}

function readOwnKeywords(schema: JsonObject, context: ReadContext): Type {
  const kinds = guessKinds(schema);
  const base = kinds.length ? union(...kinds.map((kind) => readKind(kind, schema, context))) : types.any;
  const literals = "const" in schema ? [schema.const] : readList(schema.enum);
  if (!literals.length || !literals.every(isLiteral)) return base;
  return intersect(base, types.literal(...literals));
}

function readReference(ref: string, context: ReadContext): Type {
  const known = context.known.get(ref);
  if (known) return known;
  context.known.set(ref, types.any);
  const type = readSchema(context.resolve(ref), context);
  context.known.set(ref, type);
  return type;
}

function readSchema(schema: unknown, context: ReadContext): Type {
  if (!isObject(schema)) return schema === false ? types.nothing : types.any;
  if (typeof schema["x-opaque"] === "string") return { obj: { props: {}, brand: schema["x-opaque"] } };
  const parts = [readOwnKeywords(schema, context)];
  if (typeof schema.$ref === "string") parts.push(readReference(schema.$ref, context));
  for (const part of readList(schema.allOf)) parts.push(readSchema(part, context));
  for (const choices of [schema.oneOf, schema.anyOf]) {
    const variants = readList(choices).map((part) => readSchema(part, context));
    if (variants.length) parts.push(union(...variants));
  }
  const type = parts.reduce(intersect);
  return schema.nullable === true ? union(type, types.null) : type;
}

function meet<T>(a: true | readonly T[] | undefined, b: true | readonly T[] | undefined): true | readonly T[] | undefined {
  if (!a || !b) return undefined;
  if (a === true) return b;
  return b === true ? a : a.filter((value) => b.includes(value));
}

function meetFields(a: Fields, b: Fields): Fields {
  const names = [...new Set([...Object.keys(a.props), ...Object.keys(b.props)])];
  const props = createProps(names, (name) => {
    const [left, right] = [readField(a, name), readField(b, name)];
    return left && right ? intersect(left, right) : (left ?? right ?? types.any);
  });
  const rest = a.rest && b.rest ? intersect(a.rest, b.rest) : (a.rest ?? b.rest);
  const brand = a.brand ?? b.brand;
  return { props, ...(rest && { rest }), ...(brand && { brand }) };
}

function intersect(a: Type, b: Type): Type {
  if (a.any) return b;
  if (b.any) return a;
  const num = meet(a.num, b.num);
  const text = meet(a.text, b.text);
  return {
    ...(a.null && b.null && { null: true }),
    ...(a.bool && b.bool && { bool: true }),
    ...(a.amount && b.amount && { amount: true }),
    ...(num && { num }),
    ...(text && { text }),
    ...(text && (a.date || b.date) && { date: true }),
    ...(a.list && b.list && { list: intersect(a.list, b.list) }),
    ...(a.obj && b.obj && { obj: meetFields(a.obj, b.obj) }),
  };
}

/**
 * Reads a JSON Schema of draft 2020-12 as a type; `resolve` gives the schema behind a `$ref`, or undefined.
 *
 * A field that is not required may be empty, an object without `additionalProperties` is closed, and `{ "x-opaque": "file" }` is a value
 * without fields that fits only its own name. A list of itself is read as a list of anything.
 */
export function typeFromSchema(schema: unknown, resolve: Resolve): Type {
  return readSchema(schema, { resolve, known: new Map() });
}

/** The same for what a server sends and gets, before anything has read it: an amount may be any number or text. */
export function typeOnWire(schema: unknown, resolve: Resolve): Type {
  return readSchema(schema, { resolve, known: new Map(), isOnWire: true });
}
