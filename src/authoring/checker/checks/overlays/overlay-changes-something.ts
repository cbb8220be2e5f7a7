import type { ProjectCheck } from "../../check.ts";

export const overlayChangesSomething: ProjectCheck = {
  id: "overlay-changes-something",
  over: "project",
  run({ overlays }, report) {
    for (const { file, value } of overlays) {
      const isEmpty = [value.screen, value.texts, value.nodes, value.insert].every((part) => Object.keys(part ?? {}).length === 0);
      if (isEmpty)
        report(
          { file, pointer: "", on: "value" },
          {
            message: `This overlay changes nothing in \`${value.overlay}\`.`,
            help: "Add `nodes`, `texts`, `insert` or `screen`, or remove the file.",
          },
        );
    }
  },
};
