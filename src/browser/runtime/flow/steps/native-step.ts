// Sends a message to the native shell.

import type { Input } from "../../ports.ts";
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";

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
  return bridge.ask(step.action, params).then((answer) => {
    if (run.signal.aborted) return false;
    // A shell that does not reply is handled like none.
    if (answer === undefined) return runFallback(context, step, params, run);
    run.answer = answer;
    return context.runSteps(onReply, run);
  });
}

export { runNative as native };
