// Steps that change one entry of a remembered list.
import { produce } from "immer";
import type { Core, Run, StepOf } from "./core.ts";

function edit(core: Core, path: string, change: (list: unknown[]) => void): void {
  core.memory.change(path, (list) => (Array.isArray(list) ? produce(list, change) : list));
}

export function runAppend(core: Core, step: StepOf<"append">, run: Run): void {
  const entry = core.evaluate(step.value, run);
  edit(core, step.path, (list) => {
    list.push(entry);
  });
}

export function runRemove(core: Core, step: StepOf<"remove">, run: Run): void {
  const at = core.evaluate(step.index, run);
  // A negative place would count from the end.
  if (typeof at !== "number" || at < 0 || at % 1 !== 0) return;
  edit(core, step.path, (list) => {
    list.splice(at, 1);
  });
}
