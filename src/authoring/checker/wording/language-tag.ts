/** What the platform knows of language tags; it throws for one that is not well formed. */

import type { LanguageDefinition } from "../../../core/format/index.ts";

/** Whether a language has the tag. */
export function isKnownLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** The plural categories of a language (CLDR); those of a tag that nothing knows are the problem of another check. */
export function pluralCategoriesOf(tag: string): string[] {
  return isKnownLanguage(tag) ? new Intl.PluralRules(tag).resolvedOptions().pluralCategories : ["other"];
}

/** What a language calls itself, in lower case. */
export function nameOf({ tag }: Pick<LanguageDefinition, "tag">): string | undefined {
  return isKnownLanguage(tag) ? new Intl.DisplayNames([tag], { type: "language" }).of(tag)?.toLowerCase() : undefined;
}
