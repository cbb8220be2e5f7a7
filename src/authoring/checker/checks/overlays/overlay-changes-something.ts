import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const overlayChangesSomething = projectCheck({ id: "overlay-changes-something" }, ({ overlays }, report) => {
  for (const { file, value } of overlays) {
    const isEmpty = [value.screen, value.texts, value.nodes, value.insert].every((part) => Object.keys(part ?? {}).length === 0);
    if (isEmpty)
      report(atValue(file, ""), {
        message: `This overlay changes nothing in \`${value.overlay}\`.`,
        help: "Add `nodes`, `texts`, `insert` or `screen`, or remove the file.",
      });
  }
});
