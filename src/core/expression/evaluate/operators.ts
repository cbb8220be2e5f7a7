// What each operator does with JSON values: no coercion, empty in gives empty out, a comparison with empty is false. Each is an export
// under its own sign, so that a screen imports only those it uses.

import { showText } from "../../json/index.ts";
import { isList, isNumber, isText } from "../kinds.ts";
import { capText } from "./build-text.ts";
import { readKey } from "./path.ts";
import type { onStop } from "./work.ts";

/**
 * Holds the item and index of a repeated node, and the frame around it.
 */
export interface Frame {
  readonly item: unknown;
  readonly index: number;
  readonly outer?: Frame;
  /** Of an entry of a list that is shown: another number than that of any entry beside it, and the same wherever it moves. @internal */
  readonly place?: number;
}
/**
 * Holds the roots by name; only own properties are read, and own getters are fine.
 */
export type Scope = { readonly [name: string]: unknown; readonly [onStop]?: (reason: string) => void };
export type Run = (scope: Scope, frame?: Frame) => unknown;

// JSON has no infinite numbers, so a division by zero and an overflow are empty.
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
export type Operator = (...parts: Run[]) => Run;

const equal: Operator = (left: Run, right: Run) => (scope, frame) => left(scope, frame) === right(scope, frame);
const unequal: Operator = (left: Run, right: Run) => (scope, frame) => left(scope, frame) !== right(scope, frame);
const less = /* @__PURE__ */ comparison((a, b) => a < b);
const lessOrEqual = /* @__PURE__ */ comparison((a, b) => a <= b);
const more = /* @__PURE__ */ comparison((a, b) => a > b);
const moreOrEqual = /* @__PURE__ */ comparison((a, b) => a >= b);
const isIn = /* @__PURE__ */ onPair((value, list) => isList(list) && list.includes(value));
const plus = /* @__PURE__ */ onPair(add);
const minus = /* @__PURE__ */ calculation((a, b) => a - b);
const times = /* @__PURE__ */ calculation((a, b) => a * b);
const over = /* @__PURE__ */ calculation((a, b) => a / b);
const rest = /* @__PURE__ */ calculation((a, b) => a % b);
const and: Operator = (left: Run, right: Run) => (scope, frame) => left(scope, frame) === true && right(scope, frame) === true;
const or: Operator = (left: Run, right: Run) => (scope, frame) => left(scope, frame) === true || right(scope, frame) === true;
const not: Operator = (of: Run) => (scope, frame) => of(scope, frame) !== true;
const negative: Operator = (of: Run) => (scope, frame) => {
  const n = of(scope, frame);
  return isNumber(n) ? -n : null;
};
const choose: Operator = (test: Run, yes: Run, no: Run) => (scope, frame) => (test(scope, frame) === true ? yes : no)(scope, frame);
const fallback: Operator = (of: Run, otherwise: Run) => (scope, frame) => {
  const value = of(scope, frame);
  return value === null || value === "" ? otherwise(scope, frame) : value;
};
const at = /* @__PURE__ */ onPair(readKey);
const listOf: Operator =
  (...items) =>
  (scope, frame) =>
    items.map((item) => item(scope, frame));
const joined: Operator =
  (...parts) =>
  (scope, frame) =>
    parts.reduce((text, part) => capText(text + showText(part(scope, frame))), "");

export {
  and as "&&",
  at as "[",
  choose as "?:",
  equal as "==",
  fallback as "??",
  isIn as "in",
  joined as "cat",
  less as "<",
  lessOrEqual as "<=",
  listOf as "[]",
  minus as "-",
  more as ">",
  moreOrEqual as ">=",
  negative as "neg",
  not as "!",
  or as "||",
  over as "/",
  plus as "+",
  rest as "%",
  times as "*",
  unequal as "!=",
};
