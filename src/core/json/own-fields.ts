// Reading tables and JSON by a name that came from data: own fields only, and never a name that every object carries.

const hasOwn = Object.prototype.hasOwnProperty;

export type Group = { [name: string]: unknown };

export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isReserved(name: string): boolean {
  return name in Object.prototype;
}

export function own<T>(table: { readonly [name: string]: T } | undefined, name: string): T | undefined {
  return table && hasOwn.call(table, name) ? table[name] : undefined;
}

/** Text of a value that goes where text is wanted; nothing becomes ''. */
export function showText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
