import { screenCheck } from "../../check.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { readsBelow } from "../../queries/reads.ts";

export const commitRefusalStays = screenCheck({ id: "commit-refusal-stays", isFixed: true }, (index, report) => {
  // A dialog may be closed, and a toast goes away by itself.
  const shown = index.nodes.filter(({ pointer, isOff }) => pointer.startsWith("/body/") && isOff !== true);
  const read = new Set(shown.flatMap(({ pointer }) => ["when", "props"].flatMap((part) => readsBelow(index, `${pointer}/${part}`))));
  const seen = new Set<string>();
  for (const { action, pointer, visit, definition } of listCalls(index)) {
    if (visit === undefined || definition?.commits !== true || seen.has(action)) continue;
    seen.add(action);
    if (![...read].some((path) => path.startsWith(`refused.${action}`)))
      report(`${pointer}/action`, {
        message: `A refusal of \`${action}\` is gone after a moment, and the screen looks as if nothing had happened.`,
        help: `Add a node with \`"when": "refused.${action} != null"\` that says it.`,
        notice: "developing",
      });
  }
});
