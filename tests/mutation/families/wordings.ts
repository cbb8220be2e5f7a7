/** Slips in translations: what one of them says and the other does not, and what is not finished. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type Location, type Mutant, removeValue, replaceValue, type Target } from "../mutant.ts";
import { applySlips, isAt, ofText, type Slip } from "./slips.ts";

const tables = /^screens\/.*\/texts\.json$/;
const languages = /^screens\/catalogue\/languages\//;
const isWording = ({ path, value, key }: Location): boolean =>
  typeof value === "string" && path.length >= 2 && ["en", "id"].includes(String(path[1])) && key !== "count";
const english = (place: Location): boolean => isWording(place) && place.path[1] === "en";
const spoilt = (kind: string, file: RegExp, isHere: (place: Location) => boolean, write: (text: string) => string | undefined): Slip => ({
  kind,
  file,
  at: (place) => (isHere(place) ? ofText(place, write) : undefined),
});
const isLabel = ({ path, value }: Location): boolean => typeof value === "string" && ["labels", "failures"].includes(String(path[0]));

const slips: readonly Slip[] = [
  {
    kind: "wording: a language of nobody",
    file: tables,
    at: (place) => (place.path.length === 2 && isWording(place) ? [{ key: `${place.key}x` }] : undefined),
  },
  spoilt("wording: a placeholder is lost", tables, isWording, (text) =>
    /\{[^{}]+\}/.test(text) ? text.replace(/ ?\{[^{}]+\}/, "") : undefined,
  ),
  spoilt("wording: another placeholder", tables, english, (text) =>
    /\{[^{}]+\}/.test(text) ? text.replace(/\{[^{}]+\}/, "{company.name}") : undefined,
  ),
  spoilt("wording: a placeholder twice", tables, isWording, (text) =>
    /\{[^{}]+\}/.test(text) ? text.replace(/(\{[^{}]+\})/, "$1 $1") : undefined,
  ),
  spoilt("wording: a blank text", tables, isWording, () => "  "),
  spoilt("wording: another number", tables, isWording, (text) =>
    /(?<![\w{.'])\d+(?![\w}])/.test(text.replace(/\{[^{}]*\}/g, "")) ? text.replace(/(?<![\w{.'])(\d+)/, "$10") : undefined,
  ),
  spoilt("wording: no question any more", tables, english, (text) => (text.endsWith("?") ? `${text.slice(0, -1)}.` : undefined)),
  spoilt("wording: broken characters", tables, english, (text) => `${text.slice(0, 4)}â€™${text.slice(4)}`),
  spoilt("wording: broken characters", tables, english, (text) => `${text.slice(0, 4)}\uFFFD${text.slice(4)}`),
  spoilt("wording: an escape as text", tables, english, (text) => `${text}\\n`),
  spoilt("wording: a word twice", tables, english, (text) => (/ \w{2,} /.test(text) ? text.replace(/ (\w{2,}) /, " $1 $1 ") : undefined)),
  spoilt("wording: another month", tables, isWording, (text) => text.replace(/(\d )(?:November|September)\b/, "$1April")),
  spoilt("wording: a month of the other language", tables, english, (text) =>
    text.replace(/(\d )(?:\p{Lu}\p{L}{3,})(?= \d{4})/u, "$1Desember"),
  ),
  spoilt("wording: blanks too many", tables, isWording, (text) => (/\w \w/.test(text) ? text.replace(/(\w) (\w)/, "$1   $2") : undefined)),
  spoilt("wording: blanks around", tables, isWording, (text) => ` ${text} `),
  spoilt("wording: a bracket stays open", tables, isWording, (text) => (/\([^()]*\)/.test(text) ? text.replace(/\)/, "") : undefined)),
  spoilt("wording: a note to translators", tables, english, (text) => `TODO: ${text}`),
  spoilt("wording: a note to translators", tables, english, (text) => `${text} (translate!)`),
  spoilt("wording: an amount by hand", tables, english, (text) => `${text} Rp 50.000`),
  {
    kind: "wording: same in a language of nobody",
    file: tables,
    at: ({ path, value }) => (path.length === 1 && isObject(value) ? [{ parts: { sameIn: ["idd"] } }] : undefined),
  },
  {
    kind: "wording: stays in a language of nobody",
    file: tables,
    at: ({ path, value }) => (path.length === 1 && isObject(value) ? [{ parts: { language: "eng" } }] : undefined),
  },
  {
    kind: "wording: counts nothing",
    file: tables,
    at: ({ path, value }) =>
      path.length === 1 && isObject(value) && value["count"] === undefined ? [{ parts: { count: "1" } }] : undefined,
  },
  {
    kind: "wording: a plural form is lost",
    file: tables,
    at: ({ key, path }) => (path.length === 3 && key === "one" ? [{ lost: true }] : undefined),
  },
  {
    kind: "wording: a plural form of nobody",
    file: tables,
    at: ({ value, path }) => (path.length === 2 && isObject(value) ? [{ parts: { few: "x {state.days}" } }] : undefined),
  },
  spoilt("wording: a label without its number", languages, isLabel, (text) =>
    /\{\w+\}/.test(text) ? text.replace(/ ?\{\w+\}/, "") : undefined,
  ),
  spoilt("wording: a label with an unknown placeholder", languages, isLabel, (text) =>
    /\{\w+\}/.test(text) ? text.replace(/\{\w+\}/, "{count}") : `${text} {n}`,
  ),
  spoilt("wording: a label that holds a place", languages, isLabel, () => "TODO"),
  spoilt("wording: a blank label", languages, isLabel, () => " "),
  spoilt("wording: markup in a label", languages, isLabel, (text) => `<b>${text}</b>`),
  {
    kind: "wording: a tag of nobody",
    file: languages,
    at: (place) => (isAt(place, "tag") ? ["idd", "xx", "en-", "e", "english", "in-donesia-x"].map((to) => ({ to })) : undefined),
  },
  {
    kind: "wording: the tag of another language",
    file: languages,
    at: (place) => (isAt(place, "tag") ? [{ to: place.value === "en" ? "id" : "en" }, { to: "ar" }] : undefined),
  },
  {
    kind: "wording: written from the other side",
    file: languages,
    at: (place, target) => (isAt(place, "tag") && target.json["direction"] === undefined ? [{ key: "tagged" }] : undefined),
  },
  {
    kind: "wording: a stop word of another language",
    file: languages,
    at: (place) =>
      isAt(place, "stopWords") && Array.isArray(place.value)
        ? [{ to: [...place.value, place.value.includes("yang") ? "the" : "yang"] }, { to: [...place.value, place.value[0] ?? ""] }]
        : undefined,
  },
  spoilt(
    "wording: a message that holds a place",
    /catalogue\/rules\.json$/,
    ({ path }) => path[2] === "message" && path.length === 4 && path[3] !== "language",
    () => "asdf",
  ),
  spoilt(
    "wording: a blank message",
    /catalogue\/rules\.json$/,
    ({ path }) => path[2] === "message" && path.length === 4 && path[3] !== "language",
    () => " ",
  ),
];

export const spoiltWordings = applySlips(slips);

/** A translation that somebody reads: a screen or a text that keeps a language needs no other. */
export function missingTranslations(target: Target, all: readonly Target[]): Mutant[] {
  if (!tables.test(target.file)) return [];
  const screen = all.find(({ file }) => file === target.file.replace(/texts\.json$/, "screen.json"));
  return target.places
    .filter((place) => place.path.length === 2 && isWording(place) && isObject(place.around))
    .filter(({ key, around }) => [key, undefined].includes(languageOf(around) ?? languageOf(screen?.json)))
    .map((place) => removeValue(target, "wording: a translation is missing", place));
}

function languageOf(of: Json | undefined): string | undefined {
  return isObject(of) && typeof of["language"] === "string" ? of["language"] : undefined;
}

/** A label, or a message of a rule, that was left in the other language. */
export function labelsNotTranslated(target: Target, all: readonly Target[]): Mutant[] {
  if (languages.test(target.file)) {
    const other = all.find(({ file }) => languages.test(file) && file !== target.file);
    const textAt = (path: Location["path"]): Json | undefined => other?.places.find((one) => one.path.join("/") === path.join("/"))?.value;
    return target.places
      .filter((place) => isLabel(place) && typeof textAt(place.path) === "string" && textAt(place.path) !== place.value)
      .map((place) => replaceValue(target, "wording: a label of the other language", place, textAt(place.path) ?? ""));
  }
  if (!target.file.endsWith("catalogue/rules.json")) return [];
  return target.places
    .filter(({ path, value }) => path.length === 3 && path[2] === "message" && isObject(value))
    .flatMap((place) => {
      const { en = "", id = "" } = isObject(place.value) ? place.value : {};
      const parts = isObject(place.value) ? place.value : {};
      return [
        replaceValue(target, "wording: messages exchanged", place, { ...parts, en: id, id: en }),
        replaceValue(target, "wording: a message not translated", place, { ...parts, id: en }),
      ];
    });
}

/** The translation of the text beside it. */
export function translationOfAnother(target: Target): Mutant[] {
  if (!tables.test(target.file)) return [];
  const entries = target.places.filter(({ path, value }) => path.length === 1 && isObject(value) && typeof value["id"] === "string");
  return entries.slice(1).flatMap((place, at) => {
    const before = entries[at]?.value;
    if (!isObject(place.value) || !isObject(before) || before["id"] === place.value["id"]) return [];
    return [replaceValue(target, "wording: the translation of another text", place, { ...place.value, id: before["id"] ?? "" })];
  });
}
