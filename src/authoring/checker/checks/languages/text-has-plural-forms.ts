import { listNames, quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { listTextEntries } from "../../queries/texts/text-entries.ts";
import { compareForms } from "../../wording/form-length.ts";
import { pluralCategoriesOf } from "../../wording/language-tag.ts";

/** So many other texts of a language have their longer words in one form before it is expected of the next. */
const leastAlike = 2;

/** A placeholder that is a number, by what is done in it. A text without one may stand beside the number. */
const number = /\{\s*(?:size|number|round|min|max|daysUntil|group)\(|\{[^{}']*[-+*/%][^{}']*\}/;

export const textHasPluralForms = projectCheck({ id: "text-has-plural-forms" }, (project, report) => {
  for (const { name, file, pointer, entry, translations } of listTextEntries(project)) {
    const counting = translations.filter(({ forms }) => forms.some(({ category }) => category !== undefined));
    if (counting.length > 0 && entry.count === undefined)
      report(atKey(file, pointer), {
        message: `The text ${quoteName(name)} has plural forms and counts nothing.`,
        help: "Add `count` with the number.",
      });
    if (counting.length === 0 && entry.count !== undefined)
      report(atKey(file, `${pointer}/count`), {
        message: `The text ${quoteName(name)} counts and has no plural forms.`,
        help: "Write the forms, such as `one` and `other`, or remove `count`.",
      });
    const { count } = entry;
    const says = (isSaid: (text: string) => boolean) => counting.some(({ forms }) => forms.some(({ text }) => isSaid(text)));
    if (count !== undefined && !says((text) => text.includes(count)) && says((text) => number.test(text)))
      report(atValue(file, `${pointer}/count`), {
        message: `The text ${quoteName(name)} is chosen by \`${count}\`, which none of its forms says.`,
        help: "Count what the forms say.",
      });
    for (const { language, pointer: at, forms } of counting) {
      const tag = project.catalogue.languages.get(language)?.tag ?? language;
      const wanted = pluralCategoriesOf(tag);
      const written = forms.flatMap(({ category }) => category ?? []);
      const missing = wanted.filter((category) => !written.includes(category));
      const unknown = written.filter((category) => !wanted.includes(category));
      if (missing.length > 0)
        report(atKey(file, at), {
          message: `The text ${quoteName(name)} lacks ${listNames(missing, "and")} in \`${language}\`.`,
          help: `The language counts with ${listNames(wanted, "and")}.`,
          subject: { kind: "language", name: language, of: name, is: "other" },
        });
      for (const category of unknown)
        report(atKey(file, `${at}/${category}`), {
          message: `No number is ${quoteName(category)} in \`${language}\`, so this form is never shown.`,
          help: "Remove it.",
          subject: { kind: "language", name: language, of: name, is: "other" },
        });
    }
  }
  for (const { name, file, language, pointer } of listExchanged(project))
    report(atValue(file, pointer), {
      message: `The forms \`one\` and \`other\` of ${quoteName(name)} are exchanged in \`${language}\`, as the words of its other texts say.`,
      help: "Exchange the two.",
    });
});

function listExchanged(project: Project) {
  const compared = listTextEntries(project).flatMap(({ name, file, translations }) =>
    translations.flatMap(({ language, pointer, forms }) => {
      const [one, other] = ["one", "other"].map((category) => forms.find((form) => form.category === category)?.text);
      return one === undefined || other === undefined ? [] : [{ name, file, language, pointer, order: compareForms(one, other) }];
    }),
  );
  return compared.filter(({ language, order }) => {
    const usual = compared.filter((text) => text.language === language).reduce((sum, text) => sum + text.order, 0);
    return order !== 0 && -order * (usual - order) >= leastAlike;
  });
}
