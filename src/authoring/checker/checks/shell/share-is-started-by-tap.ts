import type { ScreenCheck } from "../../check.ts";
import { hookOf, listStarts } from "../../queries/flow-reach.ts";

export const shareIsStartedByTap: ScreenCheck = {
  id: "share-is-started-by-tap",
  over: "screen",
  run(index, report) {
    for (const { pointer: start, flows } of listStarts(index)) {
      const hook = hookOf(start);
      if (hook === undefined) continue;
      for (const { step, pointer } of flows.flatMap((flow) => flow.steps))
        if (step.do === "share")
          report(pointer, {
            message: "`share` would run without a tap, and the browser refuses that.",
            help: `Move the step from \`${hook}\` to an event of a node.`,
          });
    }
  },
};
