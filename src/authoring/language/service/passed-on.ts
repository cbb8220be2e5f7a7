// A list of parameters that are passed on under their names: with another name on one side, the entry is written out.

import { isObject, joinPointer, splitPointer, valueAt, withNumbers } from "../../../core/json/index.ts";
import { parseLoosely, setInText } from "../../compiler/index.ts";
import type { Mention } from "../names/index.ts";

/** Whether the mention is an entry of such a list of which only one side is renamed: the parameter here, or that of the other screen. */
export function isPassedOn({ kind, at }: Mention, renamed: readonly Mention[]): boolean {
  if (kind !== "param" || at.on !== "value" || !/\/(?:input|params|with)(?:\/\.\.\.)?\/\d+$/.test(at.pointer)) return false;
  return renamed.filter((one) => one.at.file === at.file && one.at.pointer === at.pointer).length === 1;
}

/** The text of the file with the entry written as a name and its value. */
export function writeOut(text: string, { name, at, screen }: Mention, to: string): string {
  const list = splitPointer(at.pointer).slice(0, -1);
  const target = list.at(-1) === "..." ? list.slice(0, -1) : list;
  const before: unknown = valueAt(parseLoosely(text), joinPointer("", ...target));
  const listed: unknown = isObject(before) ? before["..."] : before;
  const rest = (Array.isArray(listed) ? listed : []).filter((one: unknown) => one !== name);
  const { "...": _, ...others } = isObject(before) ? before : {};
  // Of the two names that were one, the other stays.
  const entry = screen === undefined ? { [name]: `{params.${to}}` } : { [to]: `{params.${name}}` };
  const after = { ...(rest.length > 0 && { "...": rest }), ...others, ...entry };
  return setInText(text, withNumbers(target), after);
}
