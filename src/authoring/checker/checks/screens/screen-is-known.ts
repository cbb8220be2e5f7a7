import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const screenIsKnown = checkNames({
  id: "screen-is-known",
  what: "Every `go` and `back` names an existing screen.",
  why: "A step to a missing screen opens the not-found screen.",
  noun: "screen",
  mentioned: (index) => listStepNames(index, "screen"),
  declared: ({ directory }) => [...directory.screens.keys(), ...directory.brokenFileIds],
});
