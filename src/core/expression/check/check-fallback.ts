// The operator `??`: its type, and fallbacks that are never used.

import type { Finding } from "../syntax/errors.ts";
import type { BinaryNode, Syntax } from "../syntax/syntax.ts";
import { broken, type CheckContext, remark, report, showSource, type Typed } from "./check-context.ts";
import { hasKinds, type Type, union, withoutNull } from "./type.ts";

const weak = new Set(["??", "||", "&&"]);

/** The source of a node, in brackets where `??` beside it would take only a part of it. */
function showOperand(context: CheckContext, node: Syntax): string {
  const of = showSource(context, node);
  const first = node.kind === "choice" ? node.test : node.kind === "binary" && weak.has(node.op) ? node.left : undefined;
  // A node in brackets begins before its first part.
  return first?.start === node.start ? `(${of})` : of;
}

/** How an author writes the value of a node with a fallback for when it is empty. */
export function writeFallback(context: CheckContext, node: Syntax, other: string): string {
  return `${showOperand(context, node)} ?? ${other}`;
}

const functionNames = ["first", "coalesce"];

/** What replaces `first(a, b)` of earlier definitions; undefined for any other function. */
export function rewriteFirst(context: CheckContext, node: Syntax): string | undefined {
  if (node.kind !== "call" || !functionNames.includes(node.name) || node.values.length === 0) return undefined;
  const written = node.values.map((value) => showOperand(context, value)).join(" ?? ");
  const [before, after] = [context.text.slice(0, node.start).trimEnd(), context.text.slice(node.end).trimStart()];
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

function describeUnused(context: CheckContext, node: BinaryNode, message: string): Finding {
  const suggestion = showSource(context, node.left);
  return { code: "unused-fallback", message, help: `Write \`${suggestion}\`.`, suggestion };
}

export function checkFallback(context: CheckContext, node: BinaryNode): Typed {
  const [left, right] = [context.infer(context, node.left), context.infer(context, node.right)];
  if (left.broken || right.broken) return broken;
  const of = showSource(context, node.left);
  const other = showSource(context, node.right);
  // A text is used in several places, and what is never empty in one may be in another.
  const isText = context.texts.length > 0;
  if (!isText && hasKinds(left.type) && isNeverEmpty(left.type))
    return report(context, node, describeUnused(context, node, `\`${of}\` is never empty, so \`?? ${other}\` is never used.`));
  if (!isText && isEmptyText(node.right) && !left.type.any && !left.type.null)
    remark(context, node, describeUnused(context, node, `\`${of}\` is always a text, so \`?? ${other}\` changes nothing.`));
  const type = left.type.any ? left.type : union(withoutEmptyText(withoutNull(left.type)), right.type);
  return { ast: ["??", left.ast, right.ast], type };
}

/** Remarks on `x ?? ''` where an empty value is shown as an empty text anyway. */
export function remarkOnEmptyText(context: CheckContext, node: Syntax): void {
  if (node.kind === "binary" && node.op === "??" && isEmptyText(node.right))
    remark(context, node, describeUnused(context, node, `A text shows nothing for an empty value, so \`?? ''\` changes nothing.`));
}
