// Looks again by itself what became of commits whose outcome is unknown: every few seconds while the page is visible, and at
// once when it comes back into view. The settings say how often.
import type { Settings } from "../../../core/format/index.ts";
import type { Ports } from "../ports.ts";

export interface LookAgain {
  /** Goes on for as long as something is unknown; what is `new` has all its looks. */
  start(isNew: boolean): void;
  /** Looks at once, where something is unknown. */
  now(): void;
  /** How many looks are left. */
  left(): number;
  stop(): void;
}

const usual: NonNullable<Settings["looks"]> = { everyMs: 10_000, most: 30 };

/** `look` starts a look for each commit that is unknown, and says whether there is one. */
export function createLookAgain({ clock, isHidden }: Ports, { looks = usual }: Settings, look: () => boolean): LookAgain {
  let left = looks.most;
  let cancel: (() => void) | undefined;

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  function wait(): void {
    stop();
    if (left > 0) cancel = clock.after(looks.everyMs, now);
  }

  function now(): void {
    const isSeen = !isHidden?.();
    if (isSeen && left === 0) return;
    if (isSeen) left--;
    stop();
    if (!isSeen || look()) wait();
  }

  return {
    start(isNew) {
      if (isNew) left = looks.most;
      if (!cancel) wait();
    },
    now,
    left: () => left,
    stop,
  };
}
