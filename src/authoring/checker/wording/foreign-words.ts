/** Words of another language that stayed behind in a translation: the texts of this one have always had another word for them. */
import type { WordSlip } from "./own-words.ts";
import type { ProjectWording, WordingForm } from "./project-wording.ts";

interface ForeignWord extends Omit<WordSlip, "meant"> {
  /** The language that has it. */
  readonly other: string;
}

/** Texts that have the word in the other language and do without it in this one. */
const leastOften = 4;
const leastWords = 3;
const leastLetters = 3;

export function listForeignWords({ entries }: ProjectWording): ForeignWord[] {
  /** By language and word: in how many texts it stands. */
  const counts = new Map<string, number>();
  const keysOf = ({ language, words }: WordingForm) => [...new Set(words)].map((word) => `${language} ${word}`);
  for (const { forms } of entries) for (const key of new Set(forms.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const countOf = (language: string, word: string) => counts.get(`${language} ${word}`) ?? 0;
  return entries.flatMap(({ entry, forms }) =>
    forms.flatMap((form) => {
      const { language, words, text } = form;
      const isOwn = (word: string) => countOf(language, word) > 1;
      // A text of which most is foreign is seen as a whole.
      if (words.length < leastWords || words.filter(isOwn).length * 2 < words.length || !entry.judgedIn(language)) return [];
      return words.flatMap((word): ForeignWord[] => {
        const other = forms.find((one) => one.language !== language && one.words.includes(word))?.language;
        const isForeign = word.length >= leastLetters && other !== undefined && countOf(language, word) === 1;
        const start = text.toLowerCase().search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u"));
        return isForeign && start >= 0 && countOf(other, word) > leastOften
          ? [{ form, word: text.slice(start, start + word.length), start, other }]
          : [];
      });
    }),
  );
}
