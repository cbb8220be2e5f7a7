import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runSet(context: SessionContext, step: StepOf<"set">, run: Run): void {
  context.screenState.write(step.path, context.evaluate(step.to, run) ?? null);
}

export { runSet as set };
