// All builtins at once, for callers that do not know beforehand which ones an expression uses.

import type { Builtins } from "./evaluate.ts";
import {
  card,
  cents,
  contains,
  digits,
  endsWith,
  join,
  last4,
  lower,
  max,
  min,
  number,
  phone,
  plural,
  round,
  size,
  slice,
  split,
  startsWith,
  string,
  trim,
  upper,
} from "./functions.ts";
import * as loops from "./loops.ts";
import { amount, date, daysUntil, type Formats, group, money, time } from "./market-functions.ts";
import * as operators from "./operators.ts";

const plain = {
  size,
  startsWith,
  endsWith,
  contains,
  lower,
  upper,
  trim,
  string,
  number,
  digits,
  phone,
  plural,
  card,
  split,
  join,
  slice,
  round,
  min,
  max,
  cents,
  last4,
};

/** Signs of all operators in compiled expressions. */
export const operatorSigns: readonly string[] = Object.keys(operators);

/** Gives every builtin that an expression may use. */
export function createBuiltins(formats: Formats): Builtins {
  const functions = {
    ...plain,
    amount: amount(formats),
    group: group(formats),
    money: money(formats),
    date: date(formats),
    daysUntil: daysUntil(formats),
    time: time(formats),
  };
  return { functions, operators: { ...operators }, loops: { ...loops } };
}
