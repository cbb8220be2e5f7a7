import { quoteName } from "../../../../core/format/index.ts";
import { findNearest } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { findPictureNames } from "../../queries/pictures/picture-names.ts";
import { listTexts } from "../../queries/texts/texts.ts";

export const pictureIsKnown = screenCheck({ id: "picture-is-known", about: "names" }, (index, report) => {
  const known = [...index.catalogue.pictures.keys()];
  for (const where of listTexts(index))
    for (const { name, range } of findPictureNames(where.text)) {
      if (known.includes(name)) continue;
      const near = findNearest(name, known);
      report(
        { ...where, range },
        {
          ...withoutFix(describeMissing({ kind: "picture" }, name, known)),
          ...(known.length === 0 && { help: "Put its file into `screens/pictures/`." }),
          ...(near !== undefined && {
            fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(where.text.replace(`picture:${name}`, `picture:${near}`)) },
          }),
        },
      );
    }
});
