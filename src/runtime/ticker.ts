// Moves what depends on the time, each second and only while something does.
import type { Deadlines } from "./deadline.ts";
import type { Clock } from "./ports.ts";
import type { Memory } from "./store.ts";

export interface Ticker {
  /** Looks at the clock now and goes on while there is something to count. */
  look(): void;
  stop(): void;
}

const secondMs = 1000;

export function createTicker(
  memory: Memory,
  clock: Clock,
  { deadlines, ticks }: { readonly deadlines: Deadlines; readonly ticks: boolean },
): Ticker {
  let cancel = (): void => {};
  const look = (): void => {
    cancel();
    const left = deadlines.left();
    for (const name of Object.keys(left)) memory.write(`timers.${name}`, left[name]);
    if (ticks) memory.write("now", clock.now());
    cancel = ticks || deadlines.isRunning() ? clock.after(secondMs, look) : () => {};
  };
  return { look, stop: () => cancel() };
}
