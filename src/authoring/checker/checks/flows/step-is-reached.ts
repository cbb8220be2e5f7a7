import { screenCheck } from "../../check.ts";
import { endsHere } from "../../queries/flows/flow-reach.ts";

export const stepIsReached = screenCheck({ id: "step-is-reached", role: "order" }, (index, report) => {
  for (const { siblings, siblingIndex, pointer } of index.steps) {
    const before = siblings[siblingIndex - 1];
    if (before === undefined || !endsHere([before], index)) continue;
    if (endsHere(siblings.slice(0, siblingIndex - 1), index)) continue;
    report(pointer, {
      message: `This step is never reached: the \`${before.do}\` before it ends the flow.`,
      help: "Move it up, add a `when` to the step before it, or remove it.",
    });
  }
});
