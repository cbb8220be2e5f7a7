import { screenCheck } from "../../check.ts";
import { isUnbounded, maxEventSteps } from "../../queries/flows/count-steps.ts";

export const flowIsBounded = screenCheck({ id: "flow-is-bounded" }, (index, report) => {
  const large = index.flows.filter((flow) => isUnbounded(index, flow));
  const names = new Set(large.flatMap(({ name }) => name ?? []));
  for (const { pointer, steps, name } of large) {
    // What runs a flow that is too large is too large as well; the first that becomes so is the one to see to.
    if (steps.some(({ step }) => step.do === "run" && names.has(step.flow))) continue;
    report(pointer, {
      message: `${name === undefined ? "This event" : `\`${name}\``} comes to more than ${maxEventSteps} steps with the flows that it runs.`,
      help: "Run each flow once: one that runs another twice doubles what it costs.",
    });
  }
});
