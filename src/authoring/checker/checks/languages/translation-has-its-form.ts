import { quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { findOddOnes } from "../../wording/row-marks.ts";
import { listWording } from "../../wording/wording-entries.ts";

export const translationHasItsForm = storedCheck({ id: "translation-has-its-form", isGuess: true }, wordingOf, listOdd);

function listOdd(project: Project): Found[] {
  return listWording(project).flatMap((entry) => {
    const judged = entry.translations.filter(({ language, forms }) => forms.length === 1 && entry.judgedIn(language));
    const places = judged.flatMap(({ language, file, forms }) => forms.map(({ text, pointer }) => ({ language, text, file, pointer })));
    return findOddOnes(places).map(({ one, says, help }) => ({
      at: atValue(one.file, one.pointer),
      problem: { message: `The ${entry.kind} ${quoteName(entry.name)} ${says} in \`${one.language}\` than in other languages.`, help },
    }));
  });
}
