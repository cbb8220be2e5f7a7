import type { ScreenCheck } from "../../check.ts";

/** Shorter than this nobody sees a difference. */
const leastMs = 50;

export const waitIsNoticed: ScreenCheck = {
  id: "wait-is-noticed",
  over: "screen",
  run({ steps }, report) {
    for (const { step, pointer } of steps)
      if (step.do === "wait" && step.ms < leastMs)
        report(`${pointer}/ms`, {
          message: `Nobody notices ${step.ms} milliseconds.`,
          help: `Write ${step.ms * 1000} if seconds were meant, or remove the step.`,
        });
  },
};
