// The only place that touches the browser's storage. A web view may have none, refuse it, or lose writes silently.
import type { Storage } from "../ports.ts";

const probe = "layar.probe";

/**
 * Gives a storage that never throws; what the device does not store stays in memory until the page is closed.
 *
 * `find` is called at each use and may throw, as `() => window.localStorage` does in some web views.
 */
export function openStorage(find: () => globalThis.Storage | null): Storage {
  // Null marks a key that the device failed to remove.
  const screenState = new Map<string, string | null>();
  // After one successful read-back, writes are trusted, so that a keystroke does not cost a read.
  let isTrusted = false;

  function attempt<T>(use: (area: globalThis.Storage) => T, otherwise: T): T {
    try {
      const area = find();
      return area ? use(area) : otherwise;
    } catch {
      return otherwise;
    }
  }

  function put(key: string, value: string | null): void {
    const isKept = attempt((area) => {
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      if (isTrusted && value !== null) return true;
      const isThere = area.getItem(key) === value;
      isTrusted = isTrusted || (isThere && value !== null);
      return isThere;
    }, false);
    if (isKept) screenState.delete(key);
    else screenState.set(key, value);
  }

  return {
    read: (key) => screenState.get(key) ?? (screenState.has(key) ? null : attempt((area) => area.getItem(key), null)),
    write: put,
    remove: (key) => put(key, null),
    keys() {
      const held = attempt((area) => Array.from({ length: area.length }, (_, at) => area.key(at)), []);
      return [...new Set([...held, ...screenState.keys()])].filter((key): key is string => key !== null && screenState.get(key) !== null);
    },
    lasts: () =>
      attempt((area) => {
        area.setItem(probe, probe);
        const isThere = area.getItem(probe) === probe;
        area.removeItem(probe);
        return isThere;
      }, false),
  };
}
