import { deepEqual } from "../../../core/json/index.ts";
import type { CompiledNode, Frame } from "../../runtime/index.ts";

type Reads = CompiledNode["varying"];

/** Whether something of what may change is another value than before; makes nothing. */
export function differ(reads: Reads, before: readonly unknown[], frame?: Frame): boolean {
  for (let place = 0; place < reads.length; place++) if (!deepEqual(reads[place]?.(frame), before[place])) return true;
  return false;
}

export function readAll(reads: Reads, frame?: Frame): readonly unknown[] {
  return reads.map((read) => read(frame));
}
