/** A place that a link leads to. `at` in the same address is the clock of the previews. */
import type { StudioPlace } from "../../protocol/index.ts";

export function queryOfPlace({ file, start }: StudioPlace): { readonly file: string; readonly offset: string } {
  return { file, offset: String(start) };
}

export function readLinkedPlace(query: URLSearchParams): StudioPlace | undefined {
  const [file, offset] = [query.get("file"), Number(query.get("offset"))];
  return file === null || !Number.isInteger(offset) || offset <= 0 ? undefined : { file, start: offset, end: offset, line: 1, column: 1 };
}
