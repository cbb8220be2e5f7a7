import { joinPointer } from "../../../../core/json/index.ts";
import { branchesOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const stepsAreNotEmpty: ScreenCheck = {
  id: "steps-are-not-empty",
  what: "Every list of steps has at least one step.",
  why: "An event or a branch without steps does nothing; an empty `fail` hides that a call has failed.",
  over: "screen",
  run({ flows, steps }, report) {
    const tell = (pointer: string) =>
      report(pointer, { message: "There are no steps here, so nothing happens.", help: "Add a step, or take the empty list away." });
    for (const flow of flows) if (flow.steps.length === 0) tell(flow.pointer);
    for (const { step, pointer } of steps) {
      // An empty `without` is the way to say that nothing takes the place of the shell.
      for (const { path, steps: inside } of branchesOf(step))
        if (inside.length === 0 && path[0] !== "fallback") tell(joinPointer(pointer, ...path));
      if (step.do === "store" && Object.keys(step.values).length === 0) tell(joinPointer(pointer, "values"));
    }
  },
};
