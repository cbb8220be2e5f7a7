// How well a wording in one language fits one in another, by what the other texts of the project have in common: words that stand for each
// other, and the shape of the two. What is compared is left out of what it is compared with.
import type { WordingForm } from "./project-wording.ts";

/** One text in two languages. */
export interface Pair {
  readonly first: Side;
  readonly second: Side;
}

interface Side {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

export interface TranslationModel {
  /** More than 0 when the wordings fit; pairs that are judged are left out of the count. */
  fit(first: Side, second: Side, without: readonly Pair[]): Fit;
}

export interface Fit {
  /** By words that are known to stand for each other. */
  readonly words: number;
  /** By length, marks and capitals. */
  readonly shape: number;
}

export function readSide({ text, words }: Pick<WordingForm, "text" | "words">): Side {
  return { text, words: new Set(words) };
}

type Counts = Map<string, number>;

const raise = (counts: Counts, word: string): unknown => counts.set(word, (counts.get(word) ?? 0) + 1);

export function createTranslationModel(pairs: readonly Pair[]): TranslationModel {
  const [firsts, seconds]: [Counts, Counts] = [new Map(), new Map()];
  const both = new Map<string, Counts>();
  for (const { first, second } of pairs) {
    for (const word of second.words) raise(seconds, word);
    for (const word of first.words) {
      raise(firsts, word);
      const beside: Counts = both.get(word) ?? new Map();
      both.set(word, beside);
      for (const other of second.words) raise(beside, other);
    }
  }
  const fitWords = (first: Side, second: Side, without: readonly Pair[]): number => {
    const bestOfSecond = new Map<string, number>();
    const often = (word: string, on: "first" | "second") => without.filter((pair) => pair[on].words.has(word)).length;
    const seen = new Map([...second.words].map((word) => [word, (seconds.get(word) ?? 0) - often(word, "second")] as const));
    let sum = 0;
    for (const word of first.words) {
      const having = without.filter((pair) => pair.first.words.has(word));
      const count = (firsts.get(word) ?? 0) - having.length;
      const beside = both.get(word);
      let best = word.length > 2 && second.words.has(word) ? 0.8 : 0;
      if (best > 0) bestOfSecond.set(word, best);
      for (const [other, alone] of count > 0 ? seen : []) {
        const together = (beside?.get(other) ?? 0) - having.filter((pair) => pair.second.words.has(other)).length;
        if (together <= 0) continue;
        const share = (2 * together) / (count + alone);
        best = Math.max(best, share);
        bestOfSecond.set(other, Math.max(bestOfSecond.get(other) ?? 0, share));
      }
      sum += worthOf(best, count);
    }
    for (const [word, count] of seen) sum += worthOf(bestOfSecond.get(word) ?? 0, count);
    return sum;
  };
  return { fit: (first, second, without) => ({ words: fitWords(first, second, without), shape: fitShape(first.text, second.text) }) };
}

/** A word that is often used and has no counterpart speaks against the pair, a rare one says nothing. */
function worthOf(best: number, count: number): number {
  if (best > 0.25) return best;
  return count >= 3 ? -0.15 : 0;
}

const plain = (text: string): string => text.replace(/\{[^{}]*\}/g, "xxxx").trim();

function fitShape(one: string, other: string): number {
  const [first, second] = [plain(one), plain(other)];
  const ratio = (Math.log((second.length + 3) / (first.length + 3)) - 0.1) / 0.3;
  const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
  const marks: readonly (readonly [isAlike: boolean, cost: number])[] = [
    [/[.?!:;,]$/.exec(first)?.[0] === /[.?!:;,]$/.exec(second)?.[0], 2],
    [/^\p{Lu}/u.test(first) === /^\p{Lu}/u.test(second), 1],
    [count(first, /[.!?] /g) === count(second, /[.!?] /g), 0.7],
    [count(first, /,/g) === count(second, /,/g), 0.2],
  ];
  return -0.35 * ratio * ratio - marks.reduce((sum, [isAlike, cost]) => sum + (isAlike ? 0 : cost), 0);
}
