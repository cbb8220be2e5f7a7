// One short message at a time; the latest replaces the one before.
import type { Settings } from "../../../core/format/index.ts";
import type { Clock } from "../ports.ts";
import type { ScreenState, Toast } from "./store.ts";

export interface Toaster {
  /** `ms` overrides the duration of the tone. */
  show(text: string, tone: Toast["tone"], ms?: number): void;
  dismiss(): void;
}

export function createToaster(screenState: ScreenState, clock: Clock, limits: Settings["toast"]): Toaster {
  let lastId = 0;
  let cancel = (): void => {};
  const dismiss = (): void => {
    cancel();
    screenState.write("toast", null);
  };
  return {
    dismiss,
    show(text, tone, ms = tone === "failure" ? limits.failureMs : limits.infoMs) {
      cancel();
      screenState.write("toast", { id: ++lastId, text, tone });
      cancel = clock.after(Math.max(limits.minimumMs, ms), dismiss);
    },
  };
}
