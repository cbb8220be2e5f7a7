// The texts of a project with everything that a check of their wording needs to know.

import type { MarketDefinition, TextEntry } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { type Project, perObject, readDefinitionPath } from "../../../compiler/index.ts";
import { findAgreedLanguage } from "./agreed-texts.ts";

/** One text of a table or of an overlay. */
export interface LocatedText {
  readonly name: string;
  readonly file: string;
  readonly pointer: string;
  readonly entry: TextEntry;
  /** Its wording by language. */
  readonly translations: readonly Translation[];
  /**
   * Languages in which it is needed: those of all markets, or of the market that the overlay is for. Where the text or its screen
   * keeps one, that one and those that can be chosen; of a part that is agreed in a language, this one alone.
   */
  readonly languages: readonly string[];
  /** No other wording is ever shown. */
  readonly isFixed: boolean;
}

export interface Translation {
  readonly language: string;
  readonly pointer: string;
  /** A text that does not count has one form, without a category. */
  readonly forms: readonly { readonly category?: string; readonly text: string; readonly pointer: string }[];
}

function readTranslation(language: string, value: TextEntry[string], pointer: string): Translation[] {
  if (typeof value === "string") return [{ language, pointer, forms: [{ text: value, pointer }] }];
  if (!isObject(value)) return [];
  const forms = Object.entries(value).flatMap(([category, text]) =>
    typeof text === "string" ? [{ category, text, pointer: joinPointer(pointer, category) }] : [],
  );
  return [{ language, pointer, forms }];
}

/** The wording of an entry, by language. */
export function readTranslations(
  { $comment, count, language, sameIn, comparedWith, ...written }: TextEntry,
  pointer: string,
): Translation[] {
  return Object.entries(written).flatMap(([id, value]) => readTranslation(id, value, joinPointer(pointer, id)));
}

type WrittenText = Omit<LocatedText, "languages" | "isFixed">;

function entriesIn(file: string, base: string, texts: object): WrittenText[] {
  return Object.entries(texts).flatMap(([name, entry]: [string, TextEntry | string]): WrittenText[] => {
    if (typeof entry === "string") return [];
    const pointer = joinPointer(base, name);
    return [{ name, file, pointer, entry, translations: readTranslations(entry, pointer) }];
  });
}

const entriesOfTable = perObject(({ file, value }: Project["textTables"][number]) => entriesIn(file, "", value));
const entriesOfOverlay = perObject(({ file, value }: Project["overlays"][number]) => entriesIn(file, "/texts", value.texts ?? {}));

/** Every text of every table and overlay. */
export const listTextEntries = perObject((project: Project): readonly LocatedText[] => {
  const { textTables, overlays, catalogue } = project;
  const markets = [...catalogue.markets.values()];
  const locate = (text: WrittenText, keeps: readonly string[], where: readonly MarketDefinition[]): LocatedText => {
    const agreed = findAgreedLanguage(project, text.file, text.name);
    if (agreed !== undefined) return { ...text, languages: [agreed], isFixed: true };
    const own = text.entry.language === undefined ? keeps : [text.entry.language];
    const asked = own.length > 0 ? [...own, ...where.flatMap(choosableIn)] : where.flatMap(({ languages }) => languages);
    return { ...text, languages: [...new Set(asked)], isFixed: own.length > 0 && !where.some((market) => choosableIn(market).length > 0) };
  };
  return [
    ...textTables.flatMap((table) => {
      const keeps = languagesKept(project, table.file);
      return entriesOfTable(table).map((text) => locate(text, keeps, markets));
    }),
    ...overlays.flatMap((overlay) => {
      const keeps = languagesKept(project, overlay.file);
      const market = catalogue.markets.get(overlay.value.for.market ?? "");
      return entriesOfOverlay(overlay).map((text) => locate(text, keeps, market ? [market] : markets));
    }),
  ];
});

/** In a market with one language there is nothing to choose. */
function choosableIn({ languages }: MarketDefinition): readonly string[] {
  return languages.length > 1 ? languages : [];
}

/** Those in which a screen is shown while nobody has chosen one, whatever the markets speak; none for one that speaks with the market. */
function languagesKept({ screens, overlays }: Project, file: string): readonly string[] {
  const id = readDefinitionPath(file).screen;
  const base = id === undefined ? undefined : screens.get(id);
  if (base === undefined) return [];
  const replaced = overlays.flatMap(({ value }) =>
    value.overlay === id && value.screen?.language !== undefined ? [value.screen.language] : [],
  );
  const kept = [base.value.language, ...replaced];
  return kept.every((language) => typeof language === "string") ? [...new Set(kept)] : [];
}

/** Of all forms together, because a form for one thing may do without the number; sorted, without the blanks between its words. */
export function placeholdersIn(forms: readonly string[]): string[] {
  const found = forms.flatMap((text) => text.replaceAll("{{", "").match(/\{[^{}]*\}/g) ?? []);
  return [...new Set(found.map((placeholder) => placeholder.replace(/'[^']*'|\s+/g, (part) => part.trim())))].sort();
}
