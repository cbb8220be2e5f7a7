// Speaks to the native shell.

import type { Input } from "../../ports.ts";
import type { Core, Outcome, Run, StepOf } from "../../session/session-context.ts";

/** What happens when no shell took the message. */
function goWithout(core: Core, step: StepOf<"native">, params: Input, run: Run): Outcome {
  const { navigation } = core.ports;
  const { without } = step;
  if (typeof without === "object") return core.runSteps(without, run);
  if (without === "back" && core.request.hasPrevious) navigation.back();
  else if (without === "back" || without === "home") navigation.home();
  else if (without !== "none") core.module.parts.goOutside?.(core, without, params);
  return true;
}

export function runNative(core: Core, step: StepOf<"native">, run: Run): Outcome {
  const { bridge } = core.ports;
  const params = core.evaluateAll(step.params, run);
  const { answered } = step;
  if (!answered) return bridge.send(step.action, params) || goWithout(core, step, params, run);
  return bridge.ask(step.action, params).then((answer) => {
    if (run.signal.aborted) return false;
    // A silent shell is as good as none.
    if (answer === undefined) return goWithout(core, step, params, run);
    run.answer = answer;
    return core.runSteps(answered, run);
  });
}
