// Functions that format values for one market.

import { isNumber, isText } from "../kinds.ts";
import type { Implementation } from "./functions.ts";

/**
 * Formats amounts and dates for one market; dates are ISO texts or milliseconds since 1970.
 */
export interface Formats {
  group(n: number): string;
  money(n: number): string;
  date(value: number | string, pattern?: string): string;
  daysUntil(value: string, now: number): number | null;
}

// An amount that arrives with marks or separators was formatted by the server and is shown as it came.
function onAmount(show: (n: number) => string): Implementation {
  return [1, 1, (n) => (isNumber(n) ? show(n) : isText(n) ? (/^-?\d{1,15}$/.test(n) ? show(+n) : n) : null)];
}

export function group(formats: Pick<Formats, "group">): Implementation {
  return onAmount(formats.group);
}

/** A text without a mark gets the market's; what is no amount is a dash. */
export function money(formats: Pick<Formats, "money">): Implementation {
  return [
    1,
    1,
    (of) => {
      if (isNumber(of) && Number.isFinite(of)) return formats.money(of);
      if (!isText(of) || !/\d/.test(of)) return "–";
      if (/^-?\d{1,15}$/.test(of)) return formats.money(+of);
      return /^[\d.,\s]+$/.test(of) ? formats.money(0).slice(0, -1) + of : of;
    },
  ];
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
