// Sends a message to the native shell.

import type { Input } from "../../ports.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

/** How long a control is busy with a reply that has yet to come, in milliseconds. */
const longestBusyMs = 3000;

/** Runs the fallback when no shell took the message. */
function runFallback(context: SessionContext, step: StepOf<"native">, params: Input, run: Run): Outcome {
  const { navigation } = context.ports;
  const { fallback } = step;
  if (typeof fallback === "object") return context.runSteps(fallback, run);
  if (fallback === "back" && context.request.hasPrevious) navigation.back();
  else if (fallback === "back" || fallback === "home") navigation.home();
  else if (fallback !== "none") context.module.features.openFallbackLink?.(context, fallback, params);
  return true;
}

function runNative(context: SessionContext, step: StepOf<"native">, run: Run): Outcome {
  const { bridge } = context.ports;
  const given = context.evaluateAll(step.params, run);
  const params = step.guards ? context.module.features.guardParams?.(context, step, given) : given;
  if (!params) return true;
  const { onReply } = step;
  if (!onReply) return bridge.send(step.action, params) || runFallback(context, step, params, run);
  const replied = bridge.ask(step.action, params).then((answer) => {
    if (run.signal.aborted) return false;
    if (answer === undefined) return runFallback(context, step, params, run);
    run.answer = answer;
    return context.runSteps(onReply, run);
  });
  // What the user does in the shell may take minutes, and some shells never reply: the control is free meanwhile.
  return new Promise((resolve, reject) => {
    const cancel = context.ports.clock.after(longestBusyMs, () => resolve(false));
    replied.then(resolve, reject).finally(cancel);
  });
}

export { runNative as native };
