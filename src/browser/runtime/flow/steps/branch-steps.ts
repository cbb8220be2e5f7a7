// Steps that choose which steps run.

import { readOwn } from "../../../../core/json/index.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

export function runIf(context: SessionContext, step: StepOf<"if">, run: Run): Outcome {
  return context.runSteps(context.holds(step.if, run) ? step.then : step.else, run);
}

export function runStop(): false {
  return false;
}

export function runOther(context: SessionContext, step: StepOf<"run">, run: Run): Outcome {
  return context.runSteps(readOwn(context.module.plan.flows, step.flow), run);
}
