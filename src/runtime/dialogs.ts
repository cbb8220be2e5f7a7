// One dialog of the screen is open at a time, or none.
import type { ScreenPlan } from "../contract/index.ts";
import type { Emitter } from "./emitter.ts";
import { own } from "./own.ts";
import type { Memory } from "./store.ts";

export interface Dialogs {
  open(name: string): void;
  /** Closes the open one; with a name only when it is that one. */
  close(name?: string): void;
}

export function createDialogs(plan: ScreenPlan, memory: Memory, start: Emitter["start"]): Dialogs {
  function close(only?: string): void {
    const name = memory.api.getState().dialog;
    if (name === null || (only && only !== name)) return;
    memory.write("dialog", null);
    start(own(plan.dialogs, name)?.onClose);
  }
  return {
    close,
    open(name) {
      if (name === memory.api.getState().dialog) return;
      close();
      memory.write("dialog", name);
    },
  };
}
