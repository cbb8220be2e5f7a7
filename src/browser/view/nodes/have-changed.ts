import { deepEqual } from "../../../core/json/index.ts";
import type { Frame } from "../../runtime/index.ts";

type Read = (frame?: Frame) => unknown;

/** Reads again what may have changed, and notes it in `seen`; says whether anything differs from what was noted. */
export function haveChanged(reads: readonly Read[], seen: unknown[], frame?: Frame): boolean {
  let isChanged = false;
  for (let place = 0; place < reads.length; place++) {
    const value = reads[place]?.(frame);
    if (deepEqual(value, seen[place])) continue;
    seen[place] = value;
    isChanged = true;
  }
  return isChanged;
}
