import { screenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenTapped, whenTrue } from "../../conditions/read-formula.ts";
import { listEvents } from "../../paths/list-events.ts";
import type { Moment } from "../../paths/moment.ts";
import { type End, runEvent } from "../../paths/run-event.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { findWriters, firstOf } from "../../queries/flows/state-writers.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

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

/** Whether a control waits for a flag that no step can set back while it is set: neither a hook, nor a control that reacts meanwhile. */
function staysForEver(index: ScreenIndex, path: string): boolean {
  const first = firstOf(index, path);
  if (typeof first !== "boolean" || findWriters(index, path).nodes > 0) return false;
  const isSet = first ? { not: whenTrue(path) } : whenTrue(path);
  const starts = listStarts(index).map(({ pointer, flows }) => ({
    control: index.nodes.find((node) => pointer.startsWith(`${node.pointer}/on/`)),
    resets: flows.some((flow) => flow.steps.some(({ step }) => step.do === "set" && step.path === path && step.to !== !first)),
  }));
  const reacts = (control: ScreenIndex["nodes"][number]) => findAssignment({ all: [whenTapped(index, control), isSet] }) !== undefined;
  const isReset = starts.some(({ control, resets }) => resets && (control === undefined || reacts(control)));
  return !isReset && starts.some(({ control }) => control !== undefined && !control.isOff && !reacts(control));
}
