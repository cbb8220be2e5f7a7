/** What texts catch on their way through spreadsheets, editors and other programs, and what they say of rules, days and markets. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Location, type Mutant, replaceValue, type Target } from "../mutant.ts";
import { applySlips, type Changed, isAt, ofText, type Slip } from "./slips.ts";

const tables = /^screens\/.*\/texts\.json$/;
const rules = /^screens\/catalogue\/rules\.json$/;

type Write = (text: string, language: string) => string | undefined;

/** Every wording of a table, without what stands in braces. */
function spoilt(kind: string, write: Write, isHere: (place: Location) => boolean = () => true): Slip {
  return {
    kind,
    file: tables,
    at(place) {
      const [, language] = place.path;
      const isWording = place.path.length === 2 && (language === "en" || language === "id") && !String(place.value).includes("{");
      return isWording && isHere(place) ? ofText(place, (text) => write(text, language)) : undefined;
    },
  };
}

const isTranslated = ({ around }: Location): boolean => isObject(around) && "id" in around && "en" in around;
const middle = (text: string, put: string): string => {
  const at = text.indexOf(" ", Math.floor(text.length / 3));
  const place = at < 0 ? Math.floor(text.length / 2) : at + 2;
  return text.slice(0, place) + put + text.slice(place);
};
const spoil = (language: string, text: string): Changed => ({ parts: { [language]: text } });

const hidden = ["\u200b", "\u2060", "\u00ad", "\u200e", "\u202e", "\u2066", "\t", "\u0007", "\u200d", "\ufe00"];
const alike = [
  ["a", "\u0430"],
  ["e", "\u0435"],
  ["o", "\u03bf"],
  ["i", "\u0456"],
  ["fi", "\ufb01"],
  ["A", "\uff21"],
  ["k", "\u{1d424}"],
] as const;
const leftovers = ["#REF!", "#N/A", "#NAME?", "#DIV/0!", "#######", "=B4", "=CONCAT(A1;B1)", "undefined", "[object Object]", "NaN"];
const notes = [
  "[translate]",
  "[max 24 chars]",
  "(translate)",
  "[draft]",
  "(TBC)",
  "&hellip;",
  "&#8217;",
  "&eacute;",
  "[more](#)",
  "`code`",
];

const slips: readonly Slip[] = [
  ...hidden.map((put) => spoilt("texts: a character that nobody sees", (text) => middle(text, put))),
  ...alike.map(([from, to]) => spoilt("texts: a letter that looks alike", (text) => text.replace(from, to))),
  spoilt("texts: no-break spaces", (text) =>
    /[a-z]{3} [a-z]{3}/.test(text) ? text.replace(/(?<=[a-z]{3}) (?=[a-z]{3})/, "\u00a0") : undefined,
  ),
  spoilt("texts: digits of another script", (text) =>
    /\d/.test(text) ? text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))) : undefined,
  ),
  ...leftovers.map((put) => spoilt("texts: a cell that failed", () => put)),
  ...notes.map((put) => spoilt("texts: a note or markup", (text) => `${text} ${put}`)),
  spoilt("texts: an apostrophe became a mark", (text) =>
    /[a-z]['’][a-z]/.test(text) ? text.replace(/(?<=[a-z])['’](?=[a-z])/, "?") : undefined,
  ),
  ...["Ã©", "â€“", "Ã", "Ð°"].map((put) => spoilt("texts: another encoding", (text) => middle(text, put))),
  ...[
    (text: string) => `"${text}"`,
    (text: string) => `“${text}”`,
    (text: string) => `'${text}`,
    (text: string) => `=${text}`,
    (text: string) => `- ${text}`,
    (text: string) => `* ${text}`,
  ].map((write) => spoilt("texts: marks around one language", write, isTranslated)),
  ...[
    (text: string, other: string) => `${text}","${other}`,
    (text: string, other: string) => `${text} | ${other}`,
    (text: string, other: string) => `${text};${other}`,
    (text: string, other: string) => `${text}\n${other}`,
    (text: string, other: string) => `${text} / ${other}`,
  ].map(
    (write): Slip => ({
      kind: "texts: two cells in one",
      file: tables,
      at: ({ path, value }) =>
        path.length === 1 && isObject(value) && typeof value["en"] === "string" && typeof value["id"] === "string"
          ? [spoil("en", write(value["en"], value["id"])), spoil("id", write(value["id"], value["en"]))]
          : undefined,
    }),
  ),
  ...[24, 29, 35].map((length) =>
    spoilt("texts: cut", (text) => (text.length > 2 * length ? text.slice(0, length).trim() : undefined), isTranslated),
  ),
  spoilt("texts: a weekday that is none", (text) =>
    /1 November 2026/.test(text) ? text.replace("1 November", "Friday, 1 November") : undefined,
  ),
  spoilt("texts: a day that is none", (text) => (/1 November 2026/.test(text) ? text.replace("1 November", "31 November") : undefined)),
  ...["Rp {group(total)}", "₹{group(total)}", "Rp{total}", "IDR {total}", "{group(total)} IDR", "5000 Rp"].map((put) =>
    spoilt("texts: an amount of one market", (text) => `${text} ${put}`),
  ),
  ...[
    "layanan@example.com",
    "+620000000000",
    "PT Layar Contoh Finansial",
    "Jalan Contoh 1, Kota Contoh 00000, Indonesia",
    "+62 21 500",
    "18.00 WIB",
  ].map((put) => spoilt("texts: a constant of one market", (text) => `${text} ${put}`)),
  {
    kind: "texts: a hint beside the rule",
    file: tables,
    at: (place) =>
      /^(?:phoneHint|cardHint|phoneHelp|codeHint)$/.test(String(place.path[0])) && place.path.length === 2
        ? ofText(place, (text) => (/\d\d/.test(text) ? text.replace(/\d\d/, (digits) => String(Number(digits) + 5)) : undefined))
        : undefined,
  },
  {
    kind: "texts: a message beside its rule",
    file: rules,
    at: (place) =>
      isAt(place, "rules/*/message/*") && place.key !== "language"
        ? ofText(place, (text) => `${text} (42 ${place.key === "id" ? "angka" : "digits"})`)
        : undefined,
  },
  {
    kind: "texts: a pattern that nobody meets",
    file: rules,
    at: (place) =>
      isAt(place, "rules/*/value/pattern") && String(place.value).startsWith("^")
        ? [
            ...["\\\\d{11}", "[a-z]{11}", "[0-9](11)", "[^0-9]{11}", "[0-9]{11", "0-9{11}", "\\D{11}", "[09]{45}"].map((to) => ({
              to: `^${to}$`,
            })),
            ...["[0-9]{11}", "[0-9]*", ".*", "^[0-9]*$", ""].map((to) => ({ to })),
          ]
        : undefined,
  },
  {
    kind: "texts: a limit that lets everything pass",
    file: rules,
    at: (place) => (isAt(place, "rules/*/value/minLength") ? [{ to: 0 }] : undefined),
  },
];

/** Every text has each of these mistakes, so one of many is kept; days stand in few texts. */
const oneIn = 25;

function thin(mutants: readonly Mutant[]): Mutant[] {
  const sumOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
  return mutants.filter(
    ({ kind, file, what }) => !tables.test(file) || /\bday|weekday|hint/.test(kind) || sumOf(file + what) % oneIn === 0,
  );
}

export const spoiltTexts = (target: Target): Mutant[] => thin(applySlips(slips)(target));

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{[^{}]*\}/g, " ")
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
const typos: readonly ((word: string) => string)[] = [
  (word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
  (word) => word.slice(0, -3) + word.charAt(word.length - 2) + word.charAt(word.length - 3) + word.slice(-1),
  (word) => (word.length > 8 ? word.replace(/(.)\1/, "$1") : word),
  (word) => (word.length > 7 ? word.slice(0, 4) + word.charAt(3) + word.slice(4) : word),
];

/** Slips in words that the project writes otherwise, and often. */
export function slipsInWords(target: Target, all: readonly Target[]): Mutant[] {
  if (!tables.test(target.file)) return [];
  const written = (language: string) =>
    all.flatMap(({ file, places }) => (tables.test(file) ? places.filter(({ path }) => path[1] === language && path.length === 2) : []));
  const counts = new Map(
    ["en", "id"].map((language) => {
      const own = new Map<string, number>();
      for (const word of written(language).flatMap(({ value }) => wordsOf(String(value)))) own.set(word, (own.get(word) ?? 0) + 1);
      return [language, own] as const;
    }),
  );
  const slipsAt = target.places.flatMap((place) => {
    const { path, value } = place;
    const own = path.length === 2 && typeof value === "string" ? counts.get(String(path[1])) : undefined;
    const word = own === undefined ? undefined : wordsOf(String(value)).find((one) => one.length > 5 && (own.get(one) ?? 0) > 5);
    if (word === undefined || !String(value).includes(word)) return [];
    return typos
      .map((change) => change(word))
      .filter((typo) => typo !== word && own?.has(typo) !== true)
      .map((typo) => replaceValue(target, "texts: a slip in a word", place, String(value).replace(word, typo)));
  });
  return thin(slipsAt);
}
