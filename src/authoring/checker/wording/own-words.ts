/** Slips in words that the project writes otherwise, and often, and letters that none of its other words has. */
import type { ProjectWording, WordingForm } from "./project-wording.ts";

export interface WordSlip {
  readonly form: WordingForm;
  readonly word: string;
  /** What it is elsewhere; undefined for a word with a letter that is nowhere else. */
  readonly meant?: string;
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
        return meant === undefined ? [] : [{ form, word, meant }];
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

/** With fewer texts, a language has not shown its letters yet. */
const leastTexts = 100;

/** Words with a letter that no other text of their language has: what is left of another encoding. */
export function listStrangeWords({ entries }: ProjectWording): WordSlip[] {
  const forms = entries.flatMap((entry) => entry.forms.map((form) => ({ form, beside: entry.forms })));
  const texts = new Map<string, number>();
  const having = new Map<string, number>();
  for (const { language, text } of forms.map(({ form }) => form)) {
    texts.set(language, (texts.get(language) ?? 0) + 1);
    for (const letter of new Set(text.match(/[^\P{sc=Latin}A-Za-z]/gu)))
      having.set(language + letter, (having.get(language + letter) ?? 0) + 1);
  }
  return forms.flatMap(({ form, beside }) => {
    if ((texts.get(form.language) ?? 0) < leastTexts || !/[^\P{sc=Latin}A-Za-z]/u.test(form.text)) return [];
    const isStrange = (word: string) =>
      [...word].some((letter) => /[^\P{sc=Latin}A-Za-z]/u.test(letter) && having.get(form.language + letter) === 1);
    const word = (form.text.match(/[\p{L}\p{M}]+/gu) ?? []).find(isStrange);
    const isName = beside.some((other) => other !== form && word !== undefined && other.text.includes(word));
    return word === undefined || isName ? [] : [{ form, word }];
  });
}
