// Steps that store values on the device and clear them.

import { readOwn } from "../../../../core/json/index.ts";
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { clearValues, storeValue } from "../../state/device-values.ts";

function runStore(context: SessionContext, step: StepOf<"store">, run: Run): void {
  const values = context.evaluateAll(step.values, run);
  for (const name of Object.keys(values)) {
    const value = values[name] ?? null;
    storeValue(context.ports.device, context.request.launch.owner, name, value);
    context.screenState.write(`stored.${name}`, value);
  }
}

function runClear({ ports, screenState, drafts }: SessionContext, { names }: StepOf<"clear">): void {
  drafts?.flush();
  for (const name of clearValues(ports.device, names)) {
    if (readOwn(screenState.api.getState().stored, name) !== undefined) screenState.write(`stored.${name}`, null);
  }
}

export { runClear as clear, runStore as store };
