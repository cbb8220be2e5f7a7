// The types of the functions whose code is in `functions.ts`; authors and the checker need them, users do not.

import { hasOwn } from "../../json/index.ts";
import { loopNames } from "../loop-names.ts";
import { describeType, findMismatch } from "./describe-type.ts";
import { type Type, types, union } from "./type.ts";

export interface Signature {
  readonly least: number;
  readonly most: number;
  // What each value may be; the last one stands for all further values. Empty is always accepted.
  readonly wants: readonly Type[];
  readonly result: (values: readonly Type[]) => Type;
  // Amounts are read before it gets them, as the numbers that they are.
  readonly readsAmounts?: true;
}

const written = union(types.num, types.text);
const anyList = types.list(types.any);
const texts = types.list(types.text);

// Most functions give empty for empty.
function orEmpty(result: Type): (values: readonly Type[]) => Type {
  return ([first]) => (first?.null || first?.any ? union(result, types.null) : result);
}

function always(result: Type): () => Type {
  return () => result;
}

function one(want: Type, result: (values: readonly Type[]) => Type): Signature {
  return { least: 1, most: 1, wants: [want], result };
}

function two(want: readonly [Type, Type], result: Type): Signature {
  return { least: 2, most: 2, wants: want, result: always(result) };
}

// A constant is read at once, so that `number('5')` is known to be a number.
function toNumber([of]: readonly Type[]): Type {
  const isSure =
    of && !of.null && !of.any && (!of.text || (of.text !== true && of.text.every((text) => /^\s*-?\d+(\.\d+)?\s*$/.test(text))));
  return isSure ? types.num : union(types.num, types.null);
}

function bestOf(values: readonly Type[]): Type {
  if (values.some((value) => value.amount || value.list?.amount)) return types.amount;
  const isSure = values.some((value) => value.num && !value.null && !value.any && !value.list);
  return isSure && !values[0]?.any && !values[0]?.list ? types.num : union(types.num, types.null);
}

function sliceOf([of, ...bounds]: readonly Type[]): Type {
  if (!of || of.any || bounds.length === 0) return types.any;
  return union(of.text ? types.text : types.nothing, of.list ? types.list(of.list) : types.nothing, of.null ? types.null : types.nothing);
}

const best: Signature = {
  least: 1,
  most: Infinity,
  wants: [union(types.num, types.amount, types.list(union(types.num, types.amount))), union(types.num, types.amount)],
  result: bestOf,
  readsAmounts: true,
};

export const signatures: Readonly<Record<string, Signature>> = {
  size: one(union(types.text, anyList), always(types.num)),
  startsWith: two([types.text, types.text], types.bool),
  endsWith: two([types.text, types.text], types.bool),
  contains: two([types.text, types.text], types.bool),
  lower: one(types.text, orEmpty(types.text)),
  upper: one(types.text, orEmpty(types.text)),
  trim: one(types.text, orEmpty(types.text)),
  string: one(union(types.text, types.num, types.bool), orEmpty(types.text)),
  number: one(written, toNumber),
  amount: one(union(written, types.amount), always(types.amount)),
  digits: one(union(written, types.amount), orEmpty(types.text)),
  phone: one(written, orEmpty(types.text)),
  card: one(written, orEmpty(types.text)),
  group: one(union(types.num, types.amount), always(types.text)),
  money: one(types.amount, always(types.text)),
  date: { least: 1, most: 2, wants: [union(types.num, types.date), types.text], result: orEmpty(types.text) },
  time: one(types.num, orEmpty(types.text)),
  daysUntil: two([types.text, types.num], union(types.num, types.null)),
  split: two([types.text, types.text], texts),
  join: two([types.list(union(types.text, types.num, types.null)), types.text], types.text),
  slice: { least: 2, most: 3, wants: [union(types.text, anyList), types.num], result: sliceOf },
  round: one(types.num, orEmpty(types.num)),
  min: best,
  max: best,
  cents: one(types.num, orEmpty(types.text)),
  last4: one(types.text, orEmpty(types.text)),
};

/** Every function that an expression can call, those of lists included. */
export const functionNames: readonly string[] = [...Object.keys(signatures), ...loopNames];

/** What a function takes and gives, as in `size(text or a list of anything): a number`; undefined when there is none. */
export function describeFunction(name: string): string | undefined {
  if (loopNames.includes(name)) return `list.${name}(…)`;
  if (!hasOwn(signatures, name)) return undefined;
  const { least, most, wants, result } = signatures[name] ?? best;
  const given = wants.map((want, index) => `${describeType(want)}${index >= least ? "?" : ""}`);
  return `${name}(${given.join(", ")}${most === Infinity ? ", …" : ""}): ${describeType(result(wants))}`;
}

export function hasSignature(name: string): boolean {
  return hasOwn(signatures, name);
}

// Whether a value of one type may be given where another is wanted, empty aside.
export function accepts(want: Type, have: Type): boolean {
  return findMismatch(have, union(want, types.null)) === null;
}
