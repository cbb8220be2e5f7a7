/** Everything that starts steps, with the nodes whose rules have run before: those of a dialog are opened by steps. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { flowOf, perObject, walkStarts } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type RunVisitor, runEvent } from "./run-event.ts";

export interface Event {
  readonly steps: readonly StepDefinition[];
  readonly pointer: string;
  readonly validated: readonly string[];
  /** The dialog that is open at the start; `null` for none, absent when nobody knows. */
  readonly dialog?: string | null;
}

/** Lists every event once; a flow that several events start is one. */
export const listEvents = perObject((index: ScreenIndex): readonly Event[] => {
  const known = new Map<string, Event & { readonly opened?: string }>();
  for (const { flow, pointer, node, hook } of walkStarts(index.screen)) {
    const steps = typeof flow === "string" ? flowOf(index.screen, flow) : flow;
    if (steps === undefined) continue;
    const opened = node?.dialog ?? /^\/dialogs\/([^/]+)\/onClose/.exec(pointer)?.[1];
    const at = typeof flow === "string" ? `/flows/${flow}` : pointer;
    known.set(`${at} ${opened ?? ""}`, {
      steps,
      pointer: at,
      validated: [],
      ...(hook !== "onClose" && { dialog: node?.dialog ?? null }),
      ...(opened !== undefined && { opened }),
    });
  }
  const events = [...known.values()];
  const validated = validatedAtOpening(index, events);
  return events.map(({ opened, ...event }) => ({ ...event, validated: (opened !== undefined && validated.get(opened)) || [] }));
});

/** Runs every event. */
export function runEvents(index: ScreenIndex, visitor: RunVisitor): void {
  for (const event of listEvents(index)) runEvent(index, event, visitor);
}

/** The nodes whose rules have run whenever a dialog opens. */
function validatedAtOpening(index: ScreenIndex, events: readonly Event[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const event of events)
    runEvent(index, event, {
      step: (step, _, { validated }) => {
        if (step.do !== "open") return;
        const before = found.get(step.dialog);
        found.set(step.dialog, before === undefined ? validated : before.filter((node) => validated.includes(node)));
      },
    });
  return found;
}
