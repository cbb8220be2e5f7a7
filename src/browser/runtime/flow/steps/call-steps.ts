// Steps that ask the server.

import { readOwn, showText } from "../../../../core/json/index.ts";
import type { Failure } from "../../ports.ts";
import type { Core, Outcome, Run, StepOf } from "../../session/session-context.ts";

// A call whose answer nobody looks at may outlive the screen.
const never = new AbortController().signal;

/** A call that fails ends the flow, after the branch that the step has for it. */
async function runFailure(core: Core, step: StepOf<"call">, failure: Failure, run: Run): Promise<boolean> {
  const branch = readOwn(step.codes, failure.code) ?? step.fail;
  if (branch) {
    run.answer = { ...failure };
    await core.runSteps(branch, run);
  } else {
    core.showFailure(failure);
  }
  return false;
}

async function waitForCall(core: Core, step: StepOf<"call">, run: Run): Promise<boolean> {
  const { memory } = core;
  const input = core.evaluateAll(step.input, run);
  const busy = step.busy === undefined ? "" : showText(core.evaluate(step.busy, run));
  if (busy) memory.write("busyText", busy);
  const result = await core.call?.(step.action, input, run);
  if (busy) memory.write("busyText", "");
  if (!result || run.signal.aborted) return false;
  if ("failure" in result) return runFailure(core, step, result.failure, run);
  run.answer = result.data;
  if (step.as) memory.write(`data.${step.as}`, result.data);
  return core.runSteps(step.ok, run);
}

export function runCall(core: Core, step: StepOf<"call">, run: Run): Outcome {
  if (readOwn(core.module.plan.actions, step.action)?.success !== "ignored") return waitForCall(core, step, run);
  void core.call?.(step.action, core.evaluateAll(step.input, run), { signal: never });
  return true;
}

export async function runReload(core: Core, step: StepOf<"reload">, run: Run): Promise<boolean> {
  const failure = await core.load(step.load, run);
  if (run.signal.aborted) return false;
  if (failure) core.showFailure(failure);
  return !failure;
}
