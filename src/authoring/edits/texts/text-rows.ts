/** The texts of a project as rows of a sheet: one for each text, or for each of its plural forms; a column for each language. */

import { splitPointer, withNumbers } from "../../../core/json/index.ts";
import { fileOfLanguage, listLabels, listTextEntries, pluralCategoriesOf, readTranslations } from "../../checker/index.ts";
import { languagesOf, type Project, shortenText } from "../../compiler/index.ts";

export interface TextRow {
  readonly file: string;
  /** Of the text, or of the rule whose message it is. */
  readonly name: string;
  /** Plural category; empty for a text that has one form. */
  readonly form: string;
  /** The remark for translators. */
  readonly comment: string;
  /** Wording by language; none where it is not written. */
  readonly wording: { readonly [language: string]: string };
  /** Languages in which this form is needed. */
  readonly needed: readonly string[];
  /** Where the entry is in its file. */
  readonly pointer: string;
  /** By language: what the first language said when the translation was last found right; undefined where this cannot be written down. */
  readonly compared?: { readonly [language: string]: string };
  /** Whether the file cannot be read without the wording in a language. */
  mustStay(language: string): boolean;
  /** What would be written down of a language now. */
  stamp(language: string): string;
  /** Where the wording in a language is written. */
  locate(language: string): { readonly file: string; readonly path: readonly (string | number)[] };
}

type Entry = Pick<
  ReturnType<typeof listTextEntries>[number],
  "file" | "name" | "pointer" | "entry" | "translations" | "languages" | "isFixed"
>;

/** Texts of screens, fragments, overlays and rules, file by file, and what the languages say by themselves. `extra` are languages in which each is wanted that is not fixed, also where no market speaks them. */
export function listTextRows(project: Project, extra: readonly string[] = []): TextRow[] {
  const all = languagesOf(project.catalogue);
  const entries = [...listTextEntries(project), ...listRuleMessages(project, all)];
  const tagOf = (language: string) => project.catalogue.languages.get(language)?.tag ?? language;
  const ofEntries = entries
    .sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))
    .flatMap((entry) => rowsOf(entry.isFixed ? entry : { ...entry, languages: [...new Set([...entry.languages, ...extra])] }, tagOf));
  return [...ofEntries, ...listLabelRows(project, [...new Set([...all, ...extra])])];
}

/** Labels and failures of the languages. Those of a language that was just begun are not written yet: they are another one's. */
function listLabelRows({ catalogue }: Project, needed: readonly string[]): TextRow[] {
  const languages = [...catalogue.languages.values()];
  const forms = languages.flatMap((language) =>
    listLabels(language).flatMap((label) =>
      label.forms.map((form) => ({ ...form, name: label.name, entry: label.pointer, language: language.id })),
    ),
  );
  const textIn = (language: string, pointer: string) => forms.find((form) => form.language === language && form.pointer === pointer)?.text;
  const isCopied = ({ language, pointer, text }: (typeof forms)[number]) =>
    languages.some(({ id }) => id !== language && textIn(id, pointer) === text);
  const drafts = languages.flatMap(({ id, stopWords }) => {
    const own = forms.filter(({ language }) => language === id);
    return stopWords === undefined && own.filter(isCopied).length * 2 > own.length ? [id] : [];
  });
  const places = [...new Map(forms.map(({ pointer, name, entry }) => [pointer, { pointer, name, entry }])).values()];
  return places.map(({ pointer, name, entry }) => ({
    file: "screens/catalogue/languages",
    name,
    form: pointer === entry ? "" : pointer.slice(entry.length + 1),
    comment: "",
    needed,
    pointer: entry,
    stamp: () => "",
    mustStay: () => /(?:^|\/)(?:other|\d+)$/.test(pointer.slice(entry.length)),
    wording: Object.fromEntries(
      forms
        .filter((form) => form.pointer === pointer && !(drafts.includes(form.language) && isCopied(form)))
        .map(({ language, text }) => [language, text]),
    ),
    locate: (language) => ({ file: fileOfLanguage(language), path: withNumbers(splitPointer(pointer)) }),
  }));
}

function listRuleMessages({ catalogue }: Project, languages: readonly string[]): Entry[] {
  return [...catalogue.rules].map(([name, { message }]) => {
    const pointer = `/rules/${name}/message`;
    return {
      name,
      file: "screens/catalogue/rules.json",
      pointer,
      entry: message,
      translations: readTranslations(message, pointer),
      languages,
      isFixed: false,
    };
  });
}

function rowsOf({ file, name, pointer, entry, translations, languages }: Entry, tagOf: (language: string) => string): TextRow[] {
  const categoriesOf = (language: string): string[] => {
    const written = translations.find((one) => one.language === language)?.forms.map(({ category = "" }) => category);
    if (written !== undefined) return written;
    return entry.count === undefined ? [""] : pluralCategoriesOf(tagOf(language));
  };
  const known = [...new Set([...languages, ...translations.map(({ language }) => language)])];
  const forms = [...new Set(known.flatMap(categoriesOf))];
  return forms.map((form) => ({
    file,
    name,
    form,
    pointer,
    comment: entry.$comment ?? "",
    locate: (language) => ({ file, path: [...splitPointer(pointer), language, ...(form === "" ? [] : [form])] }),
    // Messages of rules have no such place.
    ...(file.endsWith("/rules.json") ? {} : { compared: entry.comparedWith ?? {} }),
    stamp: (language) =>
      shortenText((translations.find((one) => one.language === language)?.forms ?? []).map(({ text }) => text).join(" / ")),
    mustStay(language) {
      const { length } = translations.find((one) => one.language === language)?.forms ?? [];
      return length > 1 ? form === "other" : Object.keys(entry).length === 1;
    },
    needed: languages.filter((language) => categoriesOf(language).includes(form)),
    wording: Object.fromEntries(
      translations.flatMap(({ language, forms: written }) =>
        written.filter(({ category = "" }) => category === form).map(({ text }) => [language, text] as const),
      ),
    ),
  }));
}

/** Whether one of the languages needs the row and does not have it. */
export function isMissing({ needed, wording }: TextRow, languages: readonly string[]): boolean {
  return needed.some((language) => languages.includes(language) && wording[language] === undefined);
}
