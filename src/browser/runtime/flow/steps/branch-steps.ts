// Steps that decide which steps are taken.

import { readOwn } from "../../../../core/json/index.ts";
import type { Core, Outcome, Run, StepOf } from "../../session/session-context.ts";

export function runIf(core: Core, step: StepOf<"if">, run: Run): Outcome {
  return core.runSteps(core.holds(step.if, run) ? step.then : step.else, run);
}

export function runStop(): false {
  return false;
}

export function runOther(core: Core, step: StepOf<"run">, run: Run): Outcome {
  return core.runSteps(readOwn(core.module.plan.flows, step.flow), run);
}
