import { quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { findPictureFormat } from "../../queries/pictures/picture-format.ts";
import { atValue } from "../../queries/places.ts";

/** Home screens and most messengers show no other. */
const pngs = ["touchIcon", "sharePicture"];

export const sitePictureFits = projectCheck({ id: "site-picture-fits" }, ({ catalogue }, report) => {
  const { icon, touchIcon, sharePicture } = catalogue.settings.site ?? {};
  const known = [...catalogue.pictures.keys()].map((name) => `picture:${name}`);
  for (const [setting, written] of Object.entries({ icon, touchIcon, sharePicture })) {
    if (written === undefined) continue;
    const at = atValue("screens/catalogue/settings.json", `/site/${setting}`);
    const picture = catalogue.pictures.get(written.replace("picture:", ""));
    const format = findPictureFormat(picture?.text ?? "");
    if (!picture) report(at, describeMissing({ kind: "picture" }, written, known));
    else if (pngs.includes(setting) && format !== "png")
      report(at, { message: `${quoteName(setting)} is no png.`, help: "Save the picture as a png: others are not shown there." });
  }
});
