/**
 * Texts that need not be JSON yet, read and changed by `jsonc-parser`. It calls itself for each level of a text: one that is nested too
 * deep for `parseText` is read as one without parts, and stays as it is.
 */
import {
  applyEdits,
  getLocation,
  type JSONPath,
  type Location,
  type ModificationOptions,
  modify,
  type Node,
  type ParseError,
  type ParseOptions,
  parse,
  parseTree,
} from "jsonc-parser";
import { isTooDeep } from "./source-text.ts";

export { findNodeAtLocation, findNodeAtOffset } from "jsonc-parser";

const readable = (text: string): string => (isTooDeep(text) ? "" : text);

/** What a tolerant parser makes of a text. */
export function parseLoosely(text: string, errors?: ParseError[], options?: ParseOptions): unknown {
  return parse(readable(text), errors, options);
}

/** As `parseLoosely`, with the place of each part. */
export function treeOf(text: string): Node | undefined {
  return parseTree(readable(text));
}

/** What stands around an offset. */
export function locationAt(text: string, offset: number): Location {
  return getLocation(readable(text), offset);
}

/** The text with a value at a place, or without the one there; everything else is as it was written. */
export function setInText(text: string, path: JSONPath, value: unknown, options: ModificationOptions = {}): string {
  return isTooDeep(text) ? text : applyEdits(text, modify(text, path, value, options));
}
