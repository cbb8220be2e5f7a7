import type { Clock } from "../../../../browser/runtime/index.ts";

export interface TestClock extends Clock {
  /** Moves the time on and runs what falls due, in order. */
  advance(ms: number): void;
  /** Moves the time without running anything, as a clock that is set does. */
  set(now: number): void;
  /** When the next timer falls due; infinity where none waits. */
  next(): number;
  /** How many timers wait. */
  waiting(): number;
}

export function createTestClock(start = 1_700_000_000_000): TestClock {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    set(to) {
      now = to;
    },
    next: () => Math.min(...[...timers].map(({ at }) => at)),
    waiting: () => timers.size,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
