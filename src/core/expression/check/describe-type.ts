// Describes a type for authors, and where one type does not fit another.

import { hasOwn } from "../../json/index.ts";
import { areWhole, readField, type Type, union } from "./type.ts";

const maxShown = 6;

export function quote(value: number | string): string {
  return typeof value === "string" ? `'${value}'` : `${value}`;
}

// The values of a closed set, as a message lists them: all of a small set, the first of a large one.
export function listValues(values: readonly (number | string)[], last = " or "): string {
  const shown = values.slice(0, maxShown).map(quote);
  if (values.length > maxShown) return `${shown.join(", ")} and ${values.length - maxShown} more`;
  const end = shown.pop() ?? "";
  return shown.length ? `${shown.join(", ")}${last}${end}` : end;
}

/** A noun for each kind, for one value and for the items of a list. */
const nouns = {
  yesNo: ["yes/no", "yes/no"],
  number: ["a number", "numbers"],
  amount: ["an amount", "amounts"],
  text: ["text", "text"],
  date: ["a date", "dates"],
  object: ["an object", "objects"],
  emptyList: ["an empty list", "empty lists"],
} as const;

type Count = 0 | 1;

function describeList(item: Type, count: Count): string {
  const isEmpty = !item.any && !item.null && describeKinds(item).length === 0;
  return isEmpty ? nouns.emptyList[count] : `${["a list", "lists"][count]} of ${describeMany(item, 1)}`;
}

function describeObject(brand: string | undefined, count: Count): string {
  return brand === undefined ? nouns.object[count] : count ? `${brand}s` : `a ${brand}`;
}

function describeKinds(type: Type, count: Count = 0): string[] {
  const kinds: string[] = [];
  if (type.bool) kinds.push(nouns.yesNo[count]);
  if (type.num) kinds.push(type.num === true ? nouns.number[count] : listValues(type.num));
  if (type.amount) kinds.push(nouns.amount[count]);
  if (type.text) kinds.push(type.text === true ? nouns[type.date ? "date" : "text"][count] : listValues(type.text));
  if (type.list) kinds.push(describeList(type.list, count));
  if (type.obj) kinds.push(describeObject(type.obj.brand, count));
  return kinds;
}

function describeMany(type: Type, count: Count): string {
  if (type.any) return "anything";
  const kinds = describeKinds(type, count);
  if (!kinds.length) return type.null ? "empty" : "nothing";
  return kinds.join(" or ") + (type.null ? " or empty" : "");
}

/**
 * Describes a type for authors, as in `text or empty` or `a list of objects`.
 */
export function describeType(type: Type): string {
  return describeMany(type, 0);
}

interface CompareContext {
  readonly at: string;
  readonly depth: number;
  /** A type that the message has named before, and need not name again. */
  readonly named?: Type;
}

// Recursive types repeat for ever; what differs at all differs near the top.
const maxDepth = 8;
const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;

type Literals = true | readonly (number | string)[] | undefined;

function mismatchLiterals(have: Literals, want: Literals, isNamed: boolean): string | null {
  if (!have || !want || want === true) return null;
  const only = isNamed ? "" : `, where only ${listValues(want)} fits`;
  if (have === true) return `may be any value${only}`;
  const wrong = have.find((value) => !want.includes(value));
  return wrong === undefined ? null : `can be ${quote(wrong)}${only}`;
}

function mismatchKind(have: Type, want: Type, isNamed: boolean): string | null {
  const kinds = (["bool", "num", "amount", "text", "list", "obj"] as const).filter((kind) => have[kind]);
  const wrong = kinds.find((kind) => !want[kind] && !(kind === "num" && want.amount && areWhole(have.num)));
  const but = isNamed ? "" : `, not ${describeType(want)}`;
  if (wrong) return `is ${describeType({ [wrong]: have[wrong], ...(wrong === "text" && { date: have.date }) })}${but}`;
  const isText = have.text === true ? have.date : have.text?.every((text) => isoDate.test(text));
  if (have.text && want.date && !isText) return `is text${but}`;
  return have.null && !want.null ? "may be empty" : null;
}

function mismatchFields(have: NonNullable<Type["obj"]>, want: NonNullable<Type["obj"]>, { at, depth }: CompareContext): string | null {
  if (want.brand !== have.brand && (want.brand || have.brand))
    return `${at} is ${describeObject(have.brand, 0)}, not ${describeObject(want.brand, 0)}`;
  for (const name of Object.keys(want.props)) {
    const wanted = readField(want, name) ?? {};
    const given = readField(have, name);
    if (!given && !wanted.null && !wanted.any) return `${at} has no field \`${name}\``;
    const found = given ? compare(given, wanted, { at: `\`${name}\` of ${at}`, depth: depth + 1 }) : null;
    if (found) return found;
  }
  if (!want.rest) return null;
  for (const name of Object.keys(have.props).filter((other) => !hasOwn(want.props, other))) {
    const found = compare(have.props[name] ?? {}, union(want.rest, { null: true }), { at: `\`${name}\` of ${at}`, depth: depth + 1 });
    if (found) return found;
  }
  return have.rest ? compare(have.rest, want.rest, { at: `a field of ${at}`, depth: depth + 1 }) : null;
}

function compare(have: Type, want: Type, where: CompareContext): string | null {
  if (have.any || want.any || have === want || where.depth > maxDepth) return null;
  const isNamed = want === where.named;
  const own =
    mismatchKind(have, want, isNamed) ?? mismatchLiterals(have.num, want.num, isNamed) ?? mismatchLiterals(have.text, want.text, isNamed);
  if (own) return `${where.at} ${own}`;
  const item = have.list && want.list && compare(have.list, want.list, { at: `an item of ${where.at}`, depth: where.depth + 1 });
  return item ?? (have.obj && want.obj ? mismatchFields(have.obj, want.obj, where) : null);
}

// The same with a subject of the caller's choice, such as the source of an expression, after the wanted type has been named.
export function describeMismatch(have: Type, want: Type, subject: string): string | null {
  return compare(have, want, { at: subject, depth: 0, named: want });
}

/**
 * Finds why a value of one type may not fit into another, in words and with the field inside; null when every value fits.
 *
 * More fields than wanted are fine; anything fits everywhere. Types are compared eight levels deep.
 */
export function findMismatch(have: Type, want: Type): string | null {
  return compare(have, want, { at: "the value", depth: 0 });
}

// The kinds alone, where listing a constant's value would only repeat the source.
export function describeKind(type: Type): string {
  return describeType({ ...type, null: false, ...(type.num && { num: true }), ...(type.text && { text: true }) });
}
