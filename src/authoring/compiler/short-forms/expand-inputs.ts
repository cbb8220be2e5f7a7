// Names that stand for the screen's own parameters of the same name.

import { hasOwn, isObject, joinPointer } from "../../../core/json/index.ts";
import { type ExpandContext, reportRepeated } from "./expand-context.ts";

/** Stands beside values, and lists what is passed on with them. */
export const passOnKey = "...";

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

/** `["a"]` and `{ "...": ["a"] }` are `{ "a": "{params.a}" }`. */
export function expandInputs(value: unknown, pointer: string, context: ExpandContext): unknown {
  if (isNames(value)) return passOn(value, { pointer, list: pointer }, context);
  if (!isObject(value) || !isNames(value[passOnKey])) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== passOnKey || !isNames(part)) return [[name, part]];
    const list = joinPointer(pointer, passOnKey);
    for (const [index, one] of part.entries()) if (hasOwn(value, one)) reportRepeated(one, joinPointer(list, index), context);
    return Object.entries(passOn(part, { pointer, list }, context));
  });
  return Object.fromEntries(entries);
}

interface Passed {
  /** Of the object in the long form. */
  readonly pointer: string;
  /** Of the list as it is written. */
  readonly list: string;
}

function passOn(names: readonly string[], { pointer, list }: Passed, context: ExpandContext): { [name: string]: string } {
  const written = context.form.find(list).pointer;
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) reportRepeated(name, joinPointer(list, index), context);
    context.form.noteName(joinPointer(pointer, name), joinPointer(written, index));
  }
  return Object.fromEntries(names.map((name) => [name, `{params.${name}}`]));
}
