import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorState, TransactionSpec } from "@codemirror/state";

/** Where a problem stands, as offsets, and what it says. */
export interface ShownProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly check?: string;
  readonly isNotice?: boolean;
  readonly hasFix?: boolean;
}

export function showProblems<P extends ShownProblem>(
  state: EditorState,
  problems: readonly P[],
  onFix?: (problem: P) => void,
): TransactionSpec {
  const { length } = state.doc;
  const diagnostics = problems.map((problem): Diagnostic => {
    const { start, end, check, message, isNotice, hasFix } = problem;
    return {
      from: Math.min(start, length),
      to: Math.min(Math.max(end, start), length),
      severity: isNotice ? "info" : "error",
      ...(check !== undefined && { source: check }),
      message,
      actions: hasFix && onFix ? [{ name: "Fix", apply: () => onFix(problem) }] : [],
    };
  });
  return setDiagnostics(state, diagnostics);
}
