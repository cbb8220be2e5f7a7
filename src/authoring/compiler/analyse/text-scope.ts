// Texts in the language of a variant, as its expressions name them.

import type { Names, TextSource, Texts } from "../../../core/expression/index.ts";
import { hasOwn, isObject, joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, TextsByName, Variant, WrittenText } from "../project.ts";

/** Names in scope, with the texts that a part of the screen has in place of the screen's own. */
export interface ScopeNames extends Names {
  textsAt?(pointer: string): Texts | undefined;
}

/** The text in a language; where it has none, in another one, so that the screen can still be checked. */
function pickText({ file, pointer, entry }: WrittenText, spoken: string, tagOf: (language: string) => string): Texts[string] | undefined {
  const { $comment, count, language: fixed, sameIn, comparedWith, ...translations } = entry;
  const wanted = fixed ?? spoken;
  const language = hasOwn(translations, wanted) ? wanted : Object.keys(translations)[0];
  const translation = language === undefined ? undefined : translations[language];
  const at = joinPointer(pointer, language ?? "");
  if (typeof translation === "string") return { file, pointer: at, text: translation };
  if (!isObject(translation)) return undefined;
  const forms = Object.entries(translation).flatMap(([category, text]): [string, TextSource][] =>
    typeof text === "string" ? [[category, { file, pointer: joinPointer(at, category), text }]] : [],
  );
  return {
    count: { file, pointer: joinPointer(pointer, "count"), text: count ?? "0" },
    tag: tagOf(wanted),
    forms: Object.fromEntries(forms),
  };
}

/** The texts of a variant, for the names of its expressions. */
export function createTextScope({ languages }: Pick<Catalogue, "languages">, variant: Variant): Pick<ScopeNames, "texts" | "textsAt"> {
  const tagOf = (language: string) => languages.get(language)?.tag ?? language;
  const createTexts = (texts: TextsByName): Texts =>
    Object.fromEntries(
      [...texts].flatMap(([name, text]) => {
        const picked = pickText(text, variant.language, tagOf);
        return picked === undefined ? [] : [[name, picked]];
      }),
    );
  const known = new Map<TextsByName, Texts>();
  return {
    texts: createTexts(variant.texts),
    textsAt: (pointer) => {
      const texts = variant.fragmentTextsAt(pointer);
      if (texts === undefined) return undefined;
      const made = known.get(texts) ?? createTexts(texts);
      known.set(texts, made);
      return made;
    },
  };
}
