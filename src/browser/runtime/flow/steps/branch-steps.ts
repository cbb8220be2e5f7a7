// Steps that choose which steps run.

import { readOwn } from "../../../../core/json/index.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runIf(context: SessionContext, step: StepOf<"if">, run: Run): Outcome {
  return context.runSteps(context.holds(step.if, run) ? step.then : step.else, run);
}

function runStop(): false {
  return false;
}

function runOther(context: SessionContext, step: StepOf<"run">, run: Run): Outcome {
  return context.runSteps(readOwn(context.module.plan.flows, step.flow), run);
}

export { runIf as if, runOther as run, runStop as stop };
