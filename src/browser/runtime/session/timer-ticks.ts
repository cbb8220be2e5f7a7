// Updates what depends on the time, each second and only while something does.

import type { Clock } from "../ports.ts";
import type { ScreenState } from "../state/store.ts";
import type { Timers } from "./timers.ts";

export interface TimerTicks {
  /** Reads the clock now and continues while there is something to count. */
  look(): void;
  stop(): void;
}

const secondMs = 1000;

export function createTimerTicks(
  screenState: ScreenState,
  clock: Clock,
  { timers, ticks }: { readonly timers: Timers; readonly ticks: boolean },
): TimerTicks {
  let cancel: (() => void) | undefined;
  const look = (): void => {
    cancel?.();
    cancel = undefined;
    let isCounting = ticks;
    for (const [name, seconds] of Object.entries(timers.left())) {
      screenState.write(`timers.${name}`, seconds);
      if (seconds) isCounting = true;
    }
    if (ticks) screenState.write("now", clock.now());
    if (isCounting) cancel = clock.after(secondMs, look);
  };
  return { look, stop: () => cancel?.() };
}
