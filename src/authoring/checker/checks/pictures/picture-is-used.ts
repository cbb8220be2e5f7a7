import { quoteName } from "../../../../core/format/index.ts";
import { findNearest } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { findPictureNames } from "../../queries/pictures/picture-names.ts";
import { atValue } from "../../queries/places.ts";

export const pictureIsUsed = projectCheck({ id: "picture-is-used", about: "use" }, ({ catalogue, texts }, report) => {
  const known = [...catalogue.pictures.keys()];
  if (known.length === 0) return;
  const named = new Set([...texts.values()].flatMap(findPictureNames).map(({ name }) => name));
  // A misspelt name is reported where it is written.
  const shown = new Set([...named].map((name) => (known.includes(name) ? name : findNearest(name, known))));
  for (const [name, { path }] of catalogue.pictures)
    if (!shown.has(name))
      report(atValue(path, ""), {
        message: `No screen shows ${quoteName(name)}.`,
        help: `Show it with \`picture:${name}\`, or delete the file.`,
        subject: { kind: "picture", name, is: "unused" },
      });
});
