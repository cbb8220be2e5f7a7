/** Names of months and days as each language writes them, and where a text has those of another one. */
import type { LanguageDefinition } from "../../../core/format/index.ts";
import { perObject } from "../../compiler/index.ts";
import { isKnownLanguage } from "./language-tag.ts";

interface CalendarNames {
  /** Whole and short names in small letters, by their number from 0. */
  readonly months: ReadonlyMap<string, number>;
  /** The same of days, from Monday. */
  readonly days: ReadonlyMap<string, number>;
  /** Whole and short names of days: a short one is a word of its own in many texts, and a day only beside a date. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** Finds any of the days; most texts name none. */
  readonly anyDay: RegExp;
  /** Finds a day with its month and perhaps its year, `2026-08-31` or `31/8/2026`, each perhaps with its weekday before or behind it. */
  readonly date: RegExp;
  /** Whole names as they are written. */
  readonly written: { readonly months: readonly string[]; readonly days: readonly string[] };
}

const none: CalendarNames = {
  months: new Map(),
  days: new Map(),
  weekdays: new Map(),
  anyDay: /(?!)/,
  date: /(?!)/g,
  written: { months: [], days: [] },
};

export const calendarNamesOf = perObject(({ tag }: LanguageDefinition): CalendarNames => {
  if (!isKnownLanguage(tag)) return none;
  const list = (count: number, options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: "UTC", calendar: "gregory", ...options });
    // 1 January 2024 is a Monday.
    return Array.from({ length: count }, (_, at) => format.format(Date.UTC(2024, count === 12 ? at : 0, count === 12 ? 1 : at + 1)));
  };
  const [months, short, days] = [list(12, { month: "long" }), list(12, { month: "short" }), list(7, { weekday: "long" })];
  const index = (names: readonly string[], count: number) =>
    names.map((name, at) => [name.toLowerCase().replace(/\.$/, ""), at % count] as const);
  const shortDays = list(7, { weekday: "short" }).map((name) => name.replace(/\.$/, ""));
  // A whole name before a full stop ends a sentence.
  const weekdays = [...days, ...shortDays, ...shortDays.map((name) => `${name}.`)];
  return {
    months: new Map(index([...months, ...short], 12)),
    days: new Map(index(days, 7)),
    weekdays: new Map(index(weekdays, 7)),
    anyDay: new RegExp(days.join("|"), "i"),
    date: writeDate([...months, ...short], weekdays),
    written: { months, days },
  };
});

function writeDate(months: readonly string[], days: readonly string[]): RegExp {
  const any = (names: readonly string[]) =>
    [...names]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?|()[\]]/g, "\\$&"))
      .join("|");
  const before = `(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? (?<month>${any(months)})(?!\\p{L})\\.?`;
  const after = `(?<!\\p{L})(?<month2>${any(months)})\\.? (?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%.])`;
  const iso = "(?<![\\d./-])(?<iso>(?:19|20)\\d{2})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})(?![\\d-])";
  const numbers = "(?<![\\d./-])(?<first>\\d{1,2})(?<mark>[./])(?<second>\\d{1,2})\\k<mark>(?<lastYear>(?:19|20)\\d{2})(?![\\d/-]|\\.\\d)";
  // Two letters are a word in most languages.
  const weekday = any(days.filter((name) => name.length > 2));
  // "1 August, Monday to Friday" says from when on, and on which days.
  const behind = `(?:,? (?:\\((?<behind>${weekday})\\)|(?<last>${weekday})(?!\\p{L})(?=\\s*(?:$|[;!?)\\n]|\\.(?:\\s|$)))))?`;
  const date = `(?:(?:${before}|${after})(?:,? (?<year>\\d{4})(?!\\d))?|${iso}|${numbers})`;
  return new RegExp(`(?:(?<!\\p{L}|[-–/]\\s?)(?<weekday>${weekday}),? )?${date}${behind}`, "giu");
}

/** Only beside a number a word is surely a month: others are words of many languages, too. */
const dated = /(?<=\d{1,4}[.,]? )\p{L}{3,}|\p{L}{3,}(?=\.?,? \d{1,4}(?![\d:]))/gu;

/** The months of the dates in a text, by their number from 0. */
export function readMonths(text: string, language: LanguageDefinition | undefined): number[] {
  if (language === undefined || !/\d/.test(text)) return [];
  const { months } = calendarNamesOf(language);
  return [...text.matchAll(dated)].flatMap(([word]) => months.get(word.toLowerCase()) ?? []);
}

export interface ForeignName {
  readonly name: string;
  readonly other: string;
  /** What it is called in the language of the text. */
  readonly own: string;
}

/** A month beside a number, or one of several days, that has this name in another language alone. */
export function findForeignName(
  text: string,
  language: LanguageDefinition,
  others: readonly LanguageDefinition[],
): ForeignName | undefined {
  const month = /\d/.test(text) ? findIn("months", [...text.matchAll(dated)].flat(), { language, others }) : undefined;
  if (month !== undefined) return month;
  const all = [language, ...others].map(calendarNamesOf);
  if (!all.some(({ anyDay }) => anyDay.test(text))) return undefined;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const days = words.filter((word) => all.some((names) => names.days.has(word.toLowerCase())));
  return days.length < 2 ? undefined : findIn("days", days, { language, others });
}

interface Languages {
  readonly language: LanguageDefinition;
  readonly others: readonly LanguageDefinition[];
}

function findIn(kind: "months" | "days", words: readonly string[], { language, others }: Languages): ForeignName | undefined {
  const names = calendarNamesOf(language);
  for (const name of words) {
    const word = name.toLowerCase();
    if (names[kind].has(word)) continue;
    // Short names are words of many languages: "ago", "set".
    for (const other of others) {
      const own = names.written[kind][calendarNamesOf(other).written[kind].findIndex((one) => one.toLowerCase() === word)];
      if (own !== undefined) return { name, other: other.id, own };
    }
  }
  return undefined;
}
