// Merge patches (RFC 7396) that record what they replaced and where it was written, so that a stale overlay is detected.
import { isObject, type JsonObject, joinPointer } from "../../../core/json/index.ts";
import type { Origin, Origins } from "./origin.ts";

/** One value that a patch replaced or removed. `path` begins with what was patched, for example a node's id. */
export interface Touched {
  readonly path: string;
  /** Undefined when there was none. */
  readonly before: unknown;
  /** Undefined when it was removed. */
  readonly after: unknown;
  readonly origin: Origin;
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
export function patchInPlace(merge: Merge, target: JsonObject, patch: JsonObject): void {
  for (const [name, value] of Object.entries(patch)) {
    const origin = { ...merge.origin, pointer: joinPointer(merge.origin.pointer, name) };
    const path = joinPointer(merge.path, name);
    const before = Object.hasOwn(target, name) ? target[name] : undefined;
    if (isObject(value) && isObject(before)) patchInPlace({ ...merge, path, origin }, before, value);
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
