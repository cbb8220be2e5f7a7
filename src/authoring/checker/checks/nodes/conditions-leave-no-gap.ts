import { screenCheck } from "../../check.ts";
import { listGaps } from "../../conditions/gaps.ts";

export const conditionsLeaveNoGap = screenCheck({ id: "conditions-leave-no-gap", recommended: false }, (index, report) => {
  for (const { pointer, subject, from, to, isOverlap } of listGaps(index)) {
    const count = from === to ? String(from) : `${from} to ${to}`;
    report(pointer, {
      message: `Where \`${subject}\` is ${count}, ${isOverlap ? "both this holds and" : "neither this holds nor"} the condition beside it.`,
      help: isOverlap ? `Let one of the two end before ${count}.` : `Let one of the two hold for ${count}, too.`,
    });
  }
});
