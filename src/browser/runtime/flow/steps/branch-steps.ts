// Steps that choose which steps run.

import { readOwn } from "../../../../core/json/index.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runIf(context: SessionContext, step: StepOf<"if">, run: Run): Outcome {
  return context.runSteps(context.holds(step.if, run) ? step.then : step.else, run);
}

function runStop(): false {
  return false;
}

/** Flows inside each other that run without waiting. Real ones come to three; engines differ in how many their stacks hold. */
const maxDepth = 100;

function runOther(context: SessionContext, step: StepOf<"run">, run: Run): Outcome {
  const { depth = 0 } = run;
  if (depth >= maxDepth)
    throw new RangeError(`The flow \`${step.flow}\` is more than ${maxDepth} flows deep: flows call each other for ever.`);
  run.depth = depth + 1;
  try {
    return context.runSteps(readOwn(context.module.plan.flows, step.flow), run);
  } finally {
    run.depth = depth;
  }
}

export { runIf as if, runOther as run, runStop as stop };
