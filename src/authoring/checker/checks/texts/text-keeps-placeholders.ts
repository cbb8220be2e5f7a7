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
        help: describeOthers(without(wanted, found), without(found, wanted)),
      });
    }
  }
});

function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((one) => !others.includes(one));
}

function describeOthers(missing: readonly string[], further: readonly string[]): string {
  if (missing.length === 0) return `There is no ${listNames(further)} there.`;
  return further.length === 0 ? `It lacks ${listNames(missing, "and")}.` : `Write ${listNames(missing, "and")}, not ${listNames(further)}.`;
}
