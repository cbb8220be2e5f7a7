import { screenCheck } from "../../check.ts";
import { staysForEver } from "../../conditions/stuck.ts";
import { listEvents } from "../../paths/list-events.ts";
import type { Moment } from "../../paths/moment.ts";
import { type End, runEvent } from "../../paths/run-event.ts";
import { firstOf } from "../../queries/flows/state-writers.ts";

interface Ending {
  readonly moment: Moment;
  readonly end: End;
}

export const failureResetsFlag = screenCheck({ id: "failure-resets-flag" }, (index, report) => {
  const { steps } = index;
  for (const event of listEvents(index)) {
    const lowered = new Set<string>();
    const ends: Ending[] = [];
    runEvent(index, event, {
      step: (step) => {
        if (step.do === "set" && typeof step.to === "boolean" && step.to === !!firstOf(index, step.path)) lowered.add(step.path);
      },
      end: (moment, end) => {
        if (end.how !== "left") ends.push({ moment, end });
      },
    });
    const raised = ends.flatMap(({ moment, end }) =>
      Object.entries(moment.raised).flatMap(([path, { by, hasWaited }]) => {
        const isForgotten = hasWaited && lowered.has(path);
        const isLost = (end.how === "failed" || end.how === "refused") && !lowered.has(path) && staysForEver(index, path);
        // Who shows the outcome before it is known may well leave it so.
        const notice = isForgotten ? undefined : ({ notice: "always" } as const);
        return isForgotten || isLost ? [{ path, by, end, notice }] : [];
      }),
    );
    const failed = raised.filter(({ end }) => end.how === "failed");
    for (const { path, by, end, notice } of failed.length > 0 ? failed : raised) {
      const call = steps.find(({ pointer }) => pointer === end.pointer)?.step;
      if (end.how === "failed" && call?.do === "call")
        report(end.pointer ?? by, {
          message: `\`${path}\` is not reset when \`${call.action}\` fails.`,
          help: "Set it under `fail`, too, and under `timeout` and each of `codes`.",
          ...notice,
        });
      else
        report(by, {
          message: `\`${path}\` stays set on a way through these steps that does not fail.`,
          help: "Set it back after the call, or at the end of each branch.",
          ...notice,
        });
    }
  }
});
