/** Texts in another language than theirs. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Mutant, replaceValue, type Target } from "../mutant.ts";

export function languagesMixed(target: Target): Mutant[] {
  if (!target.file.endsWith("/texts.json")) return [];
  return target.places.flatMap((place) => {
    const { value } = place;
    if (place.path.length !== 1 || !isObject(value) || typeof value["en"] !== "string" || typeof value["id"] !== "string") return [];
    const { en, id } = value;
    if (en === id) return [];
    return [
      replaceValue(target, "languages: exchanged", place, { ...value, en: id, id: en }),
      replaceValue(target, "languages: not translated", place, { ...value, id: en }),
      replaceValue(target, "languages: English is lost", place, { ...value, en: id }),
    ];
  });
}
