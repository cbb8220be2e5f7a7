// Parses texts without resolving names: for tools that need the form of an expression and not its meaning.

import type { Ast, ExpressionError } from "./ast.ts";
import { parseText } from "./grammar.ts";
import { readTemplate } from "./template.ts";
import { toAst } from "./to-ast.ts";

/**
 * Is a plain text or a compiled placeholder with its range in the template.
 */
export type TemplatePart = { readonly text: string } | { readonly ast: Ast; readonly start: number; readonly end: number };

/**
 * Reads one expression of at most 2,000 characters.
 *
 * Every bare name becomes a path from a root of that name, also where a list function would take it for a field of its item;
 * `checkExpression` resolves names. Returns the first syntax error; types are not checked.
 */
export function parse(text: string): { ast: Ast } | { errors: ExpressionError[] } {
  const parsed = parseText(text);
  return "errors" in parsed ? parsed : { ast: toAst(parsed.tree) };
}

/**
 * Splits a text with placeholders into plain texts and compiled placeholders, in order; never empty.
 *
 * `{{` and `}}` are braces. Ranges count from the start of the text and leave the braces of a placeholder out.
 */
export function parseTemplate(text: string): { parts: TemplatePart[] } | { errors: ExpressionError[] } {
  const parsed = readTemplate(text);
  if ("errors" in parsed) return parsed;
  return {
    parts: parsed.tree.map(({ placeholder, text: plain = "" }) =>
      placeholder ? { ast: toAst(placeholder), start: placeholder.start, end: placeholder.end } : { text: plain },
    ),
  };
}
