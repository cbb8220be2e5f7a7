import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { flowsFrom } from "../../queries/flow-reach.ts";

const allowed = new Set<StepDefinition["do"]>(["store", "clear", "track", "native", "run", "if", "stop", "call"]);

export const onCloseDoesNotWait: ScreenCheck = {
  id: "on-close-does-not-wait",
  what: "`onClose` has only steps that finish at once.",
  why: "The screen is already leaving when `onClose` runs: steps that wait, show something or navigate are cut off.",
  over: "screen",
  run(outline, report) {
    const closing = outline.flows.filter(({ hook }) => hook === "onClose");
    const named = outline.mentions
      .filter(({ pointer }) => pointer === "/onClose")
      .flatMap(({ flow }) => outline.flows.filter(({ name }) => name === flow));
    for (const flow of new Set([...closing, ...named].flatMap((start) => flowsFrom(outline, start)))) {
      for (const { step, pointer } of flow.steps) {
        const waits = step.do === "call" && outline.catalogue.actions.get(step.action)?.success !== "ignored";
        if (waits || !allowed.has(step.do) || (step.do === "native" && step.onReply !== undefined))
          report(pointer, {
            message: `\`${step.do}\` comes too late when the screen closes.`,
            help: "`onClose` may store, track and tell the shell.",
          });
      }
    }
  },
};
