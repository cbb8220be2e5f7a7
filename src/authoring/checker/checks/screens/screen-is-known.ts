import { checkNames } from "../../queries/name-check.ts";

export const screenIsKnown = checkNames({
  id: "screen-is-known",
  what: "Every `go` and `back` names an existing screen.",
  why: "A step to a missing screen opens the not-found screen.",
  noun: "screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) =>
      step.do === "go" || step.do === "back" ? [{ name: step.screen, pointer: `${pointer}/screen` }] : [],
    ),
  declared: ({ directory }) => [...directory.screens.keys(), ...directory.brokenFileIds],
});
