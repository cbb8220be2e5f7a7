import type { ScreenCheck } from "../../check.ts";
import { listGaps } from "../../conditions/gaps.ts";

export const conditionsLeaveNoGap: ScreenCheck = {
  id: "conditions-leave-no-gap",
  over: "screen",
  run(index, report) {
    for (const { pointer, subject, count } of listGaps(index))
      report(pointer, {
        message: `Where \`${subject}\` is ${count}, neither this holds nor the condition beside it.`,
        help: `Let one of the two hold for ${count}, too.`,
      });
  },
};
