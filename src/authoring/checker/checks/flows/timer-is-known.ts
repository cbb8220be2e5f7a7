import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const timerIsKnown = checkNames({
  id: "timer-is-known",
  what: "Every `timer` step names a timer of the screen.",
  why: "A step for an unknown timer starts nothing.",
  noun: "timer of this screen",
  mentioned: (index) => listStepNames(index, "timer"),
  declared: ({ screen }) => Object.keys(screen.timers ?? {}),
});
