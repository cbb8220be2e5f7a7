// Steps that keep values on the device and clear them.

import { readOwn } from "../../../../core/json/index.ts";
import type { Core, Run, StepOf } from "../../session/session-context.ts";
import { forget, keep } from "../../state/device-values.ts";

export function runStore(core: Core, step: StepOf<"store">, run: Run): void {
  const values = core.evaluateAll(step.values, run);
  for (const name of Object.keys(values)) {
    const value = values[name] ?? null;
    keep(core.ports.device, name, value);
    core.memory.write(`stored.${name}`, value);
  }
}

export function runClear({ ports, memory }: Core, { names }: StepOf<"clear">): void {
  for (const name of forget(ports.device, names)) {
    if (readOwn(memory.api.getState().stored, name) !== undefined) memory.write(`stored.${name}`, null);
  }
}
