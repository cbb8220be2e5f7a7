import { namesIn, recordOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const dialogIsOpened: ScreenCheck = {
  id: "dialog-is-opened",
  about: "use",
  over: "screen",
  run({ screen, steps }, report) {
    const opening = steps.filter(({ step }) => recordOf(step).opensDialog);
    const opened = new Set(opening.flatMap(({ step }) => namesIn(step, "dialog")).map(({ name }) => name));
    for (const name of Object.keys(screen.dialogs ?? {})) {
      if (!opened.has(name))
        report(
          { pointer: `/dialogs/${name}`, on: "key" },
          {
            message: `No step opens the dialog \`${name}\`.`,
            help: "Add an `open` step, or remove the dialog.",
            subject: { kind: "dialog", name, is: "unused" },
          },
        );
    }
  },
};
