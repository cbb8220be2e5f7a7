/** Reads the days that a text names, in the words of its language or in digits. */
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

/** In which order the markets write a day in digits. */
export type DayOrder = "day" | "month";

const byWords =
  /(?:(?<weekday>\p{L}+),? )?(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?<month>\p{L}{3,})\.?|(?<month2>\p{L}{3,})\.? (?<day2>\d{1,2})(?:st|nd|rd|th)?(?![\d:%.]))(?:,? (?<year>\d{4})(?!\d))?/gu;
const byDigits =
  /(?<![\d./-])(?:(?<iso>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})|(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<year>\d{4}))(?![\d/-])/g;

export function readDays(text: string, language: LanguageDefinition, order: DayOrder): NamedDay[] {
  if (!/\d/.test(text)) return [];
  return [...listInWords(text, language), ...listInDigits(text, order)].sort((a, b) => a.range[0] - b.range[0]);
}

function* listInWords(text: string, language: LanguageDefinition): Generator<NamedDay> {
  const { months, days } = calendarNamesOf(language);
  for (const { 0: written, index, groups = {} } of text.matchAll(byWords)) {
    const { weekday = "", day, month, month2, day2, year } = groups;
    const number = months.get((month ?? month2 ?? "").toLowerCase());
    if (number === undefined) continue;
    const name = days.get(weekday.toLowerCase());
    yield {
      range: [index, index + written.length],
      written,
      month: number,
      day: Number(day ?? day2),
      ...(year !== undefined && { year: Number(year) }),
      ...(name !== undefined && { weekday: { name: weekday, number: name } }),
    };
  }
}

function* listInDigits(text: string, order: DayOrder): Generator<NamedDay> {
  for (const { 0: written, index, groups = {} } of text.matchAll(byDigits)) {
    const { iso, isoMonth, isoDay, first, second } = groups;
    const [month, day] = iso !== undefined ? [isoMonth, isoDay] : order === "month" ? [first, second] : [second, first];
    yield {
      range: [index, index + written.length],
      written,
      year: Number(iso ?? groups["year"]),
      month: Number(month) - 1,
      day: Number(day),
    };
  }
}

/** Whether the calendar has it; of a day without a year, in some year. */
export function isDay({ year = 2024, month, day }: NamedDay): boolean {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

/** From Monday as 0. */
export function weekdayOf(year: number, month: number, day: number): number {
  return (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;
}

/** How a locale writes days in digits. */
export function orderOf(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric", year: "numeric" }).formatToParts();
  return parts.find(({ type }) => type === "month" || type === "day")?.type === "month" ? "month" : "day";
}
