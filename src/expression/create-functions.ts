// All functions at once, for places that do not know beforehand which an expression calls.

import type { Functions } from "./evaluate.ts";
import {
  cents,
  contains,
  digits,
  endsWith,
  first,
  join,
  last4,
  lower,
  max,
  min,
  number,
  round,
  size,
  slice,
  split,
  startsWith,
  string,
  trim,
  upper,
} from "./functions.ts";
import { date, type Formats, group, money } from "./market-functions.ts";

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
  first,
  split,
  join,
  slice,
  round,
  min,
  max,
  cents,
  last4,
};

/** Gives every function by its name in expressions. */
export function createFunctions(formats: Formats): Functions {
  return { ...plain, group: group(formats), money: money(formats), date: date(formats) };
}
