/** A text in each language, in one form or in one for each plural category, beside what it says without the promotion. */
import type { TextEntry } from "../../../../core/format/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { isKnownLanguage, pluralCategoriesOf } from "../../../checker/index.ts";
import type { FormTranslation, FormWording } from "../../protocol/promotion.ts";

export interface Languages {
  readonly languages: readonly string[];
  tagOf(language: string): string;
}

export function listTranslations(entry: TextEntry, base: TextEntry | undefined, { languages, tagOf }: Languages): FormTranslation[] {
  const counts = entry.count !== undefined;
  return languages.map((language): FormTranslation => {
    const [written, before] = [entry[language], base?.[language]];
    const known = counts ? pluralCategoriesOf(tagOf(language)) : [];
    const own = isObject(written) ? Object.keys(written) : written === undefined ? known.filter(() => isObject(before)) : [];
    const categories = own.length === 0 ? [""] : [...new Set([...known, ...own])];
    const wordingOf = (category: string): FormWording => ({
      category,
      numbers: category === "" ? "" : listNumbers(tagOf(language), category),
      text: readForm(written, category),
      base: readForm(before, category),
    });
    return {
      language,
      isSame: entry.sameIn?.includes(language) ?? false,
      forms: categories.map(wordingOf),
      categories: own.length === 0 && known.length > 1 ? known : [],
    };
  });
}

function readForm(written: unknown, category: string): string {
  if (typeof written === "string") return written;
  const text = isObject(written) ? written[category === "" ? "other" : category] : undefined;
  return typeof text === "string" ? text : "";
}

/** Beyond it no language begins another pattern. */
const lastNumber = 200;
const mostNamed = 3;

/** The first of them, for example `0, 2, 3 …`. */
function listNumbers(tag: string, category: string): string {
  const rules = new Intl.PluralRules(isKnownLanguage(tag) ? tag : "en");
  const fitting = Array.from({ length: lastNumber + 1 }, (_, number) => number).filter((number) => rules.select(number) === category);
  return fitting.slice(0, mostNamed).join(", ") + (fitting.length > mostNamed ? " …" : "");
}
