// The parts of a file by the names that authors know: nodes in their order, flows, dialogs, texts.

import type { Node } from "jsonc-parser";
import { treeOf } from "../../compiler/index.ts";

export interface OutlineEntry {
  readonly name: string;
  readonly detail: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly OutlineEntry[];
}

function readProperty(node: Node | undefined, name: string): unknown {
  return node?.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1]?.value;
}

/** A node of a screen stands under its id, everything else under its key; what has no name lets its parts through. */
function entriesIn(node: Node | undefined): OutlineEntry[] {
  if (node?.type === "array") return (node.children ?? []).flatMap((item) => nodeEntry(item) ?? entriesIn(item));
  if (node?.type !== "object") return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value ?? "");
    if (value === undefined || name.startsWith("$") || (value.type !== "object" && value.type !== "array")) return [];
    const whole = nodeEntry(value);
    return [whole ?? { name, detail: "", start: property.offset, end: property.offset + property.length, children: entriesIn(value) }];
  });
}

function nodeEntry(node: Node): OutlineEntry | undefined {
  const [id, widget] = [readProperty(node, "id"), readProperty(node, "widget")];
  if (typeof id !== "string" || typeof widget !== "string") return undefined;
  return { name: id, detail: widget, start: node.offset, end: node.offset + node.length, children: entriesIn(node) };
}

export function outline(text: string): OutlineEntry[] {
  return entriesIn(treeOf(text));
}

/** Objects and lists over several lines, from the line of the opening bracket to the one before the closing one. */
export function foldingLines(text: string): { readonly startLine: number; readonly endLine: number }[] {
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length - 1;
  const fold = (node: Node): { startLine: number; endLine: number }[] => {
    const inside = (node.children ?? []).flatMap(fold);
    if (node.type !== "object" && node.type !== "array") return inside;
    const [startLine, endLine] = [lineOf(node.offset), lineOf(node.offset + node.length) - 1];
    return endLine > startLine ? [{ startLine, endLine }, ...inside] : inside;
  };
  const root = treeOf(text);
  return root === undefined ? [] : fold(root);
}
