import type { StepDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { branchesOf, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { keyAt } from "../../queries/places.ts";

export const failureIsShown = screenCheck({ id: "failure-is-shown" }, ({ steps, catalogue }, report) => {
  for (const { step, pointer } of steps) {
    if (step.do !== "call") continue;
    const isIgnored = catalogue.actions.get(step.action)?.success === "ignored";
    for (const { path, steps: inside } of branchesOf(step)) {
      const at = keyAt(joinPointer(pointer, ...path));
      if (isIgnored)
        report(at, {
          message: `\`${step.action}\` ignores its response, so this branch never runs.`,
          help: "Put the steps after the call.",
        });
      else if (path[0] !== "ok" && inside.length > 0 && inside.every(isSilent))
        report(at, {
          message: "This branch shows the user nothing.",
          help: "Add a `toast`, open a dialog, or go to another screen.",
        });
    }
  }
});

function isSilent(step: StepDefinition): boolean {
  const branches = step.do === "if" ? branchesOf(step) : [];
  return recordOf(step).isSilent === true || (branches.length > 0 && branches.every(({ steps }) => steps.every(isSilent)));
}
