// Knows languages by how the project itself writes them: by groups of three letters, and by words. It needs no list of languages.

/** With less to learn from, it says nothing. */
const leastGroups = 300;
/** What counts for a group that one of two languages never has. */
const unseen = 0.3;
const unseenInAll = 500;

/** What a text is known by. */
export interface TextFeatures {
  readonly language: string;
  /** Words as the language writes them; names such as `WhatsApp` and `SMS` belong to none. */
  readonly words: readonly string[];
  readonly groups: readonly string[];
}

/** Wordings of the same thing, which are no witness for themselves. */
interface SpokenEntry {
  readonly forms: readonly TextFeatures[];
}

interface Counts {
  readonly groups: Map<string, number>;
  readonly words: Map<string, number>;
  all: number;
}

export interface LanguageModel {
  /** How much likelier the text is one of its own language than of another, as a logarithm; 0 when there is too little to say. */
  lean(text: TextFeatures, other: string): number;
  /** How often a language has the word. */
  countWord(word: string, language: string): number;
  /** Does something as if an entry were not there. */
  without<T>(entry: SpokenEntry, ask: () => T): T;
}

export function readTextFeatures(language: string, text: string): TextFeatures {
  const found = text.replace(/\{[^{}]*\}/g, " ").match(/[\p{L}\p{M}]+/gu) ?? [];
  const words = found.filter((word) => !/.\p{Lu}/u.test(word)).map((word) => word.toLowerCase());
  const groups: string[] = [];
  for (const word of new Set(words)) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) groups.push(padded.slice(at, at + 3));
  }
  return { language, words, groups };
}

export function createLanguageModel(entries: readonly SpokenEntry[]): LanguageModel {
  const counts = new Map<string, Counts>();
  const countsOf = (language: string): Counts => {
    const found = counts.get(language) ?? { groups: new Map(), words: new Map(), all: 0 };
    counts.set(language, found);
    return found;
  };
  const count = ({ forms }: SpokenEntry, by: 1 | -1) => {
    for (const { language, words, groups } of forms) {
      const of = countsOf(language);
      of.all += by * groups.length;
      for (const word of words) of.words.set(word, (of.words.get(word) ?? 0) + by);
      for (const group of groups) of.groups.set(group, (of.groups.get(group) ?? 0) + by);
    }
  };
  for (const entry of entries) count(entry, 1);
  return {
    lean({ language, groups }, other) {
      const [mine, theirs] = [countsOf(language), countsOf(other)];
      if (Math.min(mine.all, theirs.all) < leastGroups) return 0;
      const size = (theirs.all + unseenInAll) / (mine.all + unseenInAll);
      let sum = 0;
      for (const group of groups) {
        const [here, there] = [mine.groups.get(group) ?? 0, theirs.groups.get(group) ?? 0];
        if (here + there > 0) sum += Math.log(((here + unseen) / (there + unseen)) * size);
      }
      return sum;
    },
    countWord: (word, language) => countsOf(language).words.get(word) ?? 0,
    without(entry, ask) {
      count(entry, -1);
      try {
        return ask();
      } finally {
        count(entry, 1);
      }
    },
  };
}
