import { deepEqual } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { type Formula, findAssignment } from "../../conditions/formula.ts";
import { listReached, listReachedSteps } from "../../conditions/reachable-calls.ts";
import { whenTapped, whenTrue } from "../../conditions/read-formula.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const commitWaitsWhileUnknown = screenCheck({ id: "commit-waits-while-unknown", isFixed: true }, (index, report) => {
  const sent = listCalls(index).flatMap(({ action, definition }) => (definition?.commits === true ? action : []));
  for (const { at, flow } of listStarts(index)) {
    if (at === undefined) continue;
    const tapped = whenTapped(index, at);
    const isPossible = (when: Formula, action: string) =>
      findAssignment({ all: [tapped, when, whenTrue(`unknown.${action}`)] }) !== undefined;
    const help = (action: string) => `Hide it meanwhile, with \`!unknown.${action}\` in its \`when\`.`;
    for (const { action, when } of listReached(index, flow)) {
      // What nothing reads is sent again to find out.
      const { commits, settledBy } = index.catalogue.actions.get(action) ?? {};
      if (commits !== true || settledBy === undefined || !isPossible(when, action)) continue;
      report(at.pointer, {
        message: `\`${at.node.id}\` would send \`${action}\` again while nobody knows what became of it.`,
        help: help(action),
        notice: "developing",
      });
    }
    for (const { step, when } of sent.length === 0 ? [] : listReachedSteps(index, flow, "go")) {
      const alike = (one: string) => ({ action: one, other: findSettledAlike(index, one, step.screen) });
      const found = sent.map(alike).find(({ action, other }) => other !== undefined && isPossible(when, action));
      if (found === undefined) continue;
      const { action, other } = found;
      report(at.pointer, {
        message: `\`${at.node.id}\` leads to \`${step.screen}\`, which sends \`${other}\`, while nobody knows what became of \`${action}\`.`,
        help: help(action),
        notice: "developing",
      });
    }
  }
});

/** Another commit that a screen sends, and of which the same request says that it was done: it does the same in another way. */
function findSettledAlike({ catalogue: { actions }, directory }: ScreenIndex, action: string, screen: string): string | undefined {
  const own = actions.get(action)?.settledBy;
  return directory.screens.get(screen)?.commits?.find((other) => {
    const settledBy = other === action ? undefined : actions.get(other)?.settledBy;
    return own !== undefined && settledBy?.action === own.action && settledBy.done === own.done && deepEqual(settledBy.input, own.input);
  });
}
