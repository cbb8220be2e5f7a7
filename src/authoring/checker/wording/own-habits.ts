/** What a project writes in one way nearly everywhere: how it speaks to its readers, marks, capitals, and the number of one promise. */
import type { WordSlip } from "./own-words.ts";
import type { ProjectWording } from "./project-wording.ts";

/** One of several ways to write the same. */
interface Way {
  /** What is the same. */
  readonly of: string;
  readonly way: string;
  readonly word: string;
  readonly start: number;
  /** Only others can be the slip: a title may have capitals. */
  readonly isSure?: true;
}

/** What is written so often is a habit, and what is written once, or so much rarer, a slip. */
const leastOften = 4;
const leastShare = 8;

export function listHabitSlips({ entries }: ProjectWording): WordSlip[] {
  const found = entries.flatMap(({ forms }, entry) =>
    forms.flatMap((form) =>
      listWays(form.text, form.language)
        // What a market's own text promises may differ.
        .filter(({ of }) => !of.includes(" # ") || form.file.endsWith("/texts.json"))
        .map((way) => ({ ...way, of: `${form.language} ${way.of}`, form, entry })),
    ),
  );
  const habits = new Map<string, Map<string, Set<number>>>();
  for (const { of, way, entry } of found) {
    const ways = habits.get(of) ?? new Map<string, Set<number>>();
    habits.set(of, ways.set(way, (ways.get(way) ?? new Set()).add(entry)));
  }
  return found.flatMap(({ of, way, word, start, isSure, form }): WordSlip[] => {
    const ways = [...(habits.get(of) ?? [])];
    const [usual, often = new Set()] = ways.find(([other]) => other !== way) ?? [];
    const rare = habits.get(of)?.get(way)?.size ?? 0;
    const isRare = often.size >= leastOften && (rare === 1 || rare * leastShare <= often.size);
    return usual === undefined || ways.length > 2 || isSure === true || !isRare ? [] : [{ form, word, start, meant: usual }];
  });
}

type Pair = readonly [usual: string, others: string];

/** What is said to a stranger, and the same among friends or in a chat, by the language. A project may use either. */
const registers: Readonly<Record<string, readonly Pair[]>> = {
  en: [
    ["please", "pls|plz"],
    ["you", "u|ya"],
    ["your", "ur"],
  ],
  es: [["usted", "tú"]],
  fr: [["vous", "tu|toi"]],
  id: [
    ["Anda", "kamu|kau|lu"],
    ["tidak", "nggak|enggak|gak|ga|tdk"],
    ["sudah", "udah|sdh"],
    ["saja", "aja"],
    ["yang", "yg"],
    ["terima kasih", "makasih"],
  ],
  nl: [["u", "je|jij|jou"]],
  tr: [["siz", "sen"]],
};

const wordLike = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d'’-])(?:${pattern})(?![\\p{L}\\d'’-])`, "giu");

function listWays(text: string, language: string): Way[] {
  const plain = text.replace(/\{[^{}]*\}/g, (placeholder) => "|".repeat(placeholder.length));
  const find = (pattern: RegExp, read: (found: RegExpExecArray) => Pick<Way, "of" | "way" | "isSure">): Way[] =>
    [...plain.matchAll(pattern)].map((found) => ({ word: found[0], start: found.index, ...read(found) }));
  const own = registers[language.split("-")[0] ?? ""] ?? [];
  return [
    ...own.flatMap(([usual, others]) => [
      ...find(wordLike(usual), () => ({ of: usual, way: usual })),
      ...find(wordLike(others), () => ({ of: usual, way: others })),
    ]),
    ...find(/(?<=\p{L})['’](?=\p{L})/gu, ([mark]) => ({ of: "apostrophe", way: mark })),
    ...find(/(?<=\p{L})(?:\.{3}|…)/gu, ([mark]) => ({ of: "dots", way: mark })),
    ...find(/\p{L}[\p{L}-]*\p{L}/gu, ([word]) => ({ of: word.replaceAll("-", "").toLowerCase(), way: word.toLowerCase() })),
    // In German a capital makes another word.
    ...(/^de\b/.test(language) ? [] : find(/(?<=[\p{L},;|] )\p{L}\p{Ll}+(?=[\s.,;:!?])/gu, readCapital)),
    // With two words before it and one behind it a number is that of one promise: "reply within 3 days".
    ...find(/(?<=(\p{L}+ \p{L}+) )\d+(?= (\p{L}+))/gu, ([number, before = "", behind = ""]) => ({
      of: `${before} # ${behind}`.toLowerCase(),
      way: number,
    })),
  ];
}

function readCapital([word]: RegExpExecArray): Pick<Way, "of" | "way" | "isSure"> {
  return { of: `case of ${word.toLowerCase()}`, way: word, ...(/^\p{Lu}/u.test(word) && { isSure: true }) };
}
