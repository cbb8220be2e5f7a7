// At most one dialog of the screen is open at a time.
import type { ScreenPlan, StepPlan } from "../../../core/format/index.ts";
import { readOwn, showText } from "../../../core/json/index.ts";
import { type Compile, compileValue } from "./compile-value.ts";
import type { ScreenState } from "./store.ts";

export interface Dialogs {
  open(name: string): void;
  /** Closes the open one; with a name only when it is that one. */
  close(name?: string): void;
  /** Title of the open one, '' when none is open. */
  title(): string;
}

interface DialogContext {
  readonly screenState: ScreenState;
  readonly compile: Compile;
}

export function createDialogs(
  plan: ScreenPlan,
  { screenState, compile }: DialogContext,
  start: (steps: readonly StepPlan[] | undefined) => void,
): Dialogs {
  const openName = (): string | null => screenState.api.getState().dialog;
  function close(only?: string): void {
    const name = openName();
    if (name === null || (only && only !== name)) return;
    screenState.write("dialog", null);
    // What was wrong in it does not matter any more.
    screenState.write("invalid", {});
    start(readOwn(plan.dialogs, name)?.onClose);
  }
  return {
    close,
    title: () => showText(compileValue(readOwn(plan.dialogs, openName() ?? "")?.title ?? "", compile)(screenState.scope)),
    open(name) {
      if (name === openName()) return;
      close();
      screenState.write("dialog", name);
    },
  };
}
