// The findings of the parser and the checker: a stable code, one sentence on what is wrong and one on what to do.

import type { ExpressionFault } from "./ast.ts";
import type { Range } from "./syntax.ts";

export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly suggestion?: string;
}

export function createFault(range: Range, finding: Finding): ExpressionFault {
  return { ...finding, start: range.start, end: range.end };
}

// Thrown inside the parser only: after the first break in the grammar nothing that follows can be read.
export class SyntaxStop extends Error {
  readonly fault: ExpressionFault;

  constructor(fault: ExpressionFault) {
    super(fault.code);
    this.fault = fault;
  }
}

export function refuse(range: Range, finding: Finding): never {
  throw new SyntaxStop(createFault(range, finding));
}
