// On what it depends how an expression goes on, for those who want to see it go both ways.
import type { Ast } from "../syntax/ast.ts";
import { parseText } from "../syntax/grammar.ts";
import type { Syntax } from "../syntax/syntax.ts";
import { readTemplate } from "../syntax/template.ts";
import { createContext } from "./check.ts";
import { type CheckContext, type Names, showSource, type Typed } from "./check-context.ts";
import { inferTemplate } from "./check-template.ts";

/** A part on which it depends how an expression goes on: a condition, or the left side of `??`. */
export interface Decision {
  /** The expression that it decides, as it stands in the whole, and where in it. */
  readonly ast: Ast;
  readonly at: number;
  readonly source: string;
  /** Whether it is asked if it is empty, not if it holds. */
  readonly isFallback: boolean;
}

/** Those of an expression or template without findings, of the texts of the project in it, too, with what it compiles to. */
export function listDecisions(text: string, names: Names, kind: "expression" | "template"): { ast: Ast; decisions: readonly Decision[] } {
  const decisions: Decision[] = [];
  const around = createContext(text, names);
  const calculated = new Set<Syntax>();
  const context: CheckContext = {
    ...around,
    infer(inner, node) {
      if (node.kind === "binary" && !isJoint(node.op)) for (const side of [node.left, node.right]) calculated.add(side);
      const typed = around.infer(inner, node);
      if (calculated.has(node) && isNoNumber(node)) return typed;
      for (const [index, operand] of operandsOf(node).entries()) {
        const isDecided = operand.kind === "literal" || (operand.kind === "binary" && isJoint(operand.op));
        if (!isDecided) decisions.push({ ast: typed.ast, at: index + 1, source: showSource(inner, operand), isFallback: isFallback(node) });
      }
      return typed;
    },
  };
  return { ast: inferWhole(context, kind)?.ast ?? null, decisions };
}

function inferWhole(context: CheckContext, kind: "expression" | "template"): Typed | undefined {
  if (kind === "expression") {
    const parsed = parseText(context.text);
    return "tree" in parsed ? context.infer(context, parsed.tree) : undefined;
  }
  const parsed = readTemplate(context.text);
  return "tree" in parsed ? inferTemplate(context, parsed.tree) : undefined;
}

function isJoint(op: string): boolean {
  return op === "&&" || op === "||";
}

function isFallback(node: Syntax): boolean {
  return node.kind === "binary" && node.op === "??";
}

/** In a calculation a missing number counts as none, for the type as well. */
function isNoNumber(node: Syntax): boolean {
  return node.kind === "binary" && isFallback(node) && node.right.kind === "literal" && node.right.value === 0;
}

function operandsOf(node: Syntax): Syntax[] {
  if (node.kind === "choice") return [node.test];
  if (node.kind !== "binary") return [];
  if (isJoint(node.op)) return [node.left, node.right];
  // Nothing is shown as an empty text is, and a missing list as an empty one: such a fallback is there for the type.
  return isFallback(node) && !isNothing(node.right) ? [node.left] : [];
}

function isNothing(node: Syntax): boolean {
  return (node.kind === "literal" && node.value === "") || (node.kind === "list" && node.items.length === 0);
}
