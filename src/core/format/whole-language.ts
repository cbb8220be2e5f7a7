// The wording of a language as a screen that is shown has it.
import type { LanguageDefinition, Labels as WrittenLabels } from "./types.gen.ts";

type Complete<T> = { readonly [Name in keyof T as string extends Name ? never : Name]-?: NonNullable<T[Name]> };

/** What widgets and the engine say by themselves. Each finds what it declares to say; other names may be missing. */
export type Labels = Complete<WrittenLabels>;

export interface WholeLanguage extends Omit<LanguageDefinition, "labels" | "failures"> {
  readonly labels: Labels;
  readonly failures: Complete<LanguageDefinition["failures"]>;
}

/** The check `language-is-complete` has found all that somebody says in it. */
export function asWhole(language: LanguageDefinition): WholeLanguage {
  return language as LanguageDefinition & WholeLanguage;
}
