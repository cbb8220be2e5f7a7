// Texts in the language of a variant, as its expressions name them.

import type { Names, TextSource, Texts } from "../../../core/expression/index.ts";
import { hasOwn, isObject, isWithin, joinPointer } from "../../../core/json/index.ts";
import type { Catalogue, TextsByName, Variant, WrittenText } from "../project.ts";
import { walkNodes } from "../walk.ts";

/** Names in scope, with the texts that a part of the screen has in place of the screen's own. */
export interface ScopeNames extends Names {
  textsAt?(pointer: string): Texts | undefined;
}

interface Speaking {
  readonly spoken: string;
  /** By the user, so that no text keeps another. */
  readonly isChosen: boolean;
  tagOf(language: string): string;
}

/** The text in a language; where it has none, in another one, so that the screen can still be checked. */
function pickText({ file, pointer, entry }: WrittenText, { spoken, isChosen, tagOf }: Speaking): Texts[string] | undefined {
  const { $comment, count, language: fixed, sameIn, comparedWith, ...translations } = entry;
  const wanted = (isChosen ? undefined : fixed) ?? spoken;
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

/** The texts of a variant, for the names of its expressions. A node that keeps a language has its texts in that. */
export function createTextScope({ languages }: Pick<Catalogue, "languages">, variant: Variant): Pick<ScopeNames, "texts" | "textsAt"> {
  const { isChosen, language } = variant;
  const tagOf = (id: string) => languages.get(id)?.tag ?? id;
  const createTexts = (texts: TextsByName, spoken: string): Texts =>
    Object.fromEntries(
      [...texts].flatMap(([name, text]) => {
        const picked = pickText(text, { spoken, isChosen, tagOf });
        return picked === undefined ? [] : [[name, picked]];
      }),
    );
  const known = new Map<TextsByName, Map<string, Texts>>();
  const textsIn = (texts: TextsByName, spoken: string): Texts => {
    const bySpoken = known.get(texts) ?? new Map<string, Texts>();
    known.set(texts, bySpoken);
    const made = bySpoken.get(spoken) ?? createTexts(texts, spoken);
    bySpoken.set(spoken, made);
    return made;
  };
  const keeping = [...walkNodes(variant.screen)].filter(({ node }) => node.language !== undefined);
  return {
    texts: textsIn(variant.texts, language),
    textsAt: (pointer) => {
      const texts = variant.fragmentTextsAt(pointer);
      const kept = keeping.find((one) => isWithin(pointer, one.pointer))?.node.language;
      if (texts === undefined && kept === undefined) return undefined;
      return textsIn(texts ?? variant.texts, kept ?? language);
    },
  };
}
