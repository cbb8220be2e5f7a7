import type { StepDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { overlaps } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listWrites } from "../../conditions/standing.ts";
import { runEvents } from "../../paths/list-events.ts";
import { keyOfCall } from "../../paths/run-event.ts";
import { listTwins } from "../../queries/find-twins.ts";
import type { StepVisit } from "../../queries/flows/flow-index.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const callIsNotRepeated = screenCheck({ id: "call-is-not-repeated" }, (index, report) => {
  const repeated = new Map<string, string>();
  const again = new Map<string, string>();
  runEvents(index, {
    step(step, pointer, { lastCall, failed }) {
      if (step.do !== "call") return;
      if (failed.includes(step.action)) again.set(pointer, step.action);
      else if (lastCall !== undefined && keyOfCall(step) === lastCall) repeated.set(pointer, step.action);
    },
  });
  for (const { hook, steps } of index.flows) {
    if (hook !== "onOpen" && hook !== "onReady") continue;
    for (const { step, pointer, parent, siblings, siblingIndex } of steps)
      if (
        step.do === "reload" &&
        step.when === undefined &&
        parent === undefined &&
        !sendsOther(index, step.load, siblings.slice(0, siblingIndex))
      )
        report(pointer, {
          message: `\`${step.load}\` is loaded a second time as soon as the screen opens.`,
          help: "Remove the step, or add a `when`.",
        });
  }
  for (const { name, first } of listTwins(Object.entries(index.screen.load ?? {}), ({ action, input, when }) => [action, input, when]))
    report(joinPointer("/load", name), {
      message: `\`${name}\` is \`${first}\` a second time: two calls, whose responses may differ.`,
      help: `Read \`data.${first}\`, and remove it.`,
    });
  for (const { pointer, event } of listCountedTwice(index))
    if (!repeated.has(pointer))
      report(pointer, { message: `${event} is counted a second time on the same way.`, help: "Remove one of the two." });
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
});

/** Whether steps change what a load sends. */
function sendsOther(index: ScreenIndex, load: string, before: readonly StepDefinition[]): boolean {
  const written = before.flatMap((step) => listWrites(index, step));
  return readsBelow(index, joinPointer("/load", load)).some((path) => written.some((one) => overlaps(one, path)));
}

interface CountedTwice {
  readonly pointer: string;
  readonly event: string;
}

/** Steps that count, and come after an equal one on every way: directly after each other they are two copies, which another check reports. */
function listCountedTwice(index: ScreenIndex): CountedTwice[] {
  return index.steps.flatMap((visit): CountedTwice[] => {
    const { step, pointer, siblings, siblingIndex } = visit;
    const event = nameCounted(index, step);
    if (event === undefined || readsChanging(index, pointer) || isEqual(siblings[siblingIndex - 1], step)) return [];
    return listBefore(visit).some((one) => isEqual(one, step)) ? [{ pointer, event }] : [];
  });
}

/** What a step counts: an event, or a call of which no response is awaited. */
function nameCounted({ catalogue }: ScreenIndex, step: StepDefinition): string | undefined {
  if (step.do === "track" && step.when === undefined) return `The event \`${step.event}\``;
  const isCall = step.do === "call" && step.when === undefined && catalogue.actions.get(step.action)?.success === "ignored";
  return isCall ? `\`${step.action}\`` : undefined;
}

function isEqual(one: StepDefinition | undefined, other: StepDefinition): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Steps that have run whenever this one does. */
function listBefore({ siblings, siblingIndex, parent }: StepVisit): readonly StepDefinition[] {
  const here = siblings.slice(0, siblingIndex);
  return parent === undefined ? here : [...listBefore(parent), ...here];
}

/** Whether it reads what may have changed since. */
function readsChanging(index: ScreenIndex, pointer: string): boolean {
  const reads = ["params", "input"].flatMap((part) => readsBelow(index, `${pointer}/${part}`));
  return reads.some((path) => /^(?:state|answer|timers|stored|unknown)\b/.test(path));
}
