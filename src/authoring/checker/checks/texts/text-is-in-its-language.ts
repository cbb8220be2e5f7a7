import { quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { listTextEntries } from "../../queries/text-entries.ts";

/** Fewer words may well be the same in two languages: a name, a unit, a foreign word. */
const leastWords = 3;
const leastStopWords = 2;

export const textIsInItsLanguage: ProjectCheck = {
  id: "text-is-in-its-language",
  over: "project",
  run(project, report) {
    const stopWords = stopWordsOf(project);
    for (const { name, file, entry, translations } of listTextEntries(project)) {
      for (const { language, forms } of translations) {
        if (entry.sameIn?.includes(language)) continue;
        for (const { text, pointer } of forms) {
          const words = wordsIn(text);
          const copied = translations.find(
            (other) =>
              other.language !== language &&
              !entry.sameIn?.includes(other.language) &&
              other.forms.some((form) => wordsIn(form.text).join(" ") === words.join(" ")),
          );
          const isFirst = translations[0]?.language === language;
          const other =
            copied !== undefined && !isFirst && words.length >= leastWords ? copied.language : findLanguage(words, language, stopWords);
          if (other !== undefined)
            report(
              { file, pointer, on: "value" },
              {
                message: `The text ${quoteName(name)} is in \`${other}\` where \`${language}\` belongs.`,
                help: `Translate it, or write \`"sameIn": ["${language}"]\` where it is meant to be the same.`,
              },
            );
        }
      }
    }
  },
};

function wordsIn(text: string): string[] {
  return (
    text
      .replace(/\{[^{}]*\}/g, " ")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

function stopWordsOf({ catalogue }: Project): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...catalogue.languages].map(([id, { stopWords }]) => [id, new Set(stopWords ?? [])]));
}

/** Another language whose stop words the text has, where it has none of its own. */
function findLanguage(words: readonly string[], own: string, stopWords: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const countIn = (language: string) => words.filter((word) => stopWords.get(language)?.has(word)).length;
  if (words.length < leastWords || countIn(own) > 0) return undefined;
  return [...stopWords.keys()].find((language) => language !== own && countIn(language) >= leastStopWords);
}
