import { recordOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const screenHasWayOut: ScreenCheck = {
  id: "screen-has-way-out",
  about: "use",
  over: "screen",
  run({ nodes, steps }, report) {
    if (steps.some(({ step }) => recordOf(step).leavesScreen !== undefined)) return;
    const header = nodes.find(({ widget }) => widget?.events?.["back"] !== undefined);
    report(header?.pointer ?? "/body", {
      message: "No step of this screen leads to another screen or out of the app.",
      help: "Add steps for `back` of the `page-header`, for example `closeWebView`.",
    });
  },
};
