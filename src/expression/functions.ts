// The functions an expression may call: pure, total over any JSON value, never a method of a JavaScript object.
// Their types, which only the checker needs, are in `signatures.ts`.

import { isList, isNumber, isScalar, isText } from "./kinds.ts";
import { maxResultChars } from "./limits.ts";

/**
 * Shows amounts and dates in the way of one market; dates are ISO texts or milliseconds since 1970.
 */
export interface Formats {
  group(n: number): string;
  money(n: number): string;
  date(value: number | string, pattern?: string): string;
}

export type Implementation = readonly [least: number, most: number, run: (...values: unknown[]) => unknown];

export class Stop extends Error {}

export function capText(text: string): string {
  if (text.length > maxResultChars) throw new Stop("text-limit");
  return text;
}

function toText(value: unknown): string | null {
  return isScalar(value) && value !== null ? `${value}` : null;
}

// Empty adds nothing to a text, and neither do lists and groups, which the checker keeps out.
export function showText(value: unknown): string {
  return toText(value) ?? "";
}

function onText(run: (text: string) => unknown): Implementation {
  return [1, 1, (text) => (isText(text) ? run(text) : null)];
}

function onTexts(run: (text: string, part: string) => boolean): Implementation {
  return [2, 2, (text, part) => isText(text) && isText(part) && run(text, part)];
}

function onNumber(run: (n: number) => unknown): Implementation {
  return [1, 1, (n) => (isNumber(n) ? run(n) : null)];
}

// An amount that arrives with marks or separators was formatted by the server and is shown as it came.
function onAmount(show: (n: number) => string): Implementation {
  return [1, 1, (n) => (isNumber(n) ? show(n) : isText(n) ? (/^-?\d{1,15}$/.test(n) ? show(+n) : n) : null)];
}

function pick(better: (a: number, b: number) => number): Implementation {
  return [
    1,
    Infinity,
    (...values) => {
      const numbers = (isList(values[0]) ? values[0] : values).filter(isNumber);
      return numbers.length ? numbers.reduce((best, n) => better(best, n)) : null;
    },
  ];
}

function slice(of: unknown, from: unknown, to: unknown): unknown {
  const bounds = [from, to].map((bound) => (isNumber(bound) ? bound : undefined));
  if (isText(of))
    return Array.from(of)
      .slice(...bounds)
      .join("");
  return isList(of) ? of.slice(...bounds) : null;
}

function join(list: unknown, between: unknown): string {
  const items = isList(list) ? list : [];
  return items.reduce<string>((text, item, at) => capText(text + (at ? showText(between) : "") + showText(item)), "");
}

function first(...values: unknown[]): unknown {
  for (const value of values) if (value !== null) return value;
  return null;
}

// `Array.from` walks code points, so an emoji counts as one and is never cut in half.
export function createFunctions(formats: Formats): Readonly<Record<string, Implementation>> {
  return {
    size: [1, 1, (of) => (isText(of) ? Array.from(of).length : isList(of) ? of.length : 0)],
    startsWith: onTexts((text, part) => text.startsWith(part)),
    endsWith: onTexts((text, part) => text.endsWith(part)),
    contains: onTexts((text, part) => text.includes(part)),
    lower: onText((text) => text.toLowerCase()),
    upper: onText((text) => text.toUpperCase()),
    trim: onText((text) => text.trim()),
    string: [1, 1, toText],
    number: [1, 1, (of) => (isNumber(of) ? of : isText(of) && /^\s*-?\d+(\.\d+)?\s*$/.test(of) ? +of : null)],
    digits: [1, 1, (of) => (isNumber(of) ? `${Math.trunc(of)}` : isText(of) ? of : null)?.replace(/\D/g, "") ?? null],
    group: onAmount(formats.group),
    money: onAmount(formats.money),
    date: [
      1,
      2,
      (of, pattern) => (isNumber(of) || isText(of) ? (of === "" ? of : formats.date(of, isText(pattern) ? pattern : undefined)) : null),
    ],
    first: [1, Infinity, first],
    split: [2, 2, (text, by) => (isText(text) && isText(by) ? (by ? text.split(by) : Array.from(text)) : [])],
    join: [2, 2, join],
    slice: [2, 3, slice],
    round: onNumber(Math.round),
    min: pick(Math.min),
    max: pick(Math.max),
    cents: onNumber((n) => (n / 100).toFixed(2)),
    last4: onText((text) => Array.from(text).slice(-4).join("")),
  };
}
