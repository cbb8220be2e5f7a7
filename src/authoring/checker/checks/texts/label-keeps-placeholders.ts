import { listNames } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { fileOfLanguage, listLabels } from "../../wording/wording-entries.ts";

export const labelKeepsPlaceholders = projectCheck({ id: "label-keeps-placeholders" }, ({ catalogue }, report) => {
  const firsts = new Map<string, { readonly id: string; readonly wanted: readonly string[] }>();
  for (const language of catalogue.languages.values()) {
    for (const { name, text, pointer } of listLabels(language).flatMap(({ name, forms }) => forms.map((form) => ({ name, ...form })))) {
      const found = placeholdersIn(text);
      const { id, wanted } = firsts.get(pointer) ?? { id: language.id, wanted: found };
      firsts.set(pointer, { id, wanted });
      if (wanted.join() === found.join()) continue;
      report(atValue(fileOfLanguage(language.id), pointer), {
        message: `\`${name}\` does not have the same placeholders as in \`${id}\`.`,
        help: wanted.length === 0 ? "It has none there." : `It has ${listNames(wanted, "and")} there.`,
      });
    }
  }
});

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}
