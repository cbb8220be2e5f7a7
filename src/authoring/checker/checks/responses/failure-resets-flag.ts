import { screenCheck } from "../../check.ts";
import { listEvents } from "../../paths/list-events.ts";
import type { Moment } from "../../paths/moment.ts";
import { type End, runEvent } from "../../paths/run-event.ts";

export const failureResetsFlag = screenCheck({ id: "failure-resets-flag" }, (index, report) => {
  const { steps } = index;
  for (const event of listEvents(index)) {
    const lowered = new Set<string>();
    const ends: { readonly moment: Moment; readonly end: End }[] = [];
    runEvent(index, event, {
      step: (step) => {
        if (step.do === "set" && step.to === false) lowered.add(step.path);
      },
      end: (moment, end) => {
        if (end.how !== "left") ends.push({ moment, end });
      },
    });
    const raised = ends.flatMap(({ moment, end }) =>
      Object.entries(moment.raised).flatMap(([path, { by, hasWaited }]) => (hasWaited && lowered.has(path) ? [{ path, by, end }] : [])),
    );
    const failed = raised.filter(({ end }) => end.how === "failed");
    for (const { path, by, end } of failed.length > 0 ? failed : raised) {
      const call = steps.find(({ pointer }) => pointer === end.pointer)?.step;
      if (end.how === "failed" && call?.do === "call")
        report(end.pointer ?? by, {
          message: `\`${path}\` is not reset when \`${call.action}\` fails.`,
          help: "Set it under `fail`, too, and under `timeout` and each of `codes`.",
        });
      else
        report(by, {
          message: `\`${path}\` stays set on a way through these steps that does not fail.`,
          help: "Set it back after the call, or at the end of each branch.",
        });
    }
  }
});
