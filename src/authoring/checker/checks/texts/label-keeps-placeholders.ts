import { type LanguageDefinition, listNames } from "../../../../core/format/index.ts";
import { joinPointer, lastPart } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const labelKeepsPlaceholders = projectCheck({ id: "label-keeps-placeholders" }, ({ catalogue }, report) => {
  const [first, ...others] = [...catalogue.languages.values()];
  const base = new Map(first === undefined ? [] : listTexts(first));
  for (const language of others) {
    for (const [pointer, text] of listTexts(language)) {
      const wanted = placeholdersIn(base.get(pointer));
      const found = placeholdersIn(text);
      if (wanted.join() === found.join()) continue;
      report(atValue(`screens/catalogue/languages/${language.id}.json`, pointer), {
        message: `\`${lastPart(pointer)}\` does not have the same placeholders as in \`${first?.id ?? ""}\`.`,
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
