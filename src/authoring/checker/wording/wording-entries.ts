// Everything that a project says in words of its own, in each language: its texts, the messages of its rules, and what the frame says.

import type { LanguageDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Project } from "../../compiler/index.ts";
import { listTextEntries, readTranslations, type Translation } from "../queries/texts/text-entries.ts";

/** One text, message or label with its wording by language. */
export interface WordingEntry {
  readonly kind: "text" | "message" | "label";
  readonly name: string;
  readonly translations: readonly (Translation & { readonly file: string })[];
  /** Not where it is meant to read as in another language, nor where nobody reads it: labels of a language that no market speaks. */
  judgedIn(language: string): boolean;
}

/** The file of a language. */
export function fileOfLanguage(id: string): string {
  return `screens/catalogue/languages/${id}.json`;
}

const rulesFile = "screens/catalogue/rules.json";

/** Labels and failures of a language with their places; a label that is an array has a form for each entry. */
export function listLabels({ id, labels, failures }: Pick<LanguageDefinition, "id" | "labels" | "failures">): (Translation & {
  readonly name: string;
})[] {
  const parts: readonly (readonly [string, object])[] = [
    ["labels", labels],
    ["failures", failures],
  ];
  return parts.flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, value]: [string, unknown]) => {
      const pointer = joinPointer("", part, name);
      const forms: unknown[] = Array.isArray(value) ? value : [value];
      return {
        name,
        language: id,
        pointer,
        forms: forms.map((text, at) => ({ text: String(text), pointer: Array.isArray(value) ? joinPointer(pointer, at) : pointer })),
      };
    }),
  );
}

export function listWording(project: Project): WordingEntry[] {
  const { languages, markets, rules } = project.catalogue;
  const texts = listTextEntries(project).map(({ name, file, entry, translations }): WordingEntry => {
    const judgedIn = (language: string) => entry.sameIn?.includes(language) !== true;
    return { kind: "text", name, judgedIn, translations: translations.map((one) => ({ ...one, file })) };
  });
  const messages = [...rules].map(([name, { message }]): WordingEntry => {
    const translations = readTranslations(message, joinPointer("/rules", name, "message"));
    return { kind: "message", name, judgedIn: () => true, translations: translations.map((one) => ({ ...one, file: rulesFile })) };
  });
  const labels = [...languages.values()].flatMap((language) =>
    listLabels(language).map((label) => ({ ...label, file: fileOfLanguage(language.id) })),
  );
  const spoken = new Set([...markets.values()].flatMap((market) => market.languages));
  const places = [...new Map(labels.map(({ pointer, name }) => [pointer, name]))];
  const joined = places.map(([pointer, name]): WordingEntry => {
    const translations = labels.filter((label) => label.pointer === pointer);
    return { kind: "label", name, judgedIn: (language) => spoken.has(language), translations };
  });
  return [...texts, ...messages, ...joined];
}
