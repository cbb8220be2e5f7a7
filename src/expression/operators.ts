// What each operator does with JSON values: no coercion, empty in gives empty out, a comparison with empty is false.

import { capText, showText } from "./build-text.ts";
import { isList, isNumber, isText } from "./kinds.ts";
import { readKey } from "./path.ts";

/**
 * Holds the item and position of a repeated node, and the frame around it.
 */
export interface Frame {
  readonly item: unknown;
  readonly index: number;
  readonly outer?: Frame;
}
/**
 * Holds the roots by name; only own properties are read, and own getters are fine.
 */
export type Scope = Readonly<Record<string, unknown>>;
export type Run = (scope: Scope, frame?: Frame) => unknown;

// JSON has no endless numbers, so a division by zero and an overflow are empty.
function finite(n: number): number | null {
  return n - n === 0 ? n : null;
}

function add(a: unknown, b: unknown): unknown {
  if (isNumber(a) && isNumber(b)) return finite(a + b);
  if (isText(a) && isText(b)) return capText(a + b);
  return isText(a) || isText(b) ? capText(showText(a) + showText(b)) : null;
}

type Pair = (left: Run, right: Run) => Run;

function onPair(run: (a: unknown, b: unknown) => unknown): Pair {
  return (left, right) => (scope, frame) => run(left(scope, frame), right(scope, frame));
}

function calculation(run: (a: number, b: number) => number): Pair {
  return onPair((a, b) => (isNumber(a) && isNumber(b) ? finite(run(a, b)) : null));
}

function comparison(run: (a: number | string, b: number | string) => boolean): Pair {
  return onPair((a, b) => ((isNumber(a) && isNumber(b)) || (isText(a) && isText(b))) && run(a, b));
}

// The number of parameters is the number of values that the operator takes; none means any number.
export const operators: Readonly<Record<string, (...parts: Run[]) => Run>> = {
  "==": (left: Run, right: Run) => (scope, frame) => left(scope, frame) === right(scope, frame),
  "!=": (left: Run, right: Run) => (scope, frame) => left(scope, frame) !== right(scope, frame),
  "<": comparison((a, b) => a < b),
  "<=": comparison((a, b) => a <= b),
  ">": comparison((a, b) => a > b),
  ">=": comparison((a, b) => a >= b),
  in: onPair((value, list) => isList(list) && list.includes(value)),
  "+": onPair(add),
  "-": calculation((a, b) => a - b),
  "*": calculation((a, b) => a * b),
  "/": calculation((a, b) => a / b),
  "%": calculation((a, b) => a % b),
  "&&": (left: Run, right: Run) => (scope, frame) => left(scope, frame) === true && right(scope, frame) === true,
  "||": (left: Run, right: Run) => (scope, frame) => left(scope, frame) === true || right(scope, frame) === true,
  "!": (of: Run) => (scope, frame) => of(scope, frame) !== true,
  neg: (of: Run) => (scope, frame) => {
    const n = of(scope, frame);
    return isNumber(n) ? -n : null;
  },
  "?:": (test: Run, yes: Run, no: Run) => (scope, frame) => (test(scope, frame) === true ? yes : no)(scope, frame),
  "[": onPair(readKey),
  "[]":
    (...items) =>
    (scope, frame) =>
      items.map((item) => item(scope, frame)),
  cat:
    (...parts) =>
    (scope, frame) =>
      parts.reduce((text, part) => capText(text + showText(part(scope, frame))), ""),
};
