// What the parts of the checker share: the names in force, the findings so far, and what the expression costs and reads.

import type { Ast, ExpressionFault } from "./ast.ts";
import { createFault, type Finding } from "./errors.ts";
import type { Range, Syntax } from "./syntax.ts";
import { type Type, types } from "./type.ts";

export interface Names {
  readonly roots: Readonly<Record<string, Type>>;
  readonly bare: Readonly<Record<string, { readonly type: Type; readonly path: readonly string[] }>>;
}

export interface Checked {
  ast: Ast;
  type: Type;
  reads: string[];
  faults: ExpressionFault[];
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

export interface Checking {
  readonly text: string;
  readonly names: Names;
  readonly faults: ExpressionFault[];
  readonly reads: Set<string>;
  // Innermost first.
  inners: readonly Inner[];
  undescribed: number;
  loops: number;
  readonly infer: (checking: Checking, node: Syntax) => Typed;
}

export const broken: Typed = { ast: null, type: types.any, broken: true };

export function report(checking: Checking, range: Range, finding: Finding): Typed {
  checking.faults.push(createFault(range, finding));
  return broken;
}

export function showSource(checking: Checking, range: Range): string {
  return checking.text.slice(range.start, range.end);
}
