/** TypeScript for what a JSON Schema or a type name of the format describes. Entities are named, and stand in `widgets/types.gen.ts`. */
import { isObject, listFields } from "../../../core/json/index.ts";
import type { Catalogue } from "../../compiler/index.ts";

/** A field by its name, quoted where it must be. */
export function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** `{ a: string; b?: number }`; `none` where there is nothing in it. */
export function objectType(fields: readonly (readonly [name: string, type: string, isOptional?: boolean])[], none: string): string {
  if (fields.length === 0) return none;
  return `{ ${fields.map(([name, type, isOptional]) => `${nameOf(name)}${isOptional ? "?" : ""}: ${type}`).join("; ")} }`;
}

/** A union of texts; `never` of none. */
export function textsType(texts: readonly string[]): string {
  return texts.length === 0 ? "never" : texts.map((text) => JSON.stringify(text)).join(" | ");
}

const scalars: { readonly [type: string]: string } = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

const entityType = (name: string): string => `Entities[${JSON.stringify(name)}]`;

export function typeOfSchema(schema: unknown): string {
  if (!isObject(schema)) return "unknown";
  const { $ref, const: only, enum: choices, anyOf, oneOf, items, properties, type, "x-opaque": opaque } = schema;
  if (typeof $ref === "string") return entityOf($ref);
  if (opaque !== undefined) return opaque === "file" ? "File" : "unknown";
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  const ways = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(ways)) return ways.map(typeOfSchema).join(" | ");
  if (type === "array") return listOf(typeOfSchema(items));
  if (isObject(properties)) {
    const fields = listFields(schema).map(({ name, schema: part, isRequired }) => [name, typeOfSchema(part), !isRequired] as const);
    return objectType(fields, "object");
  }
  const types = [type].flat().map((one) => scalars[String(one)] ?? "unknown");
  return types.join(" | ");
}

/** `layar:entities/bike#/$defs/BikePage` is known by its last name. */
function entityOf(ref: string): string {
  const [, name] = /^layar:entities\/[^#]+#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  return name === undefined ? "unknown" : entityType(name);
}

function listOf(type: string): string {
  return / [|&] /.test(type) ? `(${type})[]` : `${type}[]`;
}

const named: { readonly [name: string]: string } = {
  text: "string",
  url: "string",
  phone: "string",
  number: "number",
  amount: "number | string",
  boolean: "boolean",
  file: "File",
};

/** The type of a name such as `text`, `Bike[]` or `number?`. */
export function typeOfName(name: string, catalogue: Catalogue): string {
  const [, bare = "", list, optional] = /^(\w+)(\[\])?(\?)?$/.exec(name) ?? [];
  const one = named[bare] ?? (catalogue.entity(bare) === undefined ? "unknown" : entityType(bare));
  return `${list === undefined ? one : listOf(one)}${optional === undefined ? "" : " | null"}`;
}
