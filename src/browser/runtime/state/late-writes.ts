// Writes that may wait: what is typed is written once for several keys, because a key should not cost a write to the device.
import type { Clock } from "../ports.ts";

export interface LateWrites {
  /** Replaces the write of the same name that still waits. */
  add(name: string, write: () => void): void;
  /** Makes those that wait. */
  flush(): void;
}

/** The longest that one waits, however fast the keys follow each other. */
const waitMs = 300;

/** They are made before the page is hidden or left, too: it may end without a word after that. */
export function openLateWrites(clock: Clock): LateWrites {
  const waiting = new Map<string, () => void>();
  let stop: (() => void) | undefined;

  function flush(): void {
    stop?.();
    stop = undefined;
    for (const write of waiting.values()) write();
    waiting.clear();
  }

  return {
    flush,
    add(name, write) {
      waiting.set(name, write);
      if (stop) return;
      const [cancel, forget] = [clock.after(waitMs, flush), onHidden(flush)];
      stop = () => {
        cancel();
        forget();
      };
    },
  };
}

/** Sessions are also opened where there is no page, as in the tests of screens. */
function onHidden(run: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  // Hearing of it first, before anything that reads what is stored.
  window.addEventListener("pagehide", run, true);
  document.addEventListener("visibilitychange", run, true);
  return () => {
    window.removeEventListener("pagehide", run, true);
    document.removeEventListener("visibilitychange", run, true);
  };
}
