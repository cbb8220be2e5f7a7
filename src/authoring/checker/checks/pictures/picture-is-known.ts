import { quoteName, suggestName } from "../../../../core/format/index.ts";
import { findNearest } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { findPictureNames } from "../../queries/picture-names.ts";
import { listTexts } from "../../queries/texts.ts";

export const pictureIsKnown: ScreenCheck = {
  id: "picture-is-known",
  over: "screen",
  about: "names",
  run(index, report) {
    const known = [...index.catalogue.pictures.keys()];
    for (const where of listTexts(index))
      for (const { name, range } of findPictureNames(where.text)) {
        if (known.includes(name)) continue;
        const near = findNearest(name, known);
        report(
          { ...where, range },
          {
            message: `No picture is named ${quoteName(name)}.`,
            help: suggestName(name, known) ?? "Put its file into `screens/pictures/`.",
            ...(near !== undefined && {
              fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(where.text.replace(`picture:${name}`, `picture:${near}`)) },
            }),
          },
        );
      }
  },
};
