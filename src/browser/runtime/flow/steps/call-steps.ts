// Steps that call the server.

import { readOwn, showText } from "../../../../core/json/index.ts";
import type { Failure } from "../../ports.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

// An ignored call may outlive the screen.
const never = new AbortController().signal;

/** A call that fails ends the flow, after the branch that the step has for it. */
async function runFailure(context: SessionContext, step: StepOf<"call">, failure: Failure, run: Run): Promise<boolean> {
  const branch = readOwn(step.codes, failure.code) ?? step.fail;
  if (branch) {
    run.answer = { ...failure };
    await context.runSteps(branch, run);
  } else {
    context.showFailure(failure);
  }
  return false;
}

async function waitForCall(context: SessionContext, step: StepOf<"call">, run: Run): Promise<boolean> {
  const { screenState } = context;
  const input = context.evaluateAll(step.input, run);
  const busy = step.busy === undefined ? "" : showText(context.evaluate(step.busy, run));
  if (busy) screenState.write("busyText", busy);
  if (step.as) screenState.write(`waiting.data.${step.as}`, true);
  const result = await context.call?.(step.action, input, run);
  if (busy) screenState.write("busyText", "");
  if (step.as) screenState.write(`waiting.data.${step.as}`, undefined);
  if (!result || run.signal.aborted) return false;
  if ("failure" in result) return runFailure(context, step, result.failure, run);
  run.answer = result.data;
  if (step.as) screenState.write(`data.${step.as}`, result.data);
  return context.runSteps(step.ok, run);
}

function runCall(context: SessionContext, step: StepOf<"call">, run: Run): Outcome {
  if (readOwn(context.module.plan.actions, step.action)?.success !== "ignored") return waitForCall(context, step, run);
  void context.call?.(step.action, context.evaluateAll(step.input, run), { signal: never });
  return true;
}

async function runReload(context: SessionContext, step: StepOf<"reload">, run: Run): Promise<boolean> {
  context.screenState.write(`waiting.data.${step.load}`, true);
  const failure = await context.load(step.load, run);
  context.screenState.write(`waiting.data.${step.load}`, undefined);
  if (run.signal.aborted) return false;
  if (failure) context.showFailure(failure);
  return !failure;
}

export { runCall as call, runReload as reload };
