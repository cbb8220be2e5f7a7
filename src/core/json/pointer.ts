// JSON pointers (RFC 6901): the one way to name a location in a document.
import { hasOwn, isContainer } from "./own-fields.ts";

function escapePart(part: string | number): string {
  const text = String(part);
  // Hardly any name has one of them, and there are many names.
  return /[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}

/** The pointer to a part inside another; names are escaped. */
export function joinPointer(pointer: string, ...parts: readonly (string | number)[]): string {
  return parts.reduce<string>((at, part) => `${at}/${escapePart(part)}`, pointer);
}

/** The names along the pointer, unescaped; none for the whole document. */
export function splitPointer(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** As a path is written that has places of lists as numbers. */
export function withNumbers(parts: readonly string[]): (string | number)[] {
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The pointer to the object or array that holds the location; the whole document is its own parent. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

/** Whether a pointer is `parent` or below it. */
export function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

/** The last name of the pointer, '' for the whole document. */
export function lastPart(pointer: string): string {
  return splitPointer(pointer).pop() ?? "";
}

/** The value at a pointer, read through own properties only; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (at, part) => (isContainer(at) && hasOwn(at, part) ? Reflect.get(at, part) : undefined),
    document,
  );
}
