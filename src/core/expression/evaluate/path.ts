// Reads fields of JSON values so that nothing but own data can come out: no prototype, no method, no constructor.

import { hasOwn, isObject, isReserved } from "../../json/index.ts";
import { isList, isNumber, isText } from "../kinds.ts";

type Reader = (from: unknown) => unknown;

// `File` values reach screens beside JSON and have their fields on a prototype.
const builtIns: readonly object[] = [Array, String, Number, File].map((kind) => kind.prototype);

/** What was found for each name: a screen opens with hundreds of paths, and looking costs more than all else about one. */
const inherited = new Map<string, boolean>();

function readField(from: unknown, key: string): unknown {
  return isObject(from) && hasOwn(from, key) ? from[key] : null;
}

function readPlain(from: unknown, key: string): unknown {
  return from === null || from === undefined ? null : (from as Record<string, unknown>)[key];
}

// A name that no built-in prototype has cannot be inherited by such a value, so it is read plainly and costs nothing extra.
// Lists and texts respond to indexes without owning a field, so these are read with care as well.
function mayBeInherited(name: string): boolean {
  let found = inherited.get(name);
  if (found === undefined) {
    found = Number(name) >= 0 || builtIns.some((prototype) => name in prototype);
    inherited.set(name, found);
  }
  return found;
}

export function followPath(keys: readonly string[]): Reader {
  if (keys.some(isReserved)) return () => null;
  if (keys.some(mayBeInherited)) return (from) => keys.reduce(readField, from) ?? null;
  const [first = "", second = "", third = ""] = keys;
  // Screens read hundreds of short paths, so these are written out: walking the keys takes half as long again.
  switch (keys.length) {
    case 1:
      return (from) => readPlain(from, first) ?? null;
    case 2:
      return (from) => readPlain(readPlain(from, first), second) ?? null;
    case 3:
      return (from) => readPlain(readPlain(readPlain(from, first), second), third) ?? null;
  }
  return (from) => keys.reduce(readPlain, from) ?? null;
}

export function readKey(from: unknown, key: unknown): unknown {
  if (isNumber(key)) return (isList(from) ? from[key] : null) ?? null;
  return isText(key) && !isReserved(key) ? (readField(from, key) ?? null) : null;
}
