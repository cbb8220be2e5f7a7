// The wording of a project, read once for all checks that compare languages.
import { type Project, perObject } from "../../../compiler/index.ts";
import { createLanguageModel, type LanguageModel, readSpoken, type Spoken } from "./language-model.ts";
import { listWording, type WordingEntry } from "./wording-entries.ts";

export interface SpokenForm extends Spoken {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

export interface SpokenWording {
  readonly entries: readonly { readonly entry: WordingEntry; readonly forms: readonly SpokenForm[] }[];
  readonly model: LanguageModel;
}

export const readWording = perObject((project: Project): SpokenWording => {
  const entries = listWording(project).map((entry) => ({ entry, forms: formsOf(entry) }));
  return { entries, model: createLanguageModel(entries) };
});

function formsOf({ translations }: WordingEntry): SpokenForm[] {
  return translations.flatMap(({ language, file, forms }) =>
    forms.map(({ text, pointer }): SpokenForm => ({ ...readSpoken(language, text), file, text, pointer })),
  );
}
