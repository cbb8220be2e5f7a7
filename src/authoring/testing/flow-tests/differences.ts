import { deepEqual, isObject } from "../../../core/json/index.ts";

/** A part of a value that is another one than expected; undefined is one that is not there. */
export interface Difference {
  /** Names and places on the way to it, as `input.amount` or `1.params`; empty for the value itself. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** The smallest parts in which two values differ. */
export function listDifferences(expected: unknown, found: unknown, path = ""): Difference[] {
  if (deepEqual(expected, found)) return [];
  const isBoth = Array.isArray(expected) ? Array.isArray(found) : isObject(expected) && isObject(found);
  if (!isBoth) return [{ path, expected, found }];
  const [one, other] = [expected, found].map((value) => new Map<string, unknown>(Object.entries(Object(value))));
  const names = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...names].flatMap((name) => listDifferences(one?.get(name), other?.get(name), path === "" ? name : `${path}.${name}`));
}
