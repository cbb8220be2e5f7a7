import type { Core, Run, StepOf } from "../../session/session-context.ts";

export function runSet(core: Core, step: StepOf<"set">, run: Run): void {
  core.memory.write(step.path, core.evaluate(step.to, run) ?? null);
}
