/** What the translations of one text have in common, whatever the language: marks around them, marks inside, lines, and how long they are. */

/** One wording with its language. */
export interface Wording {
  readonly language: string;
  readonly text: string;
}

export interface OddOne<T> {
  readonly one: T;
  /** Follows the name of the text. */
  readonly says: string;
  readonly help: string;
}

interface Trait {
  /** What must be alike; undefined where the text says nothing about it. */
  of(text: string): string | undefined;
  readonly noun: string;
  /** Of two that differ, the one that is taken for the slip: the one that has something there, or the one that lacks it. */
  readonly slip: "having" | "lacking";
}

const count = (text: string, mark: RegExp): string => "x".repeat(text.match(mark)?.length ?? 0);

const traits: readonly Trait[] = [
  { of: readQuotes, noun: "quotation marks", slip: "having" },
  { of: (text) => /^(?:[-+=@*•#>~]+|[–—])(?=[\s\p{L}])/u.exec(text)?.[0] ?? "", noun: "signs before it", slip: "having" },
  { of: (text) => count(text, /[[\]]/g), noun: "square brackets", slip: "having" },
  { of: (text) => count(text, /\|/g), noun: "upright strokes", slip: "having" },
  { of: (text) => count(text, /;(?=\S)/g), noun: "semicolons without a blank", slip: "having" },
  { of: (text) => count(text, /\s[/]\s/g), noun: "strokes between words", slip: "having" },
  { of: (text) => count(text, /\n/g), noun: "line breaks", slip: "having" },
  {
    of: (text) => count(text, /(?<=\p{L}{3})[\u00a0\u2000-\u200a\u202f\u3000](?=\p{L}{3})/gu),
    noun: "blanks of another kind",
    slip: "having",
  },
  { of: (text) => /[,;:]$/.exec(text)?.[0] ?? "", noun: "marks at its end", slip: "having" },
  // A question needs no mark where it is a heading, so only another mark contradicts it.
  { of: (text) => readEnd(text), noun: "marks at its end", slip: "lacking" },
];

/** How many begin, and whether one stays open; an apostrophe inside a word is none, and neither is one that ends it. */
function readQuotes(text: string): string {
  const isOpen = (text.match(/["“”„«»]/g)?.length ?? 0) % 2 === 1;
  return count(text, /(?<=^|[\s([–—-])(?:["“”„]|[‘'](?=\p{L}))|[«「]/gu) + (isOpen ? "x" : "");
}

function readEnd(text: string): string | undefined {
  const end = /([?\u061f\uff1f\u037e]|[.!。！।])["'”’)»]*$/u.exec(text)?.[1];
  return end === undefined ? undefined : /[.!。！।]/u.test(end) ? "" : "?";
}

const withoutPlaceholders = (text: string): string => text.replace(/\{[^{}]*\}/g, "xxxx").trim();

/** The translations of a text that differ from the others; `texts` has one form for each language. */
export function findOddOnes<T extends Wording>(wordings: readonly T[]): OddOne<T>[] {
  const plain = wordings.map((one) => ({ one, text: withoutPlaceholders(one.text) }));
  if (plain.length < 2 || plain.some(({ text }) => text === "")) return [];
  const odd = traits.flatMap(({ of, noun, slip }): OddOne<T>[] => {
    const traced = plain.flatMap(({ one, text }) => {
      const trait = of(text);
      return trait === undefined ? [] : [{ one, trait }];
    });
    const found = findOutlier(traced, slip);
    return found === undefined ? [] : [{ one: found.one, says: `has other ${noun}`, help: help(found, traced, noun) }];
  });
  return [...odd, ...findShort(plain)];
}

interface Traced<T> {
  readonly one: T;
  readonly trait: string;
}

function help<T extends Wording>({ one }: Traced<T>, traced: readonly Traced<T>[], noun: string): string {
  const other = traced.find((another) => another.one !== one)?.one.language ?? "";
  return `Write the ${noun} as in \`${other}\`.`;
}

/** The only one that is not as the others; of two, the one that is likelier a slip. */
function findOutlier<T>(traced: readonly Traced<T>[], slip: Trait["slip"]): Traced<T> | undefined {
  const values = [...new Set(traced.map(({ trait }) => trait))];
  if (values.length !== 2) return undefined;
  const [first, second] = values.map((value) => traced.filter(({ trait }) => trait === value));
  if (first === undefined || second === undefined) return undefined;
  if (first.length !== second.length) return first.length === 1 ? first[0] : second.length === 1 ? second[0] : undefined;
  const [more, less] = (values[0]?.length ?? 0) > (values[1]?.length ?? 0) ? [first, second] : [second, first];
  return more.length > 1 ? undefined : (slip === "having" ? more : less)[0];
}

/** A letter of these says as much as two or three of others. */
const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;
const sizeOf = (text: string): number => text.length + 1.4 * (text.match(dense)?.length ?? 0);
/** Short texts differ by a word. With these, no shipped text and no pair of the tests is taken for a part. */
const sure = { least: 36, share: 0.46, cutShare: 0.72 } as const;

/** A text that says much less than the others, or ends in the middle. */
function findShort<T extends Wording>(plain: readonly { readonly one: T; readonly text: string }[]): OddOne<T>[] {
  const sized = plain.map((each) => ({ ...each, size: sizeOf(each.text) }));
  const isEnded = (text: string) => /[.!?…:。！？؟।]["'”’)»]*$/u.test(text);
  return sized.flatMap(({ one, text, size }): OddOne<T>[] => {
    const others = sized.filter((other) => other.one !== one);
    const usual = Math.min(...others.map((other) => other.size));
    const isCut = !isEnded(text) && others.every((other) => isEnded(other.text));
    // After a sentence that ends, one that does not was cut.
    const isHalf = isCut && /\p{Ll}[.!?] \p{Lu}/u.test(text);
    if (!isHalf && (usual < sure.least || size > usual * (isCut ? sure.cutShare : sure.share))) return [];
    return [{ one, says: "says much less", help: "Write what the others say, to the end." }];
  });
}
