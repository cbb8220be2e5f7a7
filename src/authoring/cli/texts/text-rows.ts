/** The texts of a project as rows of a sheet: one for each text, or for each of its plural forms; a column for each language. */
import { listTextEntries, pluralCategoriesOf, readTranslations } from "../../checker/index.ts";
import type { Project } from "../../compiler/index.ts";

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
}

type Entry = Pick<ReturnType<typeof listTextEntries>[number], "file" | "name" | "pointer" | "entry" | "translations" | "languages">;

/** The languages of the markets, each once. */
export function languagesOf({ catalogue }: Project): string[] {
  return [...new Set([...catalogue.markets.values()].flatMap(({ languages }) => languages))];
}

/** Texts of screens, fragments, overlays and rules, file by file. `extra` are languages in which each is wanted, also where no market speaks them. */
export function listTextRows(project: Project, extra: readonly string[] = []): TextRow[] {
  const all = languagesOf(project);
  const entries = [...listTextEntries(project), ...listRuleMessages(project, all)];
  const tagOf = (language: string) => project.catalogue.languages.get(language)?.tag ?? language;
  return entries
    .sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))
    .flatMap((entry) => rowsOf({ ...entry, languages: [...new Set([...entry.languages, ...extra])] }, tagOf));
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
