import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const timerIsKnown = checkNames({
  id: "timer-is-known",
  noun: { kind: "timer", words: "timer of this screen" },
  mentioned: (index) => listStepNames(index, "timer"),
  declared: ({ screen }) => Object.keys(screen.timers ?? {}),
});
