import { screenCheck } from "../../check.ts";
import { listCalls } from "../../queries/flows/calls.ts";

export const actionHasPath = screenCheck({ id: "action-has-path" }, (index, report) => {
  for (const { action, pointer, definition } of listCalls(index)) {
    if (definition === undefined || definition.path !== undefined) continue;
    report(`${pointer}/action`, {
      message: `\`${action}\` has no path, so it cannot be called.`,
      help: "Give it a `path` in `screens/catalogue/actions/`.",
    });
  }
});
