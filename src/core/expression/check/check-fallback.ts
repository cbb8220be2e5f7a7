// The operator `??`: what it gives, and fallbacks that nothing ever reaches.

import type { BinaryNode, Syntax } from "../syntax/syntax.ts";
import { broken, type Checking, report, showSource, type Typed } from "./check-context.ts";
import { hasKinds, type Type, union, withoutNull } from "./type.ts";

const weak = new Set(["??", "||", "&&"]);

/** The source of a node, in brackets where `??` beside it would take only a part of it. */
function showOperand(checking: Checking, node: Syntax): string {
  const of = showSource(checking, node);
  const first = node.kind === "choice" ? node.test : node.kind === "binary" && weak.has(node.op) ? node.left : undefined;
  // A node in brackets begins before its first part.
  return first?.start === node.start ? `(${of})` : of;
}

/** How an author writes the value of a node with something in its place when it is empty. */
export function writeFallback(checking: Checking, node: Syntax, other: string): string {
  return `${showOperand(checking, node)} ?? ${other}`;
}

const functionNames = ["first", "coalesce"];

/** What `first(a, b)` of earlier definitions is now; undefined for any other function. */
export function rewriteFirst(checking: Checking, node: Syntax): string | undefined {
  if (node.kind !== "call" || !functionNames.includes(node.name) || node.values.length === 0) return undefined;
  const written = node.values.map((value) => showOperand(checking, value)).join(" ?? ");
  const [before, after] = [checking.text.slice(0, node.start).trimEnd(), checking.text.slice(node.end).trimStart()];
  const isClosed = /(^|[{([,])$/.test(before) && /^($|[})\],])/.test(after);
  return isClosed || node.values.length === 1 ? written : `(${written})`;
}

function withoutEmptyText(type: Type): Type {
  if (!Array.isArray(type.text)) return type;
  const text = type.text.filter((value) => value !== "");
  return { ...type, text: text.length > 0 ? text : undefined };
}

function isEmptyText(node: Syntax): boolean {
  return node.kind === "literal" && node.value === "";
}

function isNeverEmpty({ any, null: isNull, text }: Type): boolean {
  return !any && !isNull && (text === undefined || (text !== true && !text.includes("")));
}

function refuseUnused(checking: Checking, node: BinaryNode, message: string): Typed {
  const suggestion = showSource(checking, node.left);
  return report(checking, node, { code: "unused-fallback", message, help: `Write \`${suggestion}\`.`, suggestion });
}

export function checkFallback(checking: Checking, node: BinaryNode): Typed {
  const [left, right] = [checking.infer(checking, node.left), checking.infer(checking, node.right)];
  if (left.broken || right.broken) return broken;
  const of = showSource(checking, node.left);
  const other = showSource(checking, node.right);
  if (hasKinds(left.type) && isNeverEmpty(left.type))
    return refuseUnused(checking, node, `\`${of}\` is never empty, so \`?? ${other}\` is never used.`);
  if (isEmptyText(node.right) && !left.type.any && !left.type.null)
    return refuseUnused(checking, node, `\`${of}\` is always a text, so \`?? ${other}\` changes nothing.`);
  const type = left.type.any ? left.type : union(withoutEmptyText(withoutNull(left.type)), right.type);
  return { ast: ["??", left.ast, right.ast], type };
}

/** Refuses `x ?? ''` in a place that shows an empty value as an empty text. */
export function refuseEmptyText(checking: Checking, node: Syntax): boolean {
  if (node.kind !== "binary" || node.op !== "??" || !isEmptyText(node.right)) return false;
  refuseUnused(checking, node, `A text shows nothing for an empty value, so \`?? ''\` changes nothing.`);
  return true;
}
