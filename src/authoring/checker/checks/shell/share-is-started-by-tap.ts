import { screenCheck } from "../../check.ts";
import { stepsWithoutTap } from "../../queries/flows/flow-reach.ts";

export const shareIsStartedByTap = screenCheck({ id: "share-is-started-by-tap" }, (index, report) => {
  for (const { hook, visit } of stepsWithoutTap(index))
    if (visit.step.do === "share")
      report(visit.pointer, {
        message: "`share` would run without a tap, and the browser refuses that.",
        help: `Move the step from \`${hook}\` to an event of a node.`,
      });
});
