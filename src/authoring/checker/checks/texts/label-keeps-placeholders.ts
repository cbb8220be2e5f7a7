import { listNames } from "../../../../core/format/index.ts";
import type { ProjectCheck } from "../../check.ts";

export const labelKeepsPlaceholders: ProjectCheck = {
  id: "label-keeps-placeholders",
  over: "project",
  run({ catalogue }, report) {
    const [first, ...others] = [...catalogue.languages.values()];
    const base = new Map<string, unknown>(Object.entries(first?.labels ?? {}));
    for (const { id, labels } of others) {
      for (const [name, text] of Object.entries(labels)) {
        const wanted = placeholdersIn(base.get(name));
        const found = placeholdersIn(text);
        if (wanted.join() === found.join()) continue;
        report(
          { file: `screens/catalogue/languages/${id}.json`, pointer: `/labels/${name}`, on: "value" },
          {
            message: `\`${name}\` does not have the same placeholders as in \`${first?.id ?? ""}\`.`,
            help: wanted.length === 0 ? "It has none there." : `It has ${listNames(wanted, "and")} there.`,
          },
        );
      }
    }
  },
};

function placeholdersIn(text: unknown): string[] {
  return typeof text === "string" ? [...new Set(text.match(/\{\w+\}/g) ?? [])].sort() : [];
}
