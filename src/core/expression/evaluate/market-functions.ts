// Functions that format values for one market.

import { isNumber, isText } from "../kinds.ts";
import type { Implementation } from "./functions.ts";

/**
 * Reads and formats amounts, and formats dates and times, for one market; dates are ISO texts or milliseconds since 1970, times those.
 */
export interface Formats {
  amount(value: unknown): number | null;
  group(value: unknown): string;
  money(value: unknown): string;
  date(value: number | string, pattern?: string): string;
  daysUntil(value: string, now: number): number | null;
  time(ms: number): string;
}

/** The number of an amount, whatever it is written like. The compiler writes it wherever something is calculated or compared. */
export function amount(formats: Pick<Formats, "amount">): Implementation {
  return [1, 1, formats.amount];
}

export function group(formats: Pick<Formats, "group">): Implementation {
  return [1, 1, formats.group];
}

export function money(formats: Pick<Formats, "money">): Implementation {
  return [1, 1, formats.money];
}

export function date(formats: Pick<Formats, "date">): Implementation {
  return [
    1,
    2,
    (of, pattern) => (isNumber(of) || isText(of) ? (of === "" ? of : formats.date(of, isText(pattern) ? pattern : undefined)) : null),
  ];
}

export function daysUntil(formats: Pick<Formats, "daysUntil">): Implementation {
  return [2, 2, (of, now) => (isText(of) && isNumber(now) ? formats.daysUntil(of, now) : null)];
}

export function time(formats: Pick<Formats, "time">): Implementation {
  return [1, 1, (ms) => (isNumber(ms) ? formats.time(ms) : null)];
}
