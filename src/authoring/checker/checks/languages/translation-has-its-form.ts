import { quoteName } from "../../../../core/format/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { findOddOnes } from "../../wording/row-marks.ts";
import { listWording } from "../../wording/wording-entries.ts";

export const translationHasItsForm = storedCheck({ id: "translation-has-its-form", isGuess: true }, wordingOf, listOdd);

function listOdd(project: Project): Found[] {
  return listWording(project).flatMap((entry) => {
    const places = entry.translations.flatMap(({ language, file, forms }) => {
      // Of a text that counts, the form that every language has.
      const one = forms.length === 1 ? forms[0] : forms.find(({ category }) => category === "other");
      return one === undefined || !entry.judgedIn(language) ? [] : [{ ...one, language, file }];
    });
    return findOddOnes(places).map(({ one, says, help }) => ({
      at: atValue(one.file, one.pointer),
      problem: { message: `The ${entry.kind} ${quoteName(entry.name)} ${says} in \`${one.language}\` than in other languages.`, help },
    }));
  });
}
