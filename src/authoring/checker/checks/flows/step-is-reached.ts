import type { ScreenCheck } from "../../check.ts";
import { alwaysEnds } from "../../queries/flow-reach.ts";

export const stepIsReached: ScreenCheck = {
  id: "step-is-reached",
  what: "No step follows a step that always ends the flow.",
  why: "Steps after the end of a flow never run.",
  over: "screen",
  run(outline, report) {
    for (const { siblings, place, pointer } of outline.steps) {
      const before = siblings[place - 1];
      if (before === undefined || !alwaysEnds([before], outline)) continue;
      if (alwaysEnds(siblings.slice(0, place - 1), outline)) continue;
      report(pointer, {
        message: `This step is never reached: the \`${before.do}\` before it ends the flow.`,
        help: "Move it up, give the step before it a `when`, or take it away.",
      });
    }
  },
};
