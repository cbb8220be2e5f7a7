// Steps that have to do with time.
import type { Core, Run, StepOf } from "../../session/session-context.ts";

export function runWait(core: Core, { ms }: StepOf<"wait">, { signal }: Run): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      cancel();
      resolve(false);
    };
    const cancel = core.ports.clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    });
    signal.addEventListener("abort", stop);
  });
}

export function runTimer(core: Core, step: StepOf<"timer">): void {
  core.startTimer(step.start);
}
