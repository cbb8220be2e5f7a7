import { screenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { isCritical } from "../../queries/screen-index.ts";

export const commitIsCritical = screenCheck({ id: "commit-is-critical", isFixed: true }, (index, report) => {
  for (const { pointer, flows } of listStarts(index)) {
    const visit = index.nodes.filter((one) => pointer.startsWith(`${one.pointer}/on/`)).at(-1);
    const commits = flows.some((flow) =>
      flow.steps.some(({ step }) => step.do === "call" && index.catalogue.actions.get(step.action)?.commits === true),
    );
    if (visit !== undefined && commits && !isCritical(visit))
      report(visit.pointer, {
        message: `\`${visit.node.id}\` starts a call with \`commits\`, but is not critical.`,
        help: 'Add `"critical": true` to it or to a node around it.',
      });
  }
});
