import { checkNames } from "../../queries/name-check.ts";

export const loadIsKnown = checkNames({
  id: "load-is-known",
  what: "Every `reload` names an entry of the screen's `load`.",
  why: "A `reload` of something that the screen does not load shows nothing new.",
  noun: "entry of `load`",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "reload" ? [{ name: step.load, pointer: `${pointer}/load` }] : [])),
  declared: ({ screen }) => Object.keys(screen.load ?? {}),
});
