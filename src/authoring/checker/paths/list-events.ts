/** Everything that starts steps, with the nodes whose rules have run before: those of a dialog are opened by steps. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { flowOf, walkStarts } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { runEvent } from "./run-event.ts";

export interface Event {
  readonly steps: readonly StepDefinition[];
  readonly pointer: string;
  readonly validated: readonly string[];
}

/** Lists every event once; a flow that several events start is one. */
export function listEvents(index: ScreenIndex): Event[] {
  const known = new Map<string, Event & { readonly dialog?: string }>();
  for (const { flow, pointer, node } of walkStarts(index.screen)) {
    const steps = typeof flow === "string" ? flowOf(index.screen, flow) : flow;
    if (steps === undefined) continue;
    const dialog = node?.dialog ?? /^\/dialogs\/([^/]+)\/onClose/.exec(pointer)?.[1];
    const at = typeof flow === "string" ? `/flows/${flow}` : pointer;
    known.set(`${at} ${dialog ?? ""}`, { steps, pointer: at, validated: [], ...(dialog !== undefined && { dialog }) });
  }
  const events = [...known.values()];
  const opened = validatedAtOpening(index, events);
  return events.map((event) => ({ ...event, validated: (event.dialog !== undefined && opened.get(event.dialog)) || [] }));
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
      end: () => undefined,
    });
  return found;
}
