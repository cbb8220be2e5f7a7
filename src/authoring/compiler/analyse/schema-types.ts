// Types of what catalogues describe by JSON Schema or by a type name, computed once for each schema.

import { type Type, typeFromSchema, types, union } from "../../../core/expression/index.ts";
import type { StateDefinition } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Catalogue } from "../project.ts";

const known = new WeakMap<Catalogue, WeakMap<object, Type>>();

/** The type that a JSON Schema describes; undefined when there is none. */
export function typeOfSchema(catalogue: Catalogue, schema: unknown): Type | undefined {
  if (!isObject(schema)) return undefined;
  const cache = known.get(catalogue) ?? new WeakMap<object, Type>();
  known.set(catalogue, cache);
  const type = cache.get(schema) ?? typeFromSchema(schema, (ref) => catalogue.resolve(ref));
  cache.set(schema, type);
  return type;
}

const scalars: { readonly [name: string]: Type } = {
  text: types.text,
  url: types.text,
  phone: types.text,
  number: types.num,
  amount: types.amount,
  boolean: types.bool,
  file: types.file,
};

/** The type of a name such as `text`, `Basket[]` or `number?`; `any` for an unknown entity. */
export function typeOfName(catalogue: Catalogue, name: string): Type {
  const [, bare = "", list, optional] = /^(\w+)(\[\])?(\?)?$/.exec(name) ?? [];
  const one = scalars[bare] ?? typeOfSchema(catalogue, catalogue.entity(bare)) ?? types.any;
  const many = list === undefined ? one : types.list(one);
  return optional === undefined ? many : union(many, types.null);
}

/** The type of a state value; a bare initial value gives its kind. */
export function typeOfState(catalogue: Catalogue, entry: string | number | boolean | StateDefinition): Type {
  if (typeof entry === "object") return typeOfName(catalogue, entry.type);
  if (typeof entry === "string") return types.text;
  return typeof entry === "number" ? types.num : types.bool;
}

/** Whether a property of a widget is an address or an id rather than words, as its schema says. */
export function isAddress(props: unknown, name: string): boolean {
  const isCode = (schema: unknown): boolean => isObject(schema) && (schema["x-code"] === true || Object.values(schema).some(isCode));
  return isObject(props) && isObject(props["properties"]) && isCode(props["properties"][name]);
}
