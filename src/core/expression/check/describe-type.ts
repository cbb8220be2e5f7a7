// Describes a type for authors, and where one type does not fit another.

import { hasOwn } from "../../json/index.ts";
import { readField, type Type, union } from "./type.ts";

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

function describeList(item: Type): string {
  return hasNoKind(item) ? "empty list" : `list of ${describeType(item)}`;
}

function hasNoKind(type: Type): boolean {
  return !type.any && !type.null && describeKinds(type).length === 0;
}

function describeKinds(type: Type): string[] {
  const kinds: string[] = [];
  if (type.bool) kinds.push("yes/no");
  if (type.num) kinds.push(type.num === true ? "number" : listValues(type.num));
  if (type.text) kinds.push(type.text === true ? (type.date ? "date" : "text") : listValues(type.text));
  if (type.list) kinds.push(describeList(type.list));
  if (type.obj) kinds.push(type.obj.brand ?? "object");
  return kinds;
}

/**
 * Describes a type for authors, as in `text, may be empty` or `list of object`.
 */
export function describeType(type: Type): string {
  if (type.any) return "anything";
  const kinds = describeKinds(type);
  if (!kinds.length) return type.null ? "empty" : "nothing";
  return kinds.join(" or ") + (type.null ? ", may be empty" : "");
}

interface Comparing {
  readonly at: string;
  readonly depth: number;
}

// Recursive types repeat for ever; what differs at all differs near the top.
const maxDepth = 8;
const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;

function mismatchLiterals<T extends number | string>(have: true | readonly T[], want: true | readonly T[] | undefined): string | null {
  if (!want || want === true) return null;
  if (have === true) return `may be any value, where only ${listValues(want)} fits`;
  const wrong = have.find((value) => !want.includes(value));
  return wrong === undefined ? null : `can be ${quote(wrong)}, where only ${listValues(want)} fits`;
}

function mismatchKind(have: Type, want: Type): string | null {
  const kinds = (["bool", "num", "text", "list", "obj"] as const).filter((kind) => have[kind]);
  const wrong = kinds.find((kind) => !want[kind]);
  if (wrong) return `is ${describeType({ [wrong]: have[wrong], ...(wrong === "text" && { date: have.date }) })}, not ${describeType(want)}`;
  const isText = have.text === true ? have.date : have.text?.every((text) => isoDate.test(text));
  if (have.text && want.date && !isText) return "is text, not date";
  return have.null && !want.null ? `may be empty, not only ${describeType(want)}` : null;
}

function mismatchFields(have: NonNullable<Type["obj"]>, want: NonNullable<Type["obj"]>, { at, depth }: Comparing): string | null {
  if (want.brand !== have.brand && (want.brand || have.brand)) return `${at} is ${have.brand ?? "object"}, not ${want.brand ?? "object"}`;
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

function compare(have: Type, want: Type, where: Comparing): string | null {
  if (have.any || want.any || have === want || where.depth > maxDepth) return null;
  const own =
    mismatchKind(have, want) ?? (have.num && mismatchLiterals(have.num, want.num)) ?? (have.text && mismatchLiterals(have.text, want.text));
  if (own) return `${where.at} ${own}`;
  const item = have.list && want.list && compare(have.list, want.list, { at: `an item of ${where.at}`, depth: where.depth + 1 });
  return item ?? (have.obj && want.obj ? mismatchFields(have.obj, want.obj, where) : null);
}

// The same with a subject of the caller's choice, such as the source of an expression.
export function describeMismatch(have: Type, want: Type, subject: string): string | null {
  return compare(have, want, { at: subject, depth: 0 });
}

/**
 * Finds why a value of one type may not fit into another, in words and with the field inside; null when every value fits.
 *
 * More fields than wanted are fine; anything fits everywhere. Types are compared eight levels deep.
 */
export function findMismatch(have: Type, want: Type): string | null {
  return describeMismatch(have, want, "the value");
}

// The kinds alone, where listing a constant's value would only repeat the source.
export function describeKind(type: Type): string {
  return describeType({ ...type, null: false, ...(type.num && { num: true }), ...(type.text && { text: true }) });
}
