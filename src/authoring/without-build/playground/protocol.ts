/** What the page asks its worker, and what that sends back. */
import type { Completion, Diagnostic, Hover } from "../../language/service/index.ts";
import type { Texts } from "./examples.ts";

export interface Request {
  readonly id: number;
  readonly files: Texts;
  /** What is wanted of a place. Without it the files are checked. */
  readonly at?: { readonly path: string; readonly offset: number; readonly wants: "completions" | "hover" };
}

/** `line` and `column` count from 1. */
export interface Problem extends Diagnostic {
  readonly line: number;
  readonly column: number;
  readonly hasFix: boolean;
}

export interface Response {
  readonly id: number;
  readonly problems: readonly Problem[];
  readonly completions: readonly Completion[];
  /** Null where nothing is known. */
  readonly hover: Hover | null;
}
