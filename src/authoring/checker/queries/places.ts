import type { SourcePointer } from "../../../core/format/index.ts";

/** The value at a pointer into a file. */
export function atValue(file: string, pointer: string): SourcePointer {
  return { file, pointer, on: "value" };
}

/** The name at a pointer into a file. */
export function atKey(file: string, pointer: string): SourcePointer {
  return { file, pointer, on: "key" };
}
