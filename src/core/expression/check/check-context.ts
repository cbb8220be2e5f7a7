// What the parts of the checker share: the names in scope, the findings so far, and what the expression costs and reads.

import type { Ast, ExpressionError } from "../syntax/ast.ts";
import { createError, type Finding } from "../syntax/errors.ts";
import type { Range, Syntax } from "../syntax/syntax.ts";
import type { Texts } from "../syntax/text-source.ts";
import { type Type, types } from "./type.ts";

/**
 * Lists what an expression may name: roots, and values of the screen that are read by a bare name through a longer path.
 *
 * The roots `item` and `index` are given where a node is repeated; they come from the frame and not from the scope.
 */
export interface Names {
  /** What `texts.<name>` stands for. */
  readonly texts?: Texts;
  readonly roots: Readonly<Record<string, Type>>;
  readonly bare: Readonly<Record<string, { readonly type: Type; readonly path: readonly string[] }>>;
}

/**
 * Carries the compiled expression, its type and what it costs.
 *
 * `reads` are dotted paths from roots, each once, as far as they are fixed by the text; items of lists are left out. `undescribed`
 * counts paths whose type is anything, `cost.loops` counts list functions. `texts` are the names of the texts that it contains.
 * `remarks` are of what changes nothing and does no harm; absent when there are none.
 */
export interface Checked {
  ast: Ast;
  type: Type;
  reads: string[];
  texts: string[];
  errors: ExpressionError[];
  remarks?: ExpressionError[];
  undescribed: number;
  cost: { loops: number };
}

export interface Typed {
  readonly ast: Ast;
  readonly type: Type;
  // A part with a finding of its own: whatever uses it stays silent, so that one cause gives one finding.
  readonly broken?: boolean;
}

// The list function whose body is being checked; without a name, bare names are fields of its items.
export interface Inner {
  readonly name?: string;
  readonly item: Type;
}

export interface CheckContext {
  // What is being checked: an expression or template, or inside it the source of one of its texts.
  text: string;
  errors: ExpressionError[];
  remarks: ExpressionError[];
  readonly names: Names;
  readonly reads: Set<string>;
  readonly textsUsed: Set<string>;
  // The names of the texts that are being checked, outermost first.
  texts: readonly string[];
  textCount: number;
  // Innermost first.
  inners: readonly Inner[];
  undescribed: number;
  loops: number;
  // Compiled paths that a condition around this part has shown to be filled in.
  present: ReadonlySet<string>;
  readonly infer: (context: CheckContext, node: Syntax) => Typed;
}

export const broken: Typed = { ast: null, type: types.any, broken: true };

export function report(context: CheckContext, range: Range, finding: Finding): Typed {
  const type = { kind: "type", name: showSource(context, range), of: finding.code, is: "other" } as const;
  context.errors.push(createError(range, { subject: type, ...finding }));
  return broken;
}

/** Of what changes nothing: the expression works as it is. */
export function remark(context: CheckContext, range: Range, finding: Finding): void {
  context.remarks.push(createError(range, finding));
}

export function showSource(context: CheckContext, range: Range): string {
  return context.text.slice(range.start, range.end);
}
