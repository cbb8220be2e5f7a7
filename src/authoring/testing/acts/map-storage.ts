import type { Storage } from "../../../browser/runtime/index.ts";

/** A storage in memory whose entries can be looked at. */
export function createMapStorage(initial: { readonly [key: string]: string } = {}): Storage & { readonly map: Map<string, string> } {
  const map = new Map(Object.entries(initial));
  return {
    map,
    read: (key) => map.get(key) ?? null,
    write: (key, value) => map.set(key, value),
    remove: (key) => map.delete(key),
    keys: () => [...map.keys()],
    lasts: () => true,
  };
}
