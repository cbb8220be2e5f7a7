// Speaks to the native shell.

import type { Input } from "../../ports.ts";
import type { Core, Outcome, Run, StepOf } from "../../session/session-context.ts";

/** What happens when no shell took the message. */
function runFallback(core: Core, step: StepOf<"native">, params: Input, run: Run): Outcome {
  const { navigation } = core.ports;
  const { fallback } = step;
  if (typeof fallback === "object") return core.runSteps(fallback, run);
  if (fallback === "back" && core.request.hasPrevious) navigation.back();
  else if (fallback === "back" || fallback === "home") navigation.home();
  else if (fallback !== "none") core.module.parts.goOutside?.(core, fallback, params);
  return true;
}

export function runNative(core: Core, step: StepOf<"native">, run: Run): Outcome {
  const { bridge } = core.ports;
  const params = core.evaluateAll(step.params, run);
  const { onReply } = step;
  if (!onReply) return bridge.send(step.action, params) || runFallback(core, step, params, run);
  return bridge.ask(step.action, params).then((answer) => {
    if (run.signal.aborted) return false;
    // A shell that does not reply is treated like none.
    if (answer === undefined) return runFallback(core, step, params, run);
    run.answer = answer;
    return core.runSteps(onReply, run);
  });
}
