import { checkNames } from "../../queries/name-check.ts";

export const timerIsKnown = checkNames({
  id: "timer-is-known",
  what: "Every `timer` step names a timer of the screen.",
  why: "A step for an unknown timer starts nothing.",
  noun: "timer of this screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "timer" ? [{ name: step.start, pointer: `${pointer}/start` }] : [])),
  declared: ({ screen }) => Object.keys(screen.timers ?? {}),
});
