import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const dialogIsKnown = checkNames({
  id: "dialog-is-known",
  what: "Every step that opens or closes a dialog names a dialog of the screen.",
  why: "A step for a missing dialog leaves the borrower in front of a screen that does not react.",
  noun: "dialog of this screen",
  mentioned: (index) => listStepNames(index, "dialog"),
  declared: ({ screen }) => Object.keys(screen.dialogs ?? {}),
});
