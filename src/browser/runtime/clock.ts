import type { Clock } from "./ports.ts";

/** The time of the machine. */
export const clock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
