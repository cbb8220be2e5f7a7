import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";

export const timerIsUsed: ScreenCheck = {
  id: "timer-is-used",
  about: "use",
  why: "A timer that nothing starts stays at 0; one that nothing reads counts for nobody.",
  over: "screen",
  run(outline, report) {
    const started = new Set(outline.steps.map(({ step }) => (step.do === "timer" ? step.start : undefined)));
    for (const name of Object.keys(outline.screen.timers ?? {})) {
      const at = { pointer: `/timers/${name}`, on: "key" } as const;
      if (!started.has(name)) report(at, { message: `No step starts the timer \`${name}\`.`, help: "Add a `timer` step." });
      else if (!isRead(outline, `timers.${name}`))
        report(at, { message: `Nothing reads the timer \`${name}\`.`, help: `Show \`{timers.${name}}\`, or take it away.` });
    }
  },
  bad: [
    { screen: { timers: { resend: { seconds: 60 } }, onReady: [{ do: "timer", start: "resend" }] } },
    { screen: { timers: { resend: { seconds: 60 } }, body: [{ widget: "text", id: "left", props: { text: "{timers.resend} s" } }] } },
  ],
  good: [
    {
      screen: {
        timers: { resend: { seconds: 60 } },
        onReady: [{ do: "timer", start: "resend" }],
        body: [{ widget: "text", id: "left", props: { text: "{timers.resend} s" } }],
      },
    },
  ],
};
