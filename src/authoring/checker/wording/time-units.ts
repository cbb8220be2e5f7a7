import type { LanguageDefinition } from "../../../core/format/index.ts";
import { perObject } from "../../compiler/index.ts";
import { isKnownLanguage } from "./language-tag.ts";

interface TimeUnit {
  readonly word: string;
  readonly means: readonly string[];
}

const units = ["second", "minute", "hour", "day", "week", "month", "year"] as const;

/** What each word or sign for a span of time can mean in a language: `m` is a minute or a month. */
const unitsOf = perObject(({ tag }: LanguageDefinition): ReadonlyMap<string, readonly string[]> => {
  const meanings = new Map<string, readonly string[]>();
  for (const unit of isKnownLanguage(tag) ? units : [])
    for (const unitDisplay of ["long", "short", "narrow"] as const)
      for (const number of [1, 2]) {
        const parts = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).formatToParts(number);
        const word = parts.find(({ type }) => type === "unit")?.value.toLowerCase() ?? unit;
        meanings.set(word, [...new Set([...(meanings.get(word) ?? []), unit])]);
      }
  return meanings;
});

/** The units of time that stand behind a number or a placeholder. */
export function readTimeUnits(text: string, language: LanguageDefinition | undefined): TimeUnit[] {
  const known = language === undefined ? undefined : unitsOf(language);
  return readBehindNumbers(text, known);
}

/** How many thousands or millions a number counts, by the words that the platform knows: `million`, `juta`. */
export function readMagnitudes(text: string, language: LanguageDefinition | undefined): TimeUnit[] {
  return readBehindNumbers(text, language === undefined ? undefined : magnitudesOf(language));
}

const magnitudesOf = perObject(({ tag }: LanguageDefinition): ReadonlyMap<string, readonly string[]> => {
  const meanings = new Map<string, readonly string[]>();
  for (const number of isKnownLanguage(tag) ? [1e3, 2e3, 1e6, 2e6, 1e9, 2e9] : []) {
    const parts = new Intl.NumberFormat(tag, { notation: "compact", compactDisplay: "long" }).formatToParts(number);
    const [word, digits] = ["compact", "integer"].map((type) => parts.find((part) => part.type === type)?.value ?? "");
    if (word !== undefined && word !== "" && digits?.length === 1)
      meanings.set(word.toLowerCase(), [`1${"0".repeat(Math.floor(Math.log10(number)))}`]);
  }
  return meanings;
});

/** The first that is known of two words behind each number: `3 working days`. */
function readBehindNumbers(text: string, known: ReadonlyMap<string, readonly string[]> | undefined): TimeUnit[] {
  return [...text.matchAll(/[\d}]\s?(\p{L}+)(?:\s(\p{L}+))?/gu)].flatMap(([, ...words]) => {
    const word = words.find((one) => known?.has((one ?? "").toLowerCase()) === true) ?? "";
    const means = known?.get(word.toLowerCase());
    return means === undefined ? [] : [{ word, means }];
  });
}
