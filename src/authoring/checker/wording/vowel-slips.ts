/** One vowel in the place of another, `paymant`: words differ so, too, and so do forms of one word, so that more has to speak for a slip. */
import type { WordSlip } from "./own-words.ts";
import type { ProjectWording, WordingForm } from "./project-wording.ts";

const leastLetters = 7;
/** A word that is written so often is one. */
const leastOften = 4;
/** Shorter words of another language stand beside anything. */
const leastBeside = 4;
/** They hardly ever change a vowel inside a word for another form of it, as in `enviamos` and `enviemos`. */
const steady = new Set(["en", "id", "ms"]);
const changed = /(?:m[ae]n|s[ei]s|dr[ae]w|h[eo]ld|wr[io]te|g[ia]ve|c[ao]me|r[au]n|gr[eo]w)$/;

export function listVowelSlips({ entries }: ProjectWording): WordSlip[] {
  const all = entries.map(({ forms }) => forms);
  const counts = new Map<string, number>();
  const near = new Map<string, Set<string>>();
  for (const { language, words } of all.flat())
    for (const word of words.filter(({ length }) => length >= leastLetters && isSteady(language))) {
      const key = `${language} ${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const skeleton = withoutVowels(key);
      near.set(skeleton, (near.get(skeleton) ?? new Set()).add(word));
    }
  const countOf = (language: string, word: string) => counts.get(`${language} ${word}`) ?? 0;
  return all.flatMap((forms) =>
    forms.flatMap((form) =>
      [...new Set(form.words)].flatMap((word): WordSlip[] => {
        const { language } = form;
        if (countOf(language, word) !== 1) return [];
        const often = [...(near.get(withoutVowels(`${language} ${word}`)) ?? [])].filter((one) => countOf(language, one) >= leastOften);
        const meant = often.find((one) => isOneVowel(word, one) && meansSame(one, form, forms, all));
        return meant === undefined ? [] : [{ form, word, start: form.text.toLowerCase().indexOf(word), meant }];
      }),
    ),
  );
}

const isSteady = (language: string): boolean => steady.has(language.split("-")[0] ?? "");
const withoutVowels = (word: string): string => word.replace(/(?<=[a-z])[aeiou](?=[a-z])/g, "*");

function isOneVowel(word: string, meant: string): boolean {
  const differing = [...word].filter((letter, at) => letter !== meant[at]).length;
  return word.length === meant.length && differing === 1 && !(changed.test(word) && changed.test(meant));
}

/** Whether another language says here what it says where the word is meant, and hardly anywhere else. */
function meansSame(
  meant: string,
  { language }: WordingForm,
  forms: readonly WordingForm[],
  all: readonly (readonly WordingForm[])[],
): boolean {
  const has = (some: readonly WordingForm[], of: string, word: string) =>
    some.some((one) => one.language === of && one.words.includes(word));
  const where = all.filter((one) => has(one, language, meant));
  return forms.some(
    (other) =>
      other.language !== language &&
      other.words.some((word) => {
        if (word.length < leastBeside) return false;
        const common = where.filter((one) => has(one, other.language, word)).length;
        return common * 2 >= where.length && all.filter((one) => has(one, other.language, word)).length <= common * 2;
      }),
  );
}
