import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const screenIsKnown = checkNames({
  id: "screen-is-known",
  noun: { kind: "screen" },
  mentioned: (index) => listStepNames(index, "screen"),
  declared: ({ directory }) => [...directory.screens.keys(), ...directory.brokenFileIds],
});
