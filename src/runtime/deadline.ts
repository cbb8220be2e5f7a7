// Countdowns are points in time, so that a reload, time in the background and a throttled page leave them right.
import type { ScreenPlan } from "../contract/index.ts";
import { parseJson } from "./own.ts";
import type { Clock, Storage } from "./ports.ts";

export interface Deadlines {
  /** Whole seconds left by name, 0 for one that does not run. */
  left(): { readonly [name: string]: number };
  start(name: string): void;
  /** Whether one still runs. */
  isRunning(): boolean;
}

type Timers = ScreenPlan["timers"];

/** `keep` lasts for the visit. A clock that is set back never shows more than the whole time. */
export function openDeadlines(
  screen: string,
  timers: Timers,
  { clock, visit }: { readonly clock: Clock; readonly visit: Storage },
): Deadlines {
  const ends = new Map<string, number>();
  const key = (name: string): string => `layar.timer.${screen}.${name}`;
  const leftOf = (name: string, seconds: number): number =>
    Math.min(seconds, Math.max(0, Math.ceil(((ends.get(name) ?? 0) - clock.now()) / 1000)));

  for (const [name, { stored }] of Object.entries(timers)) {
    const end = stored ? parseJson(visit.read(key(name))) : undefined;
    if (typeof end === "number") ends.set(name, end);
  }

  const left = (): { [name: string]: number } =>
    Object.fromEntries(Object.entries(timers).map(([name, { seconds }]) => [name, leftOf(name, seconds)]));

  return {
    left,
    start(name) {
      const timer = timers[name];
      if (!timer) return;
      const end = clock.now() + timer.seconds * 1000;
      ends.set(name, end);
      if (timer.stored) visit.write(key(name), String(end));
    },
    isRunning: () => Object.values(left()).some(Boolean),
  };
}
