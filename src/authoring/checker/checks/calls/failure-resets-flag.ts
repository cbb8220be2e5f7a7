import type { StepDefinition } from "../../../../core/format/index.ts";
import { branchesOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const failureResetsFlag: ScreenCheck = {
  id: "failure-resets-flag",
  what: "A flag set before a `call` and reset after it is reset when the call fails, too.",
  why: "A failed call ends its flow: the flag stays set, and the screen waits for ever.",
  over: "screen",
  run({ steps, catalogue }, report) {
    for (const { step, siblings, place, pointer } of steps) {
      if (step.do !== "call" || catalogue.actions.get(step.action)?.success === "ignored") continue;
      const raised = new Set(siblings.slice(0, place).flatMap(flagOf));
      const lowered = siblings.slice(place + 1).flatMap(flagOf);
      const branches = branchesOf(step).filter(({ path }) => path[0] !== "ok");
      for (const path of lowered.filter((one) => raised.has(one))) {
        if (step.fail !== undefined && branches.every((branch) => branch.steps.flatMap(flagOf).includes(path))) continue;
        report(pointer, {
          message: `When \`${step.action}\` fails, \`${path}\` stays as it was set before the call.`,
          help: "Set it back under `fail` too, and under each of `codes`.",
        });
      }
    }
  },
};

/** The path that a step sets to true or false. */
function flagOf(step: StepDefinition): string[] {
  return step.do === "set" && typeof step.to === "boolean" ? [step.path] : [];
}
