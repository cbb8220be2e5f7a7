/** A clock that may be ahead of the true time, and can be moved on. */
import type { Clock } from "../../../browser/runtime/index.ts";

export interface MovableClock extends Clock {
  /** Lets time pass at once: whatever falls due in it runs, in order. */
  advance(ms: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  handle: ReturnType<typeof setTimeout>;
}

export function createMovableClock(start?: number): MovableClock {
  let ahead = start === undefined ? 0 : start - Date.now();
  const timers = new Set<Timer>();
  const now = (): number => Date.now() + ahead;
  const begin = (timer: Timer): void => {
    timer.handle = setTimeout(() => end(timer), Math.max(0, timer.at - now()));
  };
  const end = (timer: Timer): void => {
    clearTimeout(timer.handle);
    if (timers.delete(timer)) timer.run();
  };
  return {
    now,
    after(ms, run) {
      const timer: Timer = { at: now() + ms, run, handle: setTimeout(() => end(timer), ms) };
      timers.add(timer);
      return () => {
        clearTimeout(timer.handle);
        timers.delete(timer);
      };
    },
    advance(ms) {
      const until = now() + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        ahead += Math.max(0, next.at - now());
        end(next);
      }
      ahead += Math.max(0, until - now());
      for (const timer of timers) {
        clearTimeout(timer.handle);
        begin(timer);
      }
    },
  };
}
