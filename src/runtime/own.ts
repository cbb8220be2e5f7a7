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

/** Undefined when the text is missing or no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text of a value that goes where text is wanted; nothing becomes ''. */
export function showText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Values as texts; what is empty is left out. */
export function readTexts(values: { readonly [name: string]: unknown }): { readonly [name: string]: string } {
  const texts = Object.entries(values).map(([name, value]) => [name, showText(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}
