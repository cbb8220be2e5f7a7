import { screenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { isCritical } from "../../queries/screen-index.ts";

export const commitIsCritical = screenCheck({ id: "commit-is-critical", isFixed: true }, (index, report) => {
  for (const { at, steps } of listStarts(index)) {
    const commits = steps.some(({ step }) => step.do === "call" && index.catalogue.actions.get(step.action)?.commits === true);
    if (at !== undefined && commits && !isCritical(at))
      report(at.pointer, {
        message: `\`${at.node.id}\` starts a call with \`commits\`, but is not critical.`,
        help: 'Add `"critical": true` to it or to a node around it.',
      });
  }
});
