/** Reads the days that a text names, in the words of its language, as `2026-08-31` or as `31/8/2026`. */
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
  const { date: pattern } = calendarNamesOf(language);
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }): NamedDay[] => {
    const date = readDate(groups, language);
    if (date === undefined) return [];
    const weekday = readWeekday(groups["weekday"] ?? groups["behind"] ?? groups["last"] ?? "", language);
    return [{ range: [index, index + written.length], written, ...date, ...(weekday && { weekday }) }];
  });
}

type Groups = Readonly<Record<string, string | undefined>>;

function readDate(groups: Groups, language: LanguageDefinition): Pick<NamedDay, "year" | "month" | "day"> | undefined {
  const { iso, isoMonth, isoDay, first, second, lastYear, year } = groups;
  if (iso !== undefined) return { year: Number(iso), month: Number(isoMonth) - 1, day: Number(isoDay) };
  if (first !== undefined) return readOrder([Number(first), Number(second)], Number(lastYear));
  const { months, written } = calendarNamesOf(language);
  const named = groups["month"] ?? groups["month2"] ?? "";
  const day = Number(groups["day"] ?? groups["day2"]);
  const month = months.get(named.toLowerCase().replace(/\.$/, ""));
  // "may 40" is a verb, and so is "March 40 miles".
  if (month === undefined || isUpper(written.months[month] ?? "") !== isUpper(named) || day > 31) return undefined;
  return { month, day, ...(year !== undefined && { year: Number(year) }) };
}

/** Countries write the day first or the month: it is known where only one of the two can be a month. */
function readOrder([first, second]: readonly [number, number], year: number): Pick<NamedDay, "year" | "month" | "day"> | undefined {
  const [least, most] = first < second ? [first, second] : [second, first];
  const isKnown = least >= 1 && least <= 12 && most <= 31 && (most > 12 || least === most);
  return isKnown ? { year, month: least - 1, day: most } : undefined;
}

/** "sun" and "sat" are words: a short name is one only as the language writes it. */
function readWeekday(name: string, language: LanguageDefinition): NamedDay["weekday"] {
  const { days, weekdays, written } = calendarNamesOf(language);
  const lower = name.toLowerCase().replace(/\.$/, "");
  const number = weekdays.get(lower);
  if (number === undefined || (!days.has(lower) && isUpper(written.days[number] ?? "") !== isUpper(name))) return undefined;
  return { name, number };
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
