// Countdowns are points in time, so that a reload, time in the background and a throttled page do not distort them.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { parseJson } from "../../../core/json/index.ts";
import type { Clock, Storage } from "../ports.ts";

export interface Timers {
  /** Whole seconds left by name, 0 for one that does not run. */
  left(): { readonly [name: string]: number };
  start(name: string): void;
}

/** Stored ones last for the visit. A clock that is set back never shows more than the whole time. */
export function openTimers(
  screen: string,
  timers: ScreenPlan["timers"],
  { clock, visit }: { readonly clock: Clock; readonly visit: Storage },
): Timers {
  const ends = new Map<string, unknown>();
  const key = (name: string): string => `layar.timer.${screen}.${name}`;
  for (const name of Object.keys(timers)) ends.set(name, timers[name]?.stored && parseJson(visit.read(key(name))));

  return {
    left() {
      const entries = Object.entries(timers).map(([name, { seconds }]) => {
        const left = Math.ceil((Number(ends.get(name)) - clock.now()) / 1000);
        return [name, left > 0 ? Math.min(seconds, left) : 0];
      });
      return Object.fromEntries(entries);
    },
    start(name) {
      const timer = timers[name];
      if (!timer) return;
      const end = clock.now() + timer.seconds * 1000;
      ends.set(name, end);
      if (timer.stored) visit.write(key(name), String(end));
    },
  };
}
