import { quoteName } from "../../../../core/format/index.ts";
import { createCache, type Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { findOddOnes, type OddOne } from "../../wording/row-marks.ts";
import { listWording, type WordingEntry } from "../../wording/wording-entries.ts";

export const translationHasItsForm = projectCheck({ id: "translation-has-its-form", isGuess: true }, (project, report) => {
  const { catalogue, textTables, overlays } = project;
  for (const { entry, one, says, help } of stored("", [catalogue, ...textTables, ...overlays], () => listOdd(project)))
    report(atValue(one.file, one.pointer), {
      message: `The ${entry.kind} ${quoteName(entry.name)} ${says} in \`${one.language}\` than in other languages.`,
      help,
    });
});

interface Place {
  readonly language: string;
  readonly text: string;
  readonly file: string;
  readonly pointer: string;
}

interface Odd extends OddOne<Place> {
  readonly entry: WordingEntry;
}

/** While somebody writes a screen, its texts stay as they are. */
const stored = createCache<readonly Odd[]>();

function listOdd(project: Project): Odd[] {
  return listWording(project).flatMap((entry) => {
    const judged = entry.translations.filter(({ language, forms }) => forms.length === 1 && entry.judgedIn(language));
    const places = judged.flatMap(({ language, file, forms }) => forms.map(({ text, pointer }) => ({ language, text, file, pointer })));
    return findOddOnes(places).map((odd) => ({ ...odd, entry }));
  });
}
