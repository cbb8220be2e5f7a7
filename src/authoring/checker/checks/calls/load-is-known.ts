import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const loadIsKnown = checkNames({
  id: "load-is-known",
  noun: { kind: "load", words: "entry of `load`" },
  mentioned: (index) => listStepNames(index, "load"),
  declared: ({ screen }) => Object.keys(screen.load ?? {}),
});
