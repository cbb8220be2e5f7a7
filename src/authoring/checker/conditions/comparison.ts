/** Comparisons of one value with literals, and whether a value meets several of them at once. */

export type Sign = "==" | "<" | ">" | "<=" | ">=";
type Literal = string | number | boolean | null;

export interface Comparison {
  /** What is compared, as an author would write it. */
  readonly subject: string;
  readonly sign: Sign;
  readonly literal: Literal;
  /** What is read from digits alone is never below 0. */
  readonly isUnsigned?: true;
}

/** Stands for every value that no comparison names. */
const other: unique symbol = Symbol("other");

/** What counts is a whole number, and never below 0. */
const counts = /^(?:size\(|timers\.|index$)/;

export function isCount(subject: string): boolean {
  return counts.test(subject);
}

export function hasValue(tests: readonly { readonly comparison: Comparison; readonly holds: boolean }[]): boolean {
  const [first] = tests;
  if (first === undefined) return true;
  const literals = tests.map(({ comparison }) => comparison.literal);
  const numbers = literals.filter((literal) => typeof literal === "number");
  const isWhole = isCount(first.comparison.subject);
  const near = numbers.flatMap((number) => (isWhole ? [number - 1, number, number + 1] : [number - 0.5, number, number + 0.5]));
  const values: (Literal | typeof other)[] = isWhole
    ? near.filter((number) => number >= 0 && Number.isInteger(number))
    : [...literals, ...near, other];
  const possible = first.comparison.isUnsigned === true ? values.filter((value) => typeof value !== "number" || value >= 0) : values;
  return possible.some((value) => tests.every(({ comparison, holds }) => meets(value, comparison) === holds));
}

/** As the evaluator compares: without conversion, and empty is neither more nor less than anything. */
export function meets(value: Literal | typeof other, { sign, literal }: Comparison): boolean {
  if (sign === "==") return value === literal;
  if (typeof value !== "number" || typeof literal !== "number") return false;
  if (sign === "<") return value < literal;
  if (sign === ">") return value > literal;
  return sign === "<=" ? value <= literal : value >= literal;
}
