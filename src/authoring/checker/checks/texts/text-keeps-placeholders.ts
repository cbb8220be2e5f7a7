import { listNames, quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { listTextEntries, placeholdersIn } from "../../queries/texts/text-entries.ts";

export const textKeepsPlaceholders = projectCheck({ id: "text-keeps-placeholders" }, (project, report) => {
  for (const { name, file, translations } of listTextEntries(project)) {
    const [first, ...others] = translations.map((one) => ({ ...one, has: placeholdersIn(one.forms.map(({ text }) => text)) }));
    if (first === undefined) continue;
    for (const other of others) {
      if (other.has.join() === first.has.join()) continue;
      // What one has beside all that the other has was lost there: nobody adds a placeholder while translating.
      const isOfFirst = isWithin(first.has, other.has);
      const [wrong, right] = isOfFirst ? [first, other] : [other, first];
      const [missing, further] = [without(right.has, wrong.has), without(wrong.has, right.has)];
      report(atValue(file, wrong.pointer), {
        message: `The text ${quoteName(name)} has other placeholders in \`${wrong.language}\` than in \`${right.language}\`.`,
        // Which of the two is right, neither language says.
        help:
          further.length === 0
            ? `It lacks ${listNames(missing, "and")}.`
            : `There it has ${listNames(missing, "and")}, here ${listNames(further, "and")}: write the right one in both.`,
      });
      if (isOfFirst) break;
    }
  }
});

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.length < all.length && some.every((one) => all.includes(one));
}

function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((one) => !others.includes(one));
}
