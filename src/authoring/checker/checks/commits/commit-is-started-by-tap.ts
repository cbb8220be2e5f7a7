import { screenCheck } from "../../check.ts";
import { stepsWithoutTap } from "../../queries/flows/flow-reach.ts";

export const commitIsStartedByTap = screenCheck({ id: "commit-is-started-by-tap", isFixed: true }, (index, report) => {
  for (const [name, { action }] of Object.entries(index.screen.load ?? {})) {
    if (index.catalogue.actions.get(action)?.commits !== true) continue;
    report(`/load/${name}/action`, {
      message: `\`${action}\` commits, and would be called each time the screen opens.`,
      help: "Move the call from `load` to an event of a node.",
    });
  }
  for (const { hook, visit } of stepsWithoutTap(index)) {
    const { step, pointer } = visit;
    if (step.do !== "call" || index.catalogue.actions.get(step.action)?.commits !== true) continue;
    report(`${pointer}/action`, {
      message: `\`${step.action}\` commits, and would be called without a tap.`,
      help: `Move the call from \`${hook}\` to an event of a node.`,
    });
  }
});
