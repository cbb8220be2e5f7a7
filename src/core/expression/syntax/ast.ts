// The compiled form that a plan carries, and the shape of a finding. Both are plain JSON.

import type { TextSource } from "./text-source.ts";

/**
 * Holds one compiled expression as plain JSON: scalars stand for themselves, every other node is `[op, ...]`.
 *
 * - `[".", root, ...fields]`     a path from a root of the screen
 * - `["^", outward, ...fields]`  the item of a list function, 0 = the innermost
 * - `["#", outward]`             the position of that item
 * - `["f", name, ...values]`     a function of the registry
 * - `["filter", list, body?]`    and the other list functions by their own names
 * - `["[]", ...items]`, `["[", of, key]`, `["cat", ...parts]`, `["?:", test, yes, no]`, `["!", of]`, `["neg", of]`
 * - `[operator, left, right]`    with the operator as it is written
 */
export type Ast = null | boolean | number | string | readonly unknown[];

/**
 * What a finding is about. A name that leads nowhere: of a field also the path before it, and the names like it that are there. Or a
 * part of the wrong type: its source, and the code of the finding.
 */
export interface ExpressionSubject {
  readonly kind: "value" | "field" | "text" | "function" | "type";
  readonly name: string;
  readonly of?: string;
  readonly is: "missing" | "other";
  readonly near?: readonly string[];
}

/**
 * Describes one finding: a stable kebab-case code, what is wrong, and the act that fixes it.
 *
 * `start` and `end` are positions in the checked text, end excluded; `suggestion` replaces exactly that range. An error in a text that the
 * expression names carries that text as `source`, and its positions count in there.
 */
export interface ExpressionError {
  code: string;
  message: string;
  help?: string;
  start: number;
  end: number;
  suggestion?: string;
  /** Of a value that does not fit, what is at hand that would. */
  fitting?: readonly string[];
  subject?: ExpressionSubject;
  source?: TextSource;
}
