// Reading tables and JSON by a name that came from data: own fields only, and never a name that every object carries.

const owns = Object.prototype.hasOwnProperty;

export type JsonObject = { [name: string]: unknown };

/** An object of named fields; an array is none. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object or an array: a value that holds others, each under a name or an index. */
export function isContainer(value: unknown): value is JsonObject | readonly unknown[] {
  return typeof value === "object" && value !== null;
}

/** A name that every object inherits, so that reading it by accident gives code instead of data. */
export function isReserved(name: string): boolean {
  return name in Object.prototype;
}

/** `Object.hasOwn` for browsers that have none. */
export function hasOwn(of: object, name: string): boolean {
  return owns.call(of, name);
}

export function readOwn<T>(table: { readonly [name: string]: T } | undefined, name: string): T | undefined {
  return table && hasOwn(table, name) ? table[name] : undefined;
}
