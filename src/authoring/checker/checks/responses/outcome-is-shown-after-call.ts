import { screenCheck } from "../../check.ts";
import { runEvents } from "../../paths/list-events.ts";
import type { Moment } from "../../paths/moment.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const outcomeIsShownAfterCall = screenCheck({ id: "outcome-is-shown-after-call" }, (index, report) => {
  const early = new Map<string, { readonly step: string; readonly action: string }>();
  runEvents(index, {
    step(step, pointer, { shown, failed }) {
      // What is shown of a failure may well come before the next try.
      if (step.do !== "call" || failed.length > 0 || !mayRefuse(index, step.action)) return;
      for (const one of shown) if (isOutcome(index, one, pointer)) early.set(one.by, { step: one.step, action: step.action });
    },
  });
  for (const [pointer, { step, action }] of early)
    report(pointer, {
      message: `This \`${step}\` comes before \`${action}\` is called, which may still fail.`,
      help: "Put it after the call; what the user sees meanwhile is the call's `busy`.",
    });
});

/** Calls that only read, or whose response nobody waits for, have no outcome to show. */
function mayRefuse({ catalogue }: ScreenIndex, name: string): boolean {
  const action = catalogue.actions.get(name);
  return action !== undefined && action.reads !== true && action.success !== "ignored";
}

/** A dialog may be closed before the call unless it holds what the call sends; one that is closed later says that the screen waits. */
function isOutcome(index: ScreenIndex, { step, dialog }: Moment["shown"][number], call: string): boolean {
  // A draft that is cleared too early has a check of its own.
  if (step === "clear") return false;
  if (step === "open") return !index.steps.some((one) => one.step.do === "close");
  if (step !== "close") return true;
  const sent = readsBelow(index, `${call}/input`);
  return index.nodes.some(
    ({ node, dialog: own }) => own !== undefined && own === dialog && node.bind !== undefined && sent.includes(node.bind),
  );
}
