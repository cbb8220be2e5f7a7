import { type LanguageDefinition, listNames, quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { type ForeignName, findForeignName, readMonths } from "../../wording/calendar-names.ts";
import { readMagnitudes, readTimeUnits } from "../../wording/time-units.ts";
import { listWording, type WordingEntry } from "../../wording/wording-entries.ts";

export const translationKeepsFacts = projectCheck({ id: "translation-keeps-facts" }, (project, report) => {
  const { languages } = project.catalogue;
  for (const { kind, name, translations } of listWording(project)) {
    for (const { file, pointer, says } of listForeignNames(translations, languages))
      report(atValue(file, pointer), {
        message: `The ${kind} ${quoteName(name)} names ${quoteName(says.name)} as in \`${says.other}\`.`,
        help: `Write ${quoteName(says.own)}.`,
      });
    const [first, ...others] = translations;
    // The forms of one thing and of many say other numbers.
    if (first === undefined || translations.some(({ forms }) => forms.length > 1)) continue;
    const wording = first.forms[0]?.text ?? "";
    for (const { language, file, pointer, forms } of others) {
      const found = forms[0]?.text ?? "";
      for (const { noun, read } of facts) {
        const [wanted, written] = [read(wording, languages.get(first.language)), read(found, languages.get(language))];
        // What one language counts in words, another may count in digits.
        if (!hasMore(wanted, written) || !hasMore(written, wanted)) continue;
        report(atValue(file, pointer), {
          message: `The ${kind} ${quoteName(name)} has other ${noun} in \`${language}\` than in \`${first.language}\`.`,
          help: `There it has ${listNames(
            wanted.map(({ shown }) => shown),
            "and",
          )}.`,
        });
      }
    }
  }
});

interface ForeignDate {
  readonly file: string;
  readonly pointer: string;
  readonly says: ForeignName;
}

/** Months and days that a text names in the language of another one. */
function listForeignNames(translations: WordingEntry["translations"], languages: ReadonlyMap<string, LanguageDefinition>): ForeignDate[] {
  return translations.flatMap(({ language, file, forms }) => {
    const own = languages.get(language);
    if (own === undefined) return [];
    const others = [...languages.values()].filter(({ id }) => id !== language);
    return forms.flatMap(({ text, pointer }): ForeignDate[] => {
      const says = findForeignName(withoutPlaceholders(text), own, others);
      return says === undefined ? [] : [{ file, pointer, says }];
    });
  });
}

const nameMonth = (month: number): string =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, month, 1));

/** A fact as it is written, with everything that it can mean: `09.00` is a number and a time of the day. */
interface Fact {
  readonly shown: string;
  readonly means: readonly string[];
}

const plainFact = (shown: string): Fact => ({ shown, means: [shown] });

/** Of what stands twice, both count. */
function hasMore(one: readonly Fact[], other: readonly Fact[]): boolean {
  const left = [...other];
  return one.some(({ means }) => {
    const place = left.findIndex((fact) => fact.means.some((meaning) => means.includes(meaning)));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const withoutPlaceholders = (text: string): string => text.replace(/\{[^{}]*\}/g, " ");

/** What is the same in every language. */
const facts: readonly { readonly noun: string; read(text: string, language: LanguageDefinition | undefined): Fact[] }[] = [
  {
    noun: "addresses",
    // The address of a page may name the language in which it is written.
    read: (text, language) =>
      [...withoutPlaceholders(text).matchAll(/https?:\/\/[^\s,;)]+|[\w.+-]+@[\w-]+\.[\w.-]+\w/g)].map(([found]) =>
        plainFact(language === undefined ? found : found.replace(new RegExp(`\\b${language.id}\\b`), "*")),
      ),
  },
  { noun: "numbers", read: readNumbers },
  { noun: "months", read: (text, language) => readMonths(text, language).map((month) => plainFact(nameMonth(month))) },
  {
    noun: "units of time",
    read: (text, language) => readTimeUnits(text, language).map(({ word, means }) => ({ shown: word, means })),
  },
  {
    noun: "thousands or millions",
    read: (text, language) => readMagnitudes(text, language).map(({ word, means }) => ({ shown: word, means })),
  },
];

/** Marks between digits differ by country, and hours are counted to twelve or to twenty-four. East Asia counts in ten thousands, and `1x24` is 24. */
function readNumbers(text: string): Fact[] {
  const plain = withoutPlaceholders(text).replace(/https?:\/\/\S+|[\w.+-]+@\S+|\d[\d.,]*\s?[万億亿만][\d.,]*/gu, " ");
  const written = plain.matchAll(/(?<![\p{L}\d])(\d+(?:[.,:\u00a0\u202f]\d+)*)(?:\s?[x×]\s?(\d+)|\s?([ap])\.?\s?m\b)?/giu);
  return [...written].map(([, found = "", times, half]) => {
    const digits = found.replace(/\D/g, "");
    const product = times === undefined ? [] : [String(Number(digits) * Number(times))];
    return { shown: digits, means: [digits, ...product, ...readTime(found, half?.toLowerCase())] };
  });
}

/** The minute of the day; a number above 12 may be an hour: `17 Uhr`. */
function readTime(found: string, half: string | undefined): string[] {
  const [, hours = "", minutes] = /^(\d{1,2})(?:[.:](\d\d))?$/.exec(found) ?? [];
  const hour = Number(hours);
  const isTime = minutes !== undefined || half !== undefined || hour > 12;
  if (hours === "" || !isTime || hour > 24 || Number(minutes ?? 0) > 59) return [];
  const of = half === undefined ? hour % 24 : (hour % 12) + (half === "p" ? 12 : 0);
  return [`${60 * of + Number(minutes ?? 0)} minutes`];
}
