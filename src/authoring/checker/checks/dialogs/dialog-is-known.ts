import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const dialogIsKnown = checkNames({
  id: "dialog-is-known",
  noun: { kind: "dialog", words: "dialog of this screen" },
  mentioned: (index) => listStepNames(index, "dialog"),
  declared: ({ screen }) => Object.keys(screen.dialogs ?? {}),
});
