import type { ScreenCheck } from "../../check.ts";
import { listEvents } from "../../paths/list-events.ts";
import { keyOfCall, runEvent } from "../../paths/run-event.ts";

export const callIsNotRepeated: ScreenCheck = {
  id: "call-is-not-repeated",
  over: "screen",
  run(index, report) {
    const repeated = new Map<string, string>();
    const again = new Map<string, string>();
    for (const event of listEvents(index))
      runEvent(index, event, {
        step: (step, pointer, { lastCall, failed }) => {
          if (step.do !== "call") return;
          if (failed.includes(step.action)) again.set(pointer, step.action);
          else if (lastCall !== undefined && keyOfCall(step) === lastCall) repeated.set(pointer, step.action);
        },
        end: () => undefined,
      });
    for (const { hook, steps } of index.flows) {
      if (hook !== "onOpen" && hook !== "onReady") continue;
      for (const { step, pointer, parent } of steps)
        if (step.do === "reload" && step.when === undefined && parent === undefined)
          report(pointer, {
            message: `\`${step.load}\` is loaded a second time as soon as the screen opens.`,
            help: "Remove the step, or add a `when`.",
          });
    }
    for (const [pointer, action] of again)
      report(pointer, {
        message: `\`${action}\` is called again as soon as it has failed.`,
        help: "Say that it failed, and let the user try again.",
      });
    for (const [pointer, action] of repeated)
      report(pointer, {
        message: `\`${action}\` is called a second time with the same inputs, directly after the first.`,
        help: "Remove one of the two.",
      });
  },
};
