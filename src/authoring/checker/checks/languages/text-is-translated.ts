import { missing, quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey } from "../../queries/places.ts";
import { listTextEntries } from "../../queries/texts/text-entries.ts";

export const textIsTranslated = projectCheck({ id: "text-is-translated" }, (project, report) => {
  const declared = [...project.catalogue.languages.keys()];
  for (const { name, file, pointer, entry, translations, languages } of listTextEntries(project)) {
    const unknown = translations.filter(({ language }) => !declared.includes(language));
    for (const { language, pointer: place } of unknown)
      report(atKey(file, place), {
        message: `There is no language ${quoteName(language)}.`,
        ...missing({ kind: "language", name: language, of: name }, declared),
      });
    // One of these may be what is missing, under a misspelt name.
    if (unknown.length > 0) continue;
    for (const language of new Set([...languages, ...(entry.sameIn ?? [])])) {
      if (translations.some((translation) => translation.language === language)) continue;
      report(atKey(file, pointer), {
        message: `The text ${quoteName(name)} is not written in \`${language}\`.`,
        help: `Add \`"${language}"\` with its wording.`,
        subject: { kind: "language", name: language, of: name, is: "other" },
        // Another language stands in for it.
        isShown: true,
      });
    }
  }
});
