// Runs the steps of a flow in order. A flow without a step that waits is done before the call returns,
// so that a keystroke changes everything at once.
import { isDeveloping } from "#is-developing";
import type { StepPlan } from "../../../core/format/index.ts";
import type { Outcome, Run, SessionContext, StepOf, Steps } from "../session/session-context.ts";

function runStep<D extends StepPlan["do"]>(
  steps: Partial<Steps>,
  name: D,
  [context, step, run]: [SessionContext, StepOf<D>, Run],
): Outcome {
  const take = steps[name];
  if (!take) throw new Error(`The screen did not bring the step \`${name}\`.`);
  return take(context, step, run) ?? true;
}

export function runSteps(context: SessionContext, steps: readonly StepPlan[], run: Run): Outcome {
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at];
    if (run.signal.aborted) return false;
    if (!step || !context.holds(step.when, run)) continue;
    if (isDeveloping) context.ports.trace?.({ step: step.do, node: run.node?.plan.id, detail: step });
    const outcome = runStep(context.module.steps, step.do, [context, step, run]);
    if (outcome === false) return false;
    if (outcome !== true) return outcome.then((goesOn) => goesOn && runSteps(context, steps.slice(at + 1), run));
  }
  return true;
}
