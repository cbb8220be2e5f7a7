import { screenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { listReached } from "../../conditions/reachable-calls.ts";
import { whenTapped, whenTrue } from "../../conditions/read-formula.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";

export const commitWaitsWhileUnknown = screenCheck({ id: "commit-waits-while-unknown", isFixed: true }, (index, report) => {
  for (const { at, flow } of listStarts(index)) {
    if (at === undefined) continue;
    for (const { action, when } of listReached(index, flow)) {
      // What nothing reads is sent again to find out.
      const { commits, settledBy } = index.catalogue.actions.get(action) ?? {};
      if (commits !== true || settledBy === undefined) continue;
      if (findAssignment({ all: [whenTapped(index, at), when, whenTrue(`unknown.${action}`)] }) === undefined) continue;
      report(at.pointer, {
        message: `\`${at.node.id}\` would send \`${action}\` again while nobody knows what became of it.`,
        help: `Hide it meanwhile, with \`!unknown.${action}\` in its \`when\`.`,
        notice: "developing",
      });
    }
  }
});
