import type { SourcePointer } from "../../../core/format/index.ts";
import type { PointerRange } from "../check.ts";

/** The value at a pointer into a file. */
export function atValue(file: string, pointer: string): SourcePointer {
  return { file, pointer, on: "value" };
}

/** The name at a pointer into a file. */
export function atKey(file: string, pointer: string): SourcePointer {
  return { file, pointer, on: "key" };
}

/** The name at a pointer into the resolved screen. */
export function keyAt(pointer: string): PointerRange {
  return { pointer, on: "key" };
}
