// What a value may be: a sum by kind of JSON value. Joining two types joins kind by kind, so nothing ever multiplies out.

import { hasOwn } from "../../json/index.ts";

/**
 * Says what a value may be, kind by kind; a kind that is absent is not possible, and `any` allows everything.
 */
export interface Type {
  readonly any?: boolean;
  readonly null?: boolean;
  readonly bool?: boolean;
  readonly num?: true | readonly number[];
  readonly text?: true | readonly string[];
  // A number or a text that is read by the market's way of writing amounts, whichever it is.
  readonly amount?: boolean;
  // The text is a date or a moment in ISO form.
  readonly date?: boolean;
  readonly list?: Type;
  readonly obj?: Fields;
}
/**
 * Describes an object; names on it are read with `readField`, since a schema may own any name.
 */
export interface Fields {
  readonly props: Readonly<Record<string, Type>>;
  // The type of every field that is not named; without it the object is closed.
  readonly rest?: Type;
  // A value that is not JSON, such as a chosen file: it has no fields and fits only its own brand.
  readonly brand?: string;
}

type Literals<T> = true | readonly T[];

// Beyond this, a set of literals is described by its kind alone.
const maxLiterals = 200;

const nothing: Type = {};
const empty: Type = { null: true };
const anything: Type = { any: true };

function literal(...values: readonly (null | boolean | number | string)[]): Type {
  const num = values.filter((value) => typeof value === "number");
  const text = values.filter((value) => typeof value === "string");
  return {
    ...(values.includes(null) ? empty : nothing),
    ...(values.some((value) => typeof value === "boolean") ? { bool: true } : nothing),
    ...(num.length ? { num } : nothing),
    ...(text.length ? { text } : nothing),
  };
}

/**
 * Makes types by hand.
 */
export const types = {
  any: anything,
  null: empty,
  nothing,
  bool: { bool: true } as Type,
  num: { num: true } as Type,
  text: { text: true } as Type,
  date: { text: true, date: true } as Type,
  // What is none has become empty where it came in.
  amount: { amount: true, null: true } as Type,
  // A yes/no where empty counts as no.
  condition: { bool: true, null: true } as Type,
  literal,
  list: (item: Type): Type => ({ list: item }),
  obj: (props: Readonly<Record<string, Type>>, rest?: Type): Type => ({ obj: rest ? { props, rest } : { props } }),
  file: { obj: { props: {}, brand: "file" } } as Type,
  screen: { obj: { props: {}, brand: "screen" } } as Type,
};

// Recursive schemas make infinite types, so a field's type is computed when it is first read.
export function createProps(names: readonly string[], typeOf: (name: string) => Type): Readonly<Record<string, Type>> {
  const props: Record<string, Type> = Object.create(null);
  for (const name of names) {
    let known: Type | undefined;
    Object.defineProperty(props, name, {
      enumerable: true,
      get: () => {
        known ??= typeOf(name);
        return known;
      },
    });
  }
  return props;
}

/**
 * Reads the type of a field; undefined when a closed object has no such field.
 */
export function readField(fields: Fields, name: string): Type | undefined {
  if (hasOwn(fields.props, name)) return fields.props[name];
  return fields.rest && union(fields.rest, empty);
}

function joinLiterals<T>(a: Literals<T> | undefined, b: Literals<T> | undefined): Literals<T> | undefined {
  if (!a || !b) return a ?? b;
  if (a === true || b === true) return true;
  const all = [...new Set([...a, ...b])];
  return all.length > maxLiterals ? true : all;
}

function joinFields(a: Fields, b: Fields): Fields {
  const names = [...new Set([...Object.keys(a.props), ...Object.keys(b.props)])];
  // A field that only one of the two has may be missing.
  const props = createProps(names, (name) => union(readField(a, name) ?? empty, readField(b, name) ?? empty));
  const rest = a.rest && b.rest ? union(a.rest, b.rest) : (a.rest ?? b.rest);
  const brand = a.brand === b.brand ? a.brand : undefined;
  return { props, ...(rest && { rest }), ...(brand && { brand }) };
}

/** Whether all of these numbers are amounts as they are written in an expression. */
export function areWhole(num: Type["num"]): boolean {
  return Array.isArray(num) && num.every((n) => Number.isSafeInteger(n) && n >= 0);
}

/** The numbers that are no amounts beside one. */
function outside(isAmount: boolean | undefined, { num }: Type): Type["num"] {
  return isAmount && areWhole(num) ? undefined : num;
}

// A date stays a date when the other side is no text at all.
function isDate(a: Type, b: Type): boolean {
  return Boolean((a.date || b.date) && (a.date || !a.text) && (b.date || !b.text));
}

function join(a: Type, b: Type): Type {
  if (a === b || b === nothing) return a;
  if (a === nothing) return b;
  if (a.any || b.any) return anything;
  const amount = a.amount || b.amount;
  const num = joinLiterals(outside(amount, a), outside(amount, b));
  const text = joinLiterals(a.text, b.text);
  const list = a.list && b.list ? union(a.list, b.list) : (a.list ?? b.list);
  const obj = a.obj && b.obj ? joinFields(a.obj, b.obj) : (a.obj ?? b.obj);
  return {
    ...((a.null || b.null) && { null: true }),
    ...((a.bool || b.bool) && { bool: true }),
    ...(amount && { amount }),
    ...(num && { num }),
    ...(text && { text }),
    ...(isDate(a, b) && { date: true }),
    ...(list && { list }),
    ...(obj && { obj }),
  };
}

/**
 * Joins types kind by kind; a field that one object lacks may be empty.
 */
export function union(...all: readonly Type[]): Type {
  return all.reduce(join, nothing);
}

/**
 * Removes the possibility of being empty.
 */
export function withoutNull(type: Type): Type {
  return type.null ? { ...type, null: false } : type;
}

export function hasKinds(type: Type): boolean {
  return Boolean(type.any || type.bool || type.num || type.amount || type.text || type.list || type.obj);
}
