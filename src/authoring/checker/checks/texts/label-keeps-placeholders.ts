import { type LanguageDefinition, listNames } from "../../../../core/format/index.ts";
import { joinPointer, lastPart } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const labelKeepsPlaceholders = projectCheck({ id: "label-keeps-placeholders" }, ({ catalogue }, report) => {
  const firsts = new Map<string, { readonly id: string; readonly wanted: readonly string[] }>();
  for (const language of catalogue.languages.values()) {
    for (const [pointer, text] of listTexts(language)) {
      const found = placeholdersIn(text);
      const { id, wanted } = firsts.get(pointer) ?? { id: language.id, wanted: found };
      firsts.set(pointer, { id, wanted });
      if (wanted.join() === found.join()) continue;
      report(atValue(`screens/catalogue/languages/${language.id}.json`, pointer), {
        message: `\`${lastPart(pointer)}\` does not have the same placeholders as in \`${id}\`.`,
        help: wanted.length === 0 ? "It has none there." : `It has ${listNames(wanted, "and")} there.`,
      });
    }
  }
});

/** Labels and failures by their place. */
function listTexts({ labels, failures }: Pick<LanguageDefinition, "labels" | "failures">): [pointer: string, text: unknown][] {
  return Object.entries({ labels, failures }).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]): [string, unknown] => [joinPointer("", part, name), text]),
  );
}

function placeholdersIn(text: unknown): string[] {
  return typeof text === "string" ? [...new Set(text.match(/\{\w+\}/g) ?? [])].sort() : [];
}
