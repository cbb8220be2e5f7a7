import type { ScreenCheck } from "../../check.ts";
import { listCalls } from "../../queries/calls.ts";

export const actionHasPath: ScreenCheck = {
  id: "action-has-path",
  why: "An action without a path stands in the catalogue as a name for later: a call to it has nowhere to go.",
  over: "screen",
  run(outline, report) {
    for (const { action, pointer, definition } of listCalls(outline)) {
      if (definition === undefined || definition.path !== undefined) continue;
      report(`${pointer}/action`, {
        message: `\`${action}\` has no path, so it cannot be called.`,
        help: "Give it a `path` in `screens/actions/`.",
      });
    }
  },
  bad: [{ screen: { onOpen: [{ do: "call", action: "someday" }] } }],
  good: [{ screen: { onOpen: [{ do: "call", action: "visit" }] } }],
};
