import { quoteName } from "../../../../core/format/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { listTextEntries } from "../../queries/text-entries.ts";

export const textIsTranslated: ProjectCheck = {
  id: "text-is-translated",
  over: "project",
  run(project, report) {
    for (const { name, file, pointer, entry, translations, languages } of listTextEntries(project)) {
      for (const language of new Set([...languages, ...(entry.sameIn ?? [])])) {
        if (translations.some((translation) => translation.language === language)) continue;
        report(
          { file, pointer, on: "key" },
          { message: `The text ${quoteName(name)} is not written in \`${language}\`.`, help: `Add \`"${language}"\` with its wording.` },
        );
      }
    }
  },
};
