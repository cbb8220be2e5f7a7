import { listNames, quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { listTextEntries, placeholdersIn } from "../../queries/text-entries.ts";

export const textKeepsPlaceholders = projectCheck({ id: "text-keeps-placeholders" }, (project, report) => {
  for (const { name, file, translations } of listTextEntries(project)) {
    const [first, ...others] = translations;
    if (first === undefined) continue;
    const wanted = placeholdersIn(first.forms.map(({ text }) => text));
    for (const translation of others) {
      const found = placeholdersIn(translation.forms.map(({ text }) => text));
      if (found.join() === wanted.join()) continue;
      report(atValue(file, translation.pointer), {
        message: `The text ${quoteName(name)} has other placeholders in \`${translation.language}\` than in \`${first.language}\`.`,
        help: wanted.length === 0 ? "There it has none." : `There it has ${listNames(wanted, "and")}.`,
      });
    }
  }
});
