/** Characters that no reader sees, or sees as another one: what editors, spreadsheets and PDF files leave in texts and in names. */

export interface OddCharacter {
  readonly range: readonly [start: number, end: number];
  /** Follows "has". */
  readonly says: string;
  readonly help: string;
  /** What stands there instead, where only one thing can be meant. */
  readonly to?: string;
  /** It may be a word of another language. */
  readonly isProbable?: true;
}

/** Line breaks are meant; a few of these have a shape of their own. */
const unseen =
  /[^\n\P{Cc}]|(?![\u0600-\u0605\u06dd\u08e2\u{110bd}\u{e0020}-\u{e007f}])\p{Cf}|[\u2028\u2029\u115f\u1160\u3164]|(?!\ufe0f)\p{VS}/gu;
/** Letters that join, or pictures, may need a joiner or its contrary between them. */
const joining = /(?:\p{Extended_Pictographic}|\p{EMod}|\p{VS}|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])[\p{L}\p{M}])$/u;
const fromRight = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}\p{scx=Syrc}]/u;
/** Longer words may say where they break. */
const leastBreakable = 15;
/** Forms of letters and digits that are only drawn otherwise. */
const drawn = /[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu;
const wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const words = /[\p{L}\p{M}]{2,}/gu;

/** Of most texts a look says that there are none. */
const unusual = /[^\n -~]/;

export function findOddCharacters(text: string): OddCharacter[] {
  if (!unusual.test(text)) return [];
  return [...listUnseen(text), ...listDrawn(text), ...listMixed(text), ...listDisguised(text)];
}

function* listUnseen(text: string): Generator<OddCharacter> {
  for (const { 0: mark, index } of text.matchAll(unseen)) {
    const before = text.slice(0, index);
    if (/[\u200c\u200d]|\p{VS}/u.test(mark) && joining.test(before)) continue;
    if (/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/.test(mark) && fromRight.test(text)) continue;
    if (isIsolating(before, text.slice(index))) continue;
    if (mark === "\u00ad" && isBreakable(before, text.slice(index + 1))) continue;
    yield {
      range: [index, index + mark.length],
      says: `the character ${nameOf(mark)}, which nobody sees`,
      // It stands for a blank, or was typed beside one.
      ...(mark === "\t" ? { help: "Write a blank, or remove it." } : { help: "Remove it.", to: "" }),
    };
  }
}

/** Around a placeholder, whose value may be written from the other side. */
function isIsolating(before: string, after: string): boolean {
  return /^[\u2066-\u2068]\{[^{}]*\}\u2069/.test(after) || (after.startsWith("\u2069") && /[\u2066-\u2068]\{[^{}]*\}$/.test(before));
}

function isBreakable(before: string, after: string): boolean {
  const word = (/[\p{L}\u00ad]*$/u.exec(before)?.[0] ?? "") + (/^[\p{L}\u00ad]*/u.exec(after)?.[0] ?? "");
  return word.replaceAll("\u00ad", "").length >= leastBreakable;
}

function* listDrawn(text: string): Generator<OddCharacter> {
  if (!wideScripts.test(text))
    for (const { 0: found, index } of text.matchAll(drawn)) {
      const to = found.normalize("NFKC");
      yield { range: [index, index + found.length], says: `\`${found}\` in characters of another form`, help: `Write \`${to}\`.`, to };
    }
  const composed = text.replace(/[\u1100-\u11ff]+|\P{M}\p{M}*/gu, compose);
  if (composed !== text)
    yield {
      range: [0, text.length],
      says: "letters whose marks are characters of their own",
      help: "Write each as one character: search and comparisons do not find them.",
      to: composed,
    };
}

/** Some letters are one character as they are typed, and would become two: U+095D. */
function compose(letter: string): string {
  const composed = letter.normalize("NFC");
  return composed.length > letter.length ? letter : composed;
}

/** A word of two alphabets that look alike; units such as `kΩ` are short. */
function* listMixed(text: string): Generator<OddCharacter> {
  for (const { 0: word, index } of text.matchAll(words)) {
    const isGreek = word.length > 3 && /\p{sc=Grek}/u.test(word);
    if (!/\p{sc=Latn}/u.test(word) || !(isGreek || /[\p{sc=Cyrl}\p{sc=Armn}\p{sc=Cher}]/u.test(word))) continue;
    const latin = word.match(/\p{sc=Latn}/gu)?.length ?? 0;
    const other = (latin * 2 >= [...word].length ? /[^\p{sc=Latn}]/u : /\p{sc=Latn}/u).exec(word)?.[0] ?? "";
    yield {
      range: [index, index + word.length],
      says: `\`${word}\` in letters of two alphabets: \`${other}\` is ${nameOf(other)}`,
      help: "Write the letter of the others, which looks the same.",
    };
  }
}

/** Letters of Cyrillic and Greek, and the Latin ones that they look like. */
const alike = new Map(
  [..."АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο"].map((letter, at) => [letter, "ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXo".charAt(at)]),
);
/** Two such letters are a word of many a language. */
const leastDisguised = 3;

/** A word of nothing but letters that look like Latin ones, in a text whose other words are Latin; what is in quotes is meant. */
function* listDisguised(text: string): Generator<OddCharacter> {
  const found = [...text.replace(/\{[^{}]*\}/g, (placeholder) => " ".repeat(placeholder.length)).matchAll(words)];
  const [disguised, others] = [found.filter(({ 0: word }) => isDisguised(word)), found.filter(({ 0: word }) => !isDisguised(word))];
  if (others.length === 0 || others.some(({ 0: word }) => !/^\p{sc=Latn}+$/u.test(word))) return;
  for (const { 0: word, index } of disguised) {
    const isAbbreviated = word === word.toUpperCase() && others.some(({ 0: other }) => other !== other.toUpperCase());
    if (isAbbreviated || /["'“”„‘’«(]$/.test(text.slice(0, index))) continue;
    yield {
      range: [index, index + word.length],
      says: `\`${word}\` in letters that only look like Latin ones: the first is ${nameOf(word)}`,
      help: `Write \`${[...word].map((letter) => alike.get(letter)).join("")}\`.`,
      isProbable: true,
    };
  }
}

function isDisguised(word: string): boolean {
  return word.length >= leastDisguised && [...word].every((letter) => alike.has(letter));
}

function nameOf(mark: string): string {
  return `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
