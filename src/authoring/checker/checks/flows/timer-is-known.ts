import { checkNames } from "../../queries/name-check.ts";

export const timerIsKnown = checkNames({
  id: "timer-is-known",
  why: "A step that starts a timer which is not there starts nothing.",
  noun: "timer of this screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "timer" ? [{ name: step.start, pointer: `${pointer}/start` }] : [])),
  declared: ({ screen }) => Object.keys(screen.timers ?? {}),
  bad: [{ screen: { onReady: [{ do: "timer", start: "resend" }] } }],
  good: [
    {
      screen: {
        timers: { resend: { seconds: 60 } },
        onReady: [{ do: "timer", start: "resend" }],
        body: [{ widget: "text", id: "left", props: { text: "{timers.resend} s" } }],
      },
    },
  ],
});
