/** Slips in words that the project writes otherwise, and often. */
import type { ProjectWording, WordingForm } from "./project-wording.ts";

export interface WordSlip {
  readonly form: WordingForm;
  readonly word: string;
  readonly start: number;
  readonly meant: string;
}

/** Shorter words are too near to others: `three` and `there`, `masukan` and `masukkan`. */
const leastLetters = 6;
const leastDoubled = 8;
/** A word that is written so often is one. */
const leastOften = 4;

export function listWordSlips({ entries }: ProjectWording): WordSlip[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { language, words } of entries.flatMap(({ forms }) => forms)) {
    const own = counts.get(language) ?? new Map<string, number>();
    counts.set(language, own);
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
  }
  const often = new Map([...counts].map(([language, own]) => [language, indexOften(own)] as const));
  return entries.flatMap(({ forms }) =>
    forms.flatMap((form) =>
      [...new Set(form.words)].flatMap((word): WordSlip[] => {
        const own = counts.get(form.language);
        const isRare = word.length >= leastLetters && (own?.get(word) ?? 0) === 1;
        const isOther = forms.some((other) => other.language !== form.language && other.words.includes(word));
        const meant = isRare && !isOther ? findMeant(word, often.get(form.language)) : undefined;
        return meant === undefined ? [] : [{ form, word, start: form.text.toLowerCase().indexOf(word), meant }];
      }),
    ),
  );
}

/** Words that are often written, by what they are without order and doubled letters. */
function indexOften(counts: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [word, count] of counts)
    if (count >= leastOften && word.length >= leastLetters) found.set(keyOf(word), [...(found.get(keyOf(word)) ?? []), word]);
  return found;
}

const keyOf = (word: string): string => [...new Set(word)].sort().join("");

/** The word that has the same letters: two neighbours exchanged, or one of two equal ones lost or added. */
function findMeant(word: string, often: ReadonlyMap<string, readonly string[]> | undefined): string | undefined {
  return often
    ?.get(keyOf(word))
    ?.find((meant) => meant !== word && (isExchanged(word, meant) || isDoubled(word, meant) || isDoubled(meant, word)));
}

function isExchanged(word: string, meant: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== meant[place]);
  return word.length === meant.length && word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2) === meant;
}

/** Whether the longer word has a letter twice that stands once in the other. */
function isDoubled(short: string, long: string): boolean {
  if (short.length < leastDoubled) return false;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return long.length === short.length + 1 && long[at] === long[at - 1] && long.slice(0, at) + long.slice(at + 1) === short;
}
