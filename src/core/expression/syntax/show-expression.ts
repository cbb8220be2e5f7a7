// Writes a compiled expression as an author would: for messages and tools, where its text is not at hand.

import { loopNames } from "../loop-names.ts";

export function showExpression(ast: unknown): string {
  if (typeof ast === "string") return `'${ast}'`;
  if (!Array.isArray(ast)) return String(ast);
  const [op, ...parts]: unknown[] = ast;
  if (op === ".") return parts.filter((part, partIndex) => partIndex > 0 || part !== "values").join(".");
  if (op === "f") return `${String(parts[0])}(${parts.slice(1).map(showExpression).join(", ")})`;
  if (op === "[]") return `[${parts.map(showExpression).join(", ")}]`;
  if (op === "[") return `${showExpression(parts[0])}[${showExpression(parts[1])}]`;
  if (op === "!") return deny(parts[0]);
  if (op === "neg") return `-${showOperand(parts[0])}`;
  if (op === "^") return parts.slice(1).join(".") || "item";
  if (op === "#") return "index";
  if (op === "?:") return `${showOperand(parts[0])} ? ${showOperand(parts[1])} : ${showOperand(parts[2])}`;
  return parts.length === 2 && !loopNames.includes(String(op))
    ? `${showOperand(parts[0])} ${String(op)} ${showOperand(parts[1])}`
    : `${String(op)}(${parts.map(showExpression).join(", ")})`;
}

const weak: readonly unknown[] = ["??", "&&", "||", "?:"];

/** What is weaker than what it stands beside has brackets. */
export function showOperand(ast: unknown): string {
  return Array.isArray(ast) && weak.includes(ast[0]) ? `(${showExpression(ast)})` : showExpression(ast);
}

function deny(ast: unknown): string {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "f") ? `!${showExpression(ast)}` : `!(${showExpression(ast)})`;
}
