import { listNames, quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { listTextEntries, placeholdersIn, type Translation } from "../../queries/texts/text-entries.ts";

export const textKeepsPlaceholders = projectCheck({ id: "text-keeps-placeholders" }, (project, report) => {
  for (const { name, file, translations } of listTextEntries(project)) {
    for (const { pointer, missing, category } of translations.flatMap(findPoorForm))
      report(atValue(file, pointer), {
        message: `The form \`other\` of the text ${quoteName(name)} does not show what \`${category}\` shows.`,
        help: `It lacks ${listNames(missing, "and")}.`,
      });
    const [first, ...others] = translations.map((one) => ({ ...one, has: placeholdersIn(one.forms.map(({ text }) => text)) }));
    if (first === undefined) continue;
    for (const other of others) {
      const [lost, added] = [without(first.has, other.has), without(other.has, first.has)];
      if (lost.length + added.length === 0) continue;
      // What one has beside all that the other has was lost there: nobody adds a placeholder while translating.
      const isOfFirst = lost.length === 0;
      const [wrong, right] = isOfFirst ? [first, other] : [other, first];
      const [missing, further] = isOfFirst ? [added, lost] : [lost, added];
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

interface PoorForm {
  readonly pointer: string;
  readonly missing: readonly string[];
  /** Of a form that has them. */
  readonly category: string;
}

/** A form for one number may leave it out; the form for all others says what any of them says. */
function findPoorForm({ forms }: Translation): PoorForm[] {
  const general = forms.find(({ category }) => category === "other");
  if (general === undefined) return [];
  const has = placeholdersIn([general.text]);
  for (const { category = "", text } of forms) {
    const missing = without(placeholdersIn([text]), has);
    if (missing.length > 0) return [{ pointer: general.pointer, category, missing }];
  }
  return [];
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const known = others.map(meaningOf);
  return some.filter((one) => !known.includes(meaningOf(one)));
}

/** A date has the same parts in every language, in an order and with marks of its own; parts without a mark between them are another pattern. */
function meaningOf(placeholder: string): string {
  return placeholder.replace(/(?<=\bdate\(.*,)'([^']*)'(?=\))/g, (_, pattern: string) => {
    const parts = [...new Set(pattern.replace(/[^A-Za-z]/g, ""))].sort();
    return /([A-Za-z])(?!\1)[A-Za-z]/.test(pattern) ? pattern : parts.join("");
  });
}
