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
  return [...text.matchAll(/[\d}]\s?(\p{L}+)/gu)].flatMap(([, word = ""]) => {
    const means = known?.get(word.toLowerCase());
    return means === undefined ? [] : [{ word, means }];
  });
}
