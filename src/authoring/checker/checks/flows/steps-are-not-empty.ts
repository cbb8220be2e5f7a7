import { joinPointer } from "../../../../core/json/index.ts";
import { branchesOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";

export const stepsAreNotEmpty = screenCheck({ id: "steps-are-not-empty" }, ({ flows, steps }, report) => {
  const reportEmpty = (pointer: string) =>
    report(pointer, { message: "This list of steps is empty.", help: "Add a step, or remove the list." });
  for (const flow of flows) if (flow.steps.length === 0) reportEmpty(flow.pointer);
  for (const { step, pointer } of steps) {
    // An empty `fallback` says that nothing replaces the shell.
    for (const { path, steps: inside } of branchesOf(step))
      if (inside.length === 0 && path[0] !== "fallback") reportEmpty(joinPointer(pointer, ...path));
    if (step.do === "store" && Object.keys(step.values).length === 0)
      report(pointer, { message: "This `store` step stores nothing.", help: "Add a value, or remove the step." });
  }
});
