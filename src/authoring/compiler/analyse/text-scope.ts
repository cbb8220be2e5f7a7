// Texts in the language of a variant, as its expressions name them.

import type { Names, PluralText, TextSource, Texts } from "../../../core/expression/index.ts";
import { isObject, joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, TextsByName, Variant, WrittenText } from "../project.ts";

/** Names in scope, with the texts that a part of the screen has in place of the screen's own. */
export interface ScopeNames extends Names {
  textsAt?(pointer: string): Texts | undefined;
}

/** The text in a language; where it has none, in another one, so that the screen can still be checked. */
function pickText({ file, pointer, entry }: WrittenText, { id, tag }: { id: string; tag: string }): TextSource | PluralText | undefined {
  const { $comment, count, sameIn, ...translations } = entry;
  const language = Object.hasOwn(translations, id) ? id : Object.keys(translations)[0];
  const translation = language === undefined ? undefined : translations[language];
  const at = joinPointer(pointer, language ?? "");
  if (typeof translation === "string") return { file, pointer: at, text: translation };
  if (!isObject(translation)) return undefined;
  const forms = Object.entries(translation).flatMap(([category, text]): [string, TextSource][] =>
    typeof text === "string" ? [[category, { file, pointer: joinPointer(at, category), text }]] : [],
  );
  return { count: { file, pointer: joinPointer(pointer, "count"), text: count ?? "0" }, tag, forms: Object.fromEntries(forms) };
}

function createTexts(texts: TextsByName, language: { id: string; tag: string }): Texts {
  return Object.fromEntries(
    [...texts].flatMap(([name, text]) => {
      const picked = pickText(text, language);
      return picked === undefined ? [] : [[name, picked]];
    }),
  );
}

/** The texts of a variant, for the names of its expressions. */
export function createTextScope({ languages }: Pick<Catalogue, "languages">, variant: Variant): Pick<ScopeNames, "texts" | "textsAt"> {
  const language = { id: variant.language, tag: languages.get(variant.language)?.tag ?? variant.language };
  const known = new Map<TextsByName, Texts>();
  return {
    texts: createTexts(variant.texts, language),
    textsAt: (pointer) => {
      const texts = variant.fragmentTextsAt(pointer);
      if (texts === undefined) return undefined;
      const made = known.get(texts) ?? createTexts(texts, language);
      known.set(texts, made);
      return made;
    },
  };
}
