// The only place that touches the browser's storage. A web view may have none, refuse it, or lose writes silently.
import type { Storage } from "../ports.ts";

const probe = "layar.probe";

/** What a storage of the browser does. */
type StorageArea = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Gives a storage that never throws; what the device does not store stays in memory until the page is closed.
 *
 * `find` is called at each use and may throw, as `() => window.localStorage` does in some web views.
 */
export function openStorage(find: () => StorageArea | null): Storage {
  // Null marks a key that the device failed to remove.
  const inMemory = new Map<string, string | null>();
  // After one successful read-back, writes are trusted until one is refused, so that neither a write nor an opening costs a read.
  let isTrusted = false;

  function attempt<T>(use: (area: StorageArea) => T, otherwise: T): T {
    try {
      const area = find();
      return area ? use(area) : otherwise;
    } catch {
      return otherwise;
    }
  }

  function isKept(key: string, value: string | null): boolean {
    return attempt((area) => {
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      return (isTrusted && value !== null) || area.getItem(key) === value;
    }, false);
  }

  function put(key: string, value: string | null): void {
    const isThere = isKept(key, value);
    if (value !== null) isTrusted = isThere;
    if (isThere) inMemory.delete(key);
    else inMemory.set(key, value);
  }

  return {
    read: (key) => inMemory.get(key) ?? (inMemory.has(key) ? null : attempt((area) => area.getItem(key), null)),
    write: put,
    remove: (key) => put(key, null),
    keys() {
      const held: string[] = [];
      attempt((area) => {
        for (let at = 0; at < area.length; at++) held.push(area.key(at) ?? "");
      }, undefined);
      return inMemory.size ? [...new Set([...held, ...inMemory.keys()])].filter((key) => inMemory.get(key) !== null) : held;
    },
    lasts() {
      if (!isTrusted) {
        put(probe, probe);
        put(probe, null);
      }
      return isTrusted;
    },
  };
}
