/** Reads the days that a text names, in the words of its language or as `2026-08-31`. */
import type { LanguageDefinition } from "../../../core/format/index.ts";
import { calendarNamesOf } from "./calendar-names.ts";

export interface NamedDay {
  readonly range: readonly [start: number, end: number];
  readonly written: string;
  readonly year?: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** From Monday as 0, where it stands beside the day. */
  readonly weekday?: { readonly name: string; readonly number: number };
}

export function readDays(text: string, language: LanguageDefinition): NamedDay[] {
  if (!/\d/.test(text)) return [];
  const { months, days, date: pattern, written: calendar } = calendarNamesOf(language);
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }): NamedDay[] => {
    const at = { range: [index, index + written.length] as const, written };
    const { weekday = "", iso, isoMonth, isoDay, year } = groups;
    if (iso !== undefined) return [{ ...at, year: Number(iso), month: Number(isoMonth) - 1, day: Number(isoDay) }];
    const named = groups["month"] ?? groups["month2"] ?? "";
    const date = Number(groups["day"] ?? groups["day2"]);
    const month = months.get(named.toLowerCase().replace(/\.$/, ""));
    // "may 40" is a verb, and so is "March 40 miles".
    if (month === undefined || isUpper(calendar.months[month] ?? "") !== isUpper(named) || date > 31) return [];
    const number = days.get(weekday.toLowerCase());
    return [
      {
        ...at,
        month,
        day: date,
        ...(year !== undefined && { year: Number(year) }),
        ...(number !== undefined && { weekday: { name: weekday, number } }),
      },
    ];
  });
}

const isUpper = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whether the calendar has it; of a day without a year, in some year. */
export function isDay({ year = 2024, month, day }: NamedDay): boolean {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

/** From Monday as 0. */
export function weekdayOf(year: number, month: number, day: number): number {
  return (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;
}
