// Steps that wait or count time.
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runWait(context: SessionContext, { ms }: StepOf<"wait">, { signal }: Run): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      cancel();
      resolve(false);
    };
    const cancel = context.ports.clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    });
    signal.addEventListener("abort", stop);
  });
}

function runTimer(context: SessionContext, step: StepOf<"timer">): void {
  context.startTimer(step.start);
}

export { runTimer as timer, runWait as wait };
