import { listNames } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

const folders = { language: "screens/catalogue/languages/", market: "screens/catalogue/markets/" } as const;

export const fileIsNamedAfterId = projectCheck({ id: "file-is-named-after-id", about: "names" }, ({ catalogue, texts }, report) => {
  for (const noun of ["language", "market"] as const) {
    const folder = folders[noun];
    const ids = [...(noun === "language" ? catalogue.languages : catalogue.markets).keys()];
    const others = ids.filter((id) => !texts.has(`${folder}${id}.json`));
    if (others.length === 0) continue;
    for (const file of texts.keys()) {
      if (!file.startsWith(folder) || !file.endsWith(".json")) continue;
      const name = file.slice(folder.length, -".json".length);
      if (ids.includes(name)) continue;
      report(atValue(file, "/id"), {
        message: `The file of the ${noun} \`${name}\` calls it ${listNames(others, "or")}.`,
        help: `Write \`${name}\`, or rename the file.`,
        subject: { kind: noun, name, is: "missing", near: others },
      });
    }
  }
});
