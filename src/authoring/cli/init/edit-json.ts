/** Changes of JSON files that somebody else wrote: comments, order and indentation stay. */
import type { JSONPath } from "jsonc-parser";
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { parseLoosely, setInText } from "../../compiler/index.ts";

/** Sets a value where there is none. */
export function addValue(text: string, path: JSONPath, value: unknown): string {
  const at = path.reduce<unknown>((found, part) => (isObject(found) ? found[String(part)] : undefined), readJson(text));
  return at === undefined ? edit(text, path, value) : text;
}

/** Adds an entry to the end of a list. */
export function addEntry(text: string, list: string, entry: string): string {
  return edit(text, [list, -1], entry, true);
}

/** An object; empty for what is none. */
export function readJson(text: string): JsonObject {
  const value: unknown = parseLoosely(text, [], { allowTrailingComma: true });
  return isObject(value) ? value : {};
}

function edit(text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string {
  const [, indent = "  "] = /^([ \t]+)"/m.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.includes("\t"), tabSize: indent.length };
  return setInText(text, path, value, { formattingOptions, isArrayInsertion });
}
