// Moves what depends on the time, each second and only while something does.

import type { Clock } from "../ports.ts";
import type { Memory } from "../state/store.ts";
import type { Deadlines } from "./timers.ts";

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
  let cancel: (() => void) | undefined;
  const look = (): void => {
    cancel?.();
    cancel = undefined;
    let isCounting = ticks;
    for (const [name, seconds] of Object.entries(deadlines.left())) {
      memory.write(`timers.${name}`, seconds);
      if (seconds) isCounting = true;
    }
    if (ticks) memory.write("now", clock.now());
    if (isCounting) cancel = clock.after(secondMs, look);
  };
  return { look, stop: () => cancel?.() };
}
