// Steps that change the entries of a remembered list.
import { produce } from "immer";
import type { Core, Run, StepOf } from "../../session/session-context.ts";

export function runAppend(core: Core, step: StepOf<"append">, run: Run): void {
  const added = "values" in step ? core.evaluate(step.values, run) : [core.evaluate(step.value, run)];
  core.memory.change(step.path, (list) => (Array.isArray(list) && Array.isArray(added) ? [...list, ...added] : list));
}

export function runRemove(core: Core, step: StepOf<"remove">, run: Run): void {
  const at = core.evaluate(step.index, run);
  // A negative place would count from the end.
  if (typeof at !== "number" || at < 0 || at % 1 !== 0) return;
  const without = (list: unknown[]): void => void list.splice(at, 1);
  core.memory.change(step.path, (list) => (Array.isArray(list) ? produce(list, without) : list));
}
