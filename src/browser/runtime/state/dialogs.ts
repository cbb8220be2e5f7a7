// One dialog of the screen is open at a time, or none.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { readOwn, showText } from "../../../core/json/index.ts";
import type { Emitter } from "../flow/flow-runner.ts";
import { type Compile, compileValue } from "./compile-value.ts";
import type { Memory } from "./store.ts";

export interface Dialogs {
  open(name: string): void;
  /** Closes the open one; with a name only when it is that one. */
  close(name?: string): void;
  /** Title of the open one, '' when none is open. */
  title(): string;
}

interface Surroundings {
  readonly memory: Memory;
  readonly compile: Compile;
}

export function createDialogs(plan: ScreenPlan, { memory, compile }: Surroundings, start: Emitter["start"]): Dialogs {
  const openName = (): string | null => memory.api.getState().dialog;
  function close(only?: string): void {
    const name = openName();
    if (name === null || (only && only !== name)) return;
    memory.write("dialog", null);
    start(readOwn(plan.dialogs, name)?.onClose);
  }
  return {
    close,
    title: () => showText(compileValue(readOwn(plan.dialogs, openName() ?? "")?.title ?? "", compile)(memory.scope)),
    open(name) {
      if (name === openName()) return;
      close();
      memory.write("dialog", name);
    },
  };
}
