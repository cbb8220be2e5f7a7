import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const timerIsUsed: ScreenCheck = {
  id: "timer-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    const started = new Set(listStepNames(index, "timer").map(({ name }) => name));
    for (const name of Object.keys(index.screen.timers ?? {})) {
      const at = { pointer: `/timers/${name}`, on: "key" } as const;
      const subject = { kind: "timer", name, is: "unused" } as const;
      if (!started.has(name)) report(at, { subject, message: `No step starts the timer \`${name}\`.`, help: "Add a `timer` step." });
      else if (!isRead(index, `timers.${name}`))
        report(at, { subject, message: `Nothing reads the timer \`${name}\`.`, help: `Show \`{timers.${name}}\`, or remove it.` });
    }
  },
};
