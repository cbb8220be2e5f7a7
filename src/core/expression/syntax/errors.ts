// The findings of the parser and the checker: a stable code, one sentence on what is wrong and one on what to do.

import type { ExpressionError, ExpressionSubject } from "./ast.ts";
import type { Range } from "./syntax.ts";

export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly suggestion?: string;
  readonly fitting?: readonly string[];
  readonly subject?: ExpressionSubject;
}

export function createError(range: Range, finding: Finding): ExpressionError {
  return { ...finding, start: range.start, end: range.end };
}

// Thrown inside the parser only: after the first break in the grammar nothing that follows can be read.
export class SyntaxStop extends Error {
  readonly error: ExpressionError;

  constructor(error: ExpressionError) {
    super(error.code);
    this.error = error;
  }
}

export function refuse(range: Range, finding: Finding): never {
  throw new SyntaxStop(createError(range, finding));
}
