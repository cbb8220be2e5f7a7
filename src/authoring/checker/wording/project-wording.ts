// The wording of a project, read once for all checks that compare languages.
import { type Project, perObject } from "../../compiler/index.ts";
import { createLanguageModel, type LanguageModel, readTextFeatures, type TextFeatures } from "./language-model.ts";
import { listWording, type WordingEntry } from "./wording-entries.ts";

export interface WordingForm extends TextFeatures {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

export interface ProjectWording {
  readonly entries: readonly { readonly entry: WordingEntry; readonly forms: readonly WordingForm[] }[];
  readonly model: LanguageModel;
}

export const readWording = perObject((project: Project): ProjectWording => {
  const entries = listWording(project).map((entry) => ({ entry, forms: formsOf(entry) }));
  return { entries, model: createLanguageModel(entries) };
});

function formsOf({ translations }: WordingEntry): WordingForm[] {
  return translations.flatMap(({ language, file, forms }) =>
    forms.map(({ text, pointer }): WordingForm => ({ ...readTextFeatures(language, text), file, text, pointer })),
  );
}
