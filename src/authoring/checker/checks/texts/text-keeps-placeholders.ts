import { listNames, quoteName } from "../../../../core/format/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { listTextEntries, type Translation } from "../../queries/text-entries.ts";

export const textKeepsPlaceholders: ProjectCheck = {
  id: "text-keeps-placeholders",
  over: "project",
  run(project, report) {
    for (const { name, file, translations } of listTextEntries(project)) {
      const [first, ...others] = translations;
      if (first === undefined) continue;
      const wanted = placeholdersIn(first);
      for (const translation of others) {
        const found = placeholdersIn(translation);
        if (found.join() === wanted.join()) continue;
        report(
          { file, pointer: translation.pointer, on: "value" },
          {
            message: `The text ${quoteName(name)} has other placeholders in \`${translation.language}\` than in \`${first.language}\`.`,
            help: wanted.length === 0 ? "There it has none." : `There it has ${listNames(wanted, "and")}.`,
          },
        );
      }
    }
  },
};

/** Of all forms together: a form for one thing may do without the number. */
function placeholdersIn({ forms }: Translation): string[] {
  const found = forms.flatMap(({ text }) => text.replaceAll("{{", "").match(/\{[^{}]*\}/g) ?? []);
  return [...new Set(found.map((placeholder) => placeholder.replace(/\s+/g, "")))].sort();
}
