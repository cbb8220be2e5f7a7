// Steps that change the entries of a list in the state.
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runAppend(context: SessionContext, step: StepOf<"append">, run: Run): void {
  const added = "values" in step ? context.evaluate(step.values, run) : [context.evaluate(step.value, run)];
  context.screenState.change(step.path, (list) => (Array.isArray(list) && Array.isArray(added) ? [...list, ...added] : list));
}

function runRemove(context: SessionContext, step: StepOf<"remove">, run: Run): void {
  const at = context.evaluate(step.index, run);
  // A negative index would count from the end.
  if (typeof at !== "number" || at < 0 || at % 1 !== 0) return;
  // A list without that entry stays the same object, so that nobody is notified.
  context.screenState.change(step.path, (list) =>
    Array.isArray(list) && at < list.length ? [...list.slice(0, at), ...list.slice(at + 1)] : list,
  );
}

export { runAppend as append, runRemove as remove };
