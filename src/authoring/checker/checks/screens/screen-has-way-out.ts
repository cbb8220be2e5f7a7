import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";

const waysOut = new Set<StepDefinition["do"]>(["go", "back", "leave", "native"]);

export const screenHasWayOut: ScreenCheck = {
  id: "screen-has-way-out",
  about: "use",
  why: "Some web views have no Back key: a screen without a step that leads elsewhere keeps the borrower.",
  over: "screen",
  run({ nodes, steps }, report) {
    if (steps.some(({ step }) => waysOut.has(step.do))) return;
    const header = nodes.find(({ widget }) => widget?.events?.["back"] !== undefined);
    report(header?.pointer ?? "/body", {
      message: "No step of this screen leads anywhere else.",
      help: "Wire `back` of the `page-header`, for example to `closeWebView`.",
    });
  },
  bad: [{ screen: { header: { back: [{ do: "toast", text: "You are here" }] } } }],
  good: [
    { screen: { header: { back: [{ do: "go", screen: "home" }] } } },
    { screen: { header: { back: [{ do: "back", screen: "home" }] } } },
  ],
};
