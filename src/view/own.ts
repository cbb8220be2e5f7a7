// Engines of the time of Chrome 87 have no `Object.hasOwn`.
const hasOwn = Object.prototype.hasOwnProperty;

/** Reads by own names only, so that no name of a definition reaches the prototype. */
export function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return hasOwn.call(table, name) ? table[name] : undefined;
}
