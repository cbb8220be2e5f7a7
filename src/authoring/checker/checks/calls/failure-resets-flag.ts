import type { StepDefinition } from "../../../../core/format/index.ts";
import { branchesOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const failureResetsFlag: ScreenCheck = {
  id: "failure-resets-flag",
  over: "screen",
  run({ steps, catalogue }, report) {
    for (const { step, siblings, siblingIndex, pointer } of steps) {
      if (step.do !== "call" || catalogue.actions.get(step.action)?.success === "ignored") continue;
      const set = new Set(siblings.slice(0, siblingIndex).flatMap(flagOf));
      const reset = siblings.slice(siblingIndex + 1).flatMap(flagOf);
      const branches = branchesOf(step).filter(({ path }) => path[0] !== "ok");
      for (const path of reset.filter((one) => set.has(one))) {
        if (step.fail !== undefined && branches.every((branch) => branch.steps.flatMap(flagOf).includes(path))) continue;
        report(pointer, {
          message: `\`${path}\` is not reset when \`${step.action}\` fails.`,
          help: "Set it under `fail`, too, and under `timeout` and each of `codes`.",
        });
      }
    }
  },
};

/** The paths that a step sets to true or false, whichever way it takes. */
function flagOf(step: StepDefinition): string[] {
  if (step.do === "if" && step.else !== undefined) {
    const otherwise = step.else.flatMap(flagOf);
    return step.then.flatMap(flagOf).filter((path) => otherwise.includes(path));
  }
  return step.do === "set" && typeof step.to === "boolean" ? [step.path] : [];
}
