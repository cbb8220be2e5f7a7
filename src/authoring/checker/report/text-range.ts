/** Finds the characters of a file that a source pointer means: a key, a value, a part of a text, or an opening brace. */
import type { Node } from "jsonc-parser";
import type { SourcePointer } from "../../../core/format/index.ts";
import { splitPointer } from "../../../core/json/index.ts";
import { findNodeAtLocation, treeOf } from "../../compiler/index.ts";

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Of an object or a list, what is pointed to: `start` is the opening brace, which a reader is shown, `whole` what a fix replaces. */
export type Extent = "start" | "whole";

/** The range of a source pointer. When the pointer leads to nothing, the nearest part around it is used. */
export function findTextRange(text: string, at: SourcePointer, extent: Extent = "start"): TextRange {
  if (at.offset !== undefined) return { start: at.offset, end: at.offset + 1 };
  const root = treeOf(text);
  if (root === undefined) return { start: 0, end: Math.min(1, text.length) };
  const { node, isExact } = findNearest(root, splitPointer(at.pointer));
  if (isExact && at.on === "key") return rangeOfKey(text, node, at.range);
  if (isExact && at.range !== undefined && node.type === "string") return rangeInText(text, node, at.range);
  return extent === "start" && (node.type === "object" || node.type === "array")
    ? { start: node.offset, end: node.offset + 1 }
    : { start: node.offset, end: node.offset + node.length };
}

function findNearest(root: Node, parts: readonly string[]): { node: Node; isExact: boolean } {
  let node = root;
  for (const part of parts) {
    const next = findNodeAtLocation(node, [node.type === "array" ? Number(part) : part]);
    if (next === undefined) return { node, isExact: false };
    node = next;
  }
  return { node, isExact: true };
}

function rangeOfKey(text: string, node: Node, range: SourcePointer["range"]): TextRange {
  const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  if (key !== undefined && range !== undefined) return rangeInText(text, key, range);
  const shown = key ?? node;
  return { start: shown.offset, end: shown.offset + (key === undefined ? 1 : shown.length) };
}

/** Counts through escapes: one character of the value may be up to six in the file. */
function rangeInText(text: string, node: Node, [from, to]: readonly [number, number]): TextRange {
  const last = node.offset + node.length - 1;
  let offset = node.offset + 1;
  let start = offset;
  for (let index = 0; index < to && offset < last; index += 1) {
    if (index === from) start = offset;
    offset += text[offset] !== "\\" ? 1 : text[offset + 1] === "u" ? 6 : 2;
  }
  if (from >= to) start = offset;
  return { start, end: Math.max(offset, start + 1) };
}
