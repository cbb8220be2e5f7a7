// Merge patches (RFC 7386) that say what they replaced, so that an overlay cannot rot unseen.
import { joinPointer } from "../../../core/json/index.ts";
import { isGroup } from "../load/file-kind.ts";
import type { Origin, Origins } from "./origin.ts";

export type Group = { [name: string]: unknown };

/** One value that a patch replaced or took away. `path` begins with what was patched, for example a node's id. */
export interface Touched {
  readonly path: string;
  /** Undefined when there was none. */
  readonly before: unknown;
  /** Undefined when it was taken away. */
  readonly after: unknown;
  readonly origin: Origin;
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((part, place) => isSame(part, b[place]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]));
}

export interface Merge {
  readonly origins: Origins;
  readonly touched: Touched[];
  /** What is patched, see `Touched`. */
  readonly path: string;
  /** Where the patch is written. */
  readonly origin: Origin;
}

/** Patches `target` in place. */
export function mergePatch(merge: Merge, target: Group, patch: Group): void {
  for (const [name, value] of Object.entries(patch)) {
    const origin = { ...merge.origin, pointer: joinPointer(merge.origin.pointer, name) };
    const path = joinPointer(merge.path, name);
    const before = Object.hasOwn(target, name) ? target[name] : undefined;
    if (isGroup(value) && isPatchable(before)) mergePatch({ ...merge, path, origin }, before, value);
    else if (value === null) {
      delete target[name];
      merge.touched.push({ path, before, after: undefined, origin });
    } else {
      target[name] = merge.origins.copy(value, origin);
      merge.origins.note(target, name, origin);
      merge.touched.push({ path, before, after: value, origin });
    }
  }
}

export function isPatchable(value: unknown): value is Group {
  return isGroup(value);
}

/** Eight hexadecimal digits that change when any of the values does (FNV-1a over their JSON). */
export function fingerprint(values: readonly (readonly [path: string, value: unknown])[]): string {
  const text = JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, value]) => [path, sortKeys(value)]));
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
}
