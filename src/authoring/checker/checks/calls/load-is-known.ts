import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const loadIsKnown = checkNames({
  id: "load-is-known",
  what: "Every `reload` names an entry of the screen's `load`.",
  why: "A `reload` of something that the screen does not load shows nothing new.",
  noun: "entry of `load`",
  mentioned: (index) => listStepNames(index, "load"),
  declared: ({ screen }) => Object.keys(screen.load ?? {}),
});
