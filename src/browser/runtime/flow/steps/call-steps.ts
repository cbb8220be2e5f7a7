// Steps that call the server.

import type { StepPlan } from "../../../../core/format/index.ts";
import { readOwn, showText } from "../../../../core/json/index.ts";
import { load } from "../../network/load.ts";
import type { Failure } from "../../ports.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

// An ignored call may outlive the screen.
const never = new AbortController().signal;

/** A call that fails ends the flow, after the branch that the step has for it. */
async function takeFailure(
  context: SessionContext,
  branch: readonly StepPlan[] | undefined,
  [failure, run]: readonly [Failure, Run],
): Promise<boolean> {
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
  if ("failure" in result) {
    const { failure } = result;
    const branch = readOwn(step.codes, failure.code) ?? readOwn(step.codes, `status:${failure.status}`) ?? step.fail;
    if (context.module.features.refuseFields?.(context, step, failure) && !branch) return false;
    return takeFailure(context, branch, [failure, run]);
  }
  run.answer = result.data;
  if (step.as) screenState.write(`data.${step.as}`, result.data);
  return context.runSteps(step.ok, run);
}

function runCall(context: SessionContext, step: StepOf<"call">, run: Run): Outcome {
  if (readOwn(context.module.plan.actions, step.action)?.success !== "ignored") return waitForCall(context, step, run);
  void context.call?.(step.action, context.evaluateAll(step.input, run), { signal: never });
  return true;
}

async function runSettle(context: SessionContext, step: StepOf<"settle">, run: Run): Promise<boolean> {
  const { screenState } = context;
  const busy = step.busy === undefined || run.isUnasked ? "" : showText(context.evaluate(step.busy, run));
  if (busy) screenState.write("busyText", busy);
  const settled = await context.commits?.settle(step.action, run);
  if (busy) screenState.write("busyText", "");
  if (settled === undefined || run.signal.aborted) return false;
  if (typeof settled === "object") return !run.isUnasked && takeFailure(context, step.fail, [settled, run]);
  run.answer = null;
  if (settled) return context.runSteps(step.ok, run);
  await context.runSteps(step.missing, run);
  return false;
}

async function runReload(context: SessionContext, step: StepOf<"reload">, run: Run): Promise<boolean> {
  const askAgain = context.askAgain.get(step.load);
  // The screen still waits for it, and goes on by itself when it comes.
  askAgain?.();
  if (askAgain) return false;
  context.screenState.write(`waiting.data.${step.load}`, true);
  const failure = await load(context, step.load, run);
  context.screenState.write(`waiting.data.${step.load}`, undefined);
  if (run.signal.aborted) return false;
  if (failure) context.showFailure(failure);
  // What comes at the second try may be a whole screen, too.
  else await context.module.features.showRemoteScreen?.(context, () => {});
  return !failure && !run.signal.aborted;
}

export { runCall as call, runReload as reload, runSettle as settle };
