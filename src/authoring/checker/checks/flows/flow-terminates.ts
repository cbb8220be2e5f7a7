import type { ScreenCheck } from "../../check.ts";
import { flowsFrom } from "../../queries/flow-reach.ts";

export const flowTerminates: ScreenCheck = {
  id: "flow-terminates",
  what: "No flow runs itself, and no screen opens itself.",
  why: "A flow that runs itself, directly or through another, never returns control to the borrower.",
  over: "screen",
  run(outline, report) {
    for (const { step, pointer, parent } of outline.flows.filter(({ hook }) => hook !== undefined).flatMap((flow) => flow.steps)) {
      if ((step.do === "go" || step.do === "back") && step.screen === outline.screen.id && step.when === undefined && parent === undefined)
        report(`${pointer}/screen`, {
          message: "The screen opens itself as soon as it is open.",
          help: "Give the step a `when`, or lead elsewhere.",
        });
    }
    for (const { step, pointer } of outline.steps) {
      if (step.do !== "run") continue;
      const around = outline.flows.find((flow) => flow.name !== undefined && pointer.startsWith(`${flow.pointer}/`));
      const target = outline.flows.find(({ name }) => name === step.flow);
      if (around === undefined || target === undefined || !flowsFrom(outline, target).includes(around)) continue;
      report(`${pointer}/flow`, {
        message: `The flow \`${step.flow}\` comes back to this step and never ends.`,
        help: "Break the circle: repeat on a tap or a timer instead.",
      });
    }
  },
};
