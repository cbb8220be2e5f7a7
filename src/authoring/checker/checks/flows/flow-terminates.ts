import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import type { FlowVisit } from "../../queries/flows/flow-index.ts";
import { flowsFrom } from "../../queries/flows/flow-reach.ts";

export const flowTerminates = screenCheck({ id: "flow-terminates" }, (index, report) => {
  const reported = new Set<string>();
  for (const { step, pointer, parent } of index.flows.filter(({ hook }) => hook !== undefined).flatMap((flow) => flow.steps)) {
    const isAlways = !("when" in step) && parent === undefined;
    if (!isAlways || recordOf(step).opens?.(step).screen !== index.screen.id) continue;
    reported.add(pointer);
    report(`${pointer}/screen`, {
      message: "The screen opens itself as soon as it opens.",
      help: "Add a `when` to the step, or go to another screen.",
    });
  }
  // A cycle of flows is one mistake, whichever step of it is read first.
  const cyclic = new Set<FlowVisit>();
  for (const { step, pointer } of index.steps) {
    if (step.do === "back" && step.screen === index.screen.id && !reported.has(pointer))
      report(`${pointer}/screen`, {
        message: "Back leads to the screen itself when the visit began here.",
        help: "Name the screen that stands before this one.",
      });
    if (step.do !== "run") continue;
    const around = index.flows.find((flow) => flow.name !== undefined && pointer.startsWith(`${flow.pointer}/`));
    const target = index.flows.find(({ name }) => name === step.flow);
    if (around === undefined || target === undefined || cyclic.has(around)) continue;
    const cycle = flowsFrom(index, target).filter((flow) => flowsFrom(index, flow).includes(around));
    if (!cycle.includes(around)) continue;
    for (const flow of cycle) cyclic.add(flow);
    report(`${pointer}/flow`, {
      message: `The flow \`${step.flow}\` returns to this step and never ends.`,
      help: "Break the cycle: repeat on a tap or with a timer.",
    });
  }
});
