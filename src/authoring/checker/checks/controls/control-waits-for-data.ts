import type { ActionDefinition } from "../../../../core/format/index.ts";
import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import {
  covers,
  createPlanContext,
  isNeverHeld,
  listAwaitable,
  planAwaits,
  recordOf,
  valuesOf,
  writesOf,
} from "../../../compiler/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import type { StepVisit } from "../../queries/flows/flow-index.ts";
import { listStarts, type Start } from "../../queries/flows/flow-reach.ts";
import { readsBelow, unguardedBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const controlWaitsForData = screenCheck({ id: "control-waits-for-data", isFixed: true }, (index, report) => {
  for (const start of listStarts(index)) {
    const name = findUnheld(index, start);
    const isHook = start.pointer === "/onOpen" || start.pointer === "/onClose";
    const guard = (path: string) =>
      isHook ? `Send it after a tap, or write \`"when": "${path} != null"\` at the step.` : "Send it after a tap, which waits for it.";
    for (const { pointer, path } of name === undefined ? [] : findEarly(index, start))
      report(pointer, { message: `${name} starts at once, and sends \`${path}\` before it has arrived.`, help: guard(path) });
  }
  for (const visit of index.steps) for (const { pointer, ...problem } of lookAtCall(index, visit)) report(pointer, problem);
  const planning = createPlanContext(index, index.analysis);
  for (const { node, pointer, widget } of index.nodes) {
    if (widget === undefined || widget.showsBusy === true) continue;
    for (const [event, paths] of Object.entries(planAwaits(planning, node, pointer) ?? {})) {
      const path = paths.find((one) => !isShownAfter(index, pointer, one));
      if (path === undefined) continue;
      report(joinPointer(pointer, "on", event), {
        message: `\`${event}\` of \`${node.id}\` waits for \`${path}\`, and \`${node.widget}\` cannot show that it waits.`,
        help: "Let a widget send it that can, for example a `button`.",
      });
    }
  }
});

interface Found extends ProblemText {
  readonly pointer: string;
}

function lookAtCall(index: ScreenIndex, visit: StepVisit): Found[] {
  const { step, pointer } = visit;
  const action = step.do === "call" ? index.catalogue.actions.get(step.action) : undefined;
  if (step.do !== "call" || action === undefined) return [];
  const inputs = action.commits === true ? Object.keys(step.input ?? {}) : [];
  const empty = inputs.flatMap((input): Found[] => {
    const path = findMissing(index, visit, { action, input });
    if (path === undefined) return [];
    return [
      {
        pointer: joinPointer(pointer, "input", input),
        message: `\`${step.action}\` is sent with an empty \`${input}\` when \`${path}\` has not come.`,
        help: `List \`${input}\` in \`intent.filled\` of the action, or say with \`??\` what is sent then.`,
      },
    ];
  });
  // A name that no action has is wrong at the action itself.
  const unseen = (action.awaits ?? []).filter((awaited) => index.catalogue.actions.has(awaited) && !isSeenBefore(index, awaited));
  return [
    ...empty,
    ...unseen.map((awaited) => ({
      pointer: `${pointer}/action`,
      message: `\`${step.action}\` is called only after the response of \`${awaited}\` has been seen, and the screen can be shown without it.`,
      help: `Load it: \`"action": "${awaited}"\`, neither \`optional\` nor with \`when\`.`,
    })),
  ];
}

/** What starts the flow, where it starts whatever is missing. */
function findUnheld(index: ScreenIndex, { pointer, at }: Start): string | undefined {
  if (pointer === "/onOpen" || pointer === "/onClose" || /^\/dialogs\/[^/]+\/onClose$/.test(pointer))
    return `\`${pointer.slice(pointer.lastIndexOf("/") + 1)}\``;
  const event = pointer.slice(pointer.lastIndexOf("/") + 1);
  return at !== undefined && isNeverHeld(index, at.node, event) ? `\`${event}\` of \`${at.node.id}\`` : undefined;
}

/** Steps that pass on what may not be there yet; a response that the flow itself has asked for is. */
function findEarly(index: ScreenIndex, { pointer: start, steps }: Start): { pointer: string; path: string }[] {
  const asked = steps.flatMap(({ step }) => writesOf(step).map(({ path }) => path));
  const paths = listAwaitable(index).filter(
    (path) => path.startsWith("data.") && !asked.includes(path) && !isShownAfter(index, start, path),
  );
  return steps.flatMap((visit) => {
    const { step, pointer } = visit;
    if (recordOf(step).passesOn !== true) return [];
    return valuesOf(step)
      .filter(({ isWording }) => isWording !== true)
      .flatMap((value) => {
        const at = joinPointer(pointer, ...value.path);
        const read = unguardedBelow(index, at);
        const path = paths.find((one) => read.some((part) => covers(one, part)) && !isAsked(index, visit, one));
        return path === undefined ? [] : [{ pointer: at, path }];
      });
  });
}

/** Whether the step, or one around it, is taken under a condition on the path. */
function isAsked(index: ScreenIndex, { step, pointer, parent }: StepVisit, path: string): boolean {
  const conditions = [`${pointer}/when`, ...(step.do === "if" ? [`${pointer}/if`] : [])];
  const reads = conditions.flatMap((condition) => readsBelow(index, condition));
  return reads.some((read) => covers(path, read)) || (parent !== undefined && isAsked(index, parent, path));
}

/** Whether the node, or one around it, is a placeholder until the response has arrived. */
function isShownAfter(index: ScreenIndex, pointer: string, path: string): boolean {
  if (index.screen.load === undefined || !Object.keys(index.screen.load).some((name) => path === `data.${name}`)) return false;
  return index.nodes
    .filter((around) => isWithin(pointer, around.pointer))
    .some((around) =>
      ["props", "when", "each"].some((part) => readsBelow(index, `${around.pointer}/${part}`).some((read) => covers(path, read))),
    );
}

interface CommitInput {
  readonly action: ActionDefinition;
  readonly input: string;
}

/** A response that an input of a commit needs, and that may be missing although everything has been waited for. */
function findMissing(index: ScreenIndex, visit: StepVisit, { action, input }: CommitInput): string | undefined {
  if (action.intent?.filled?.includes(input)) return undefined;
  const read = unguardedBelow(index, joinPointer(visit.pointer, "input", input));
  const loads = Object.entries(index.screen.load ?? {});
  const sure = loads.flatMap(([name, { optional, when }]) => (optional === true || when !== undefined ? [] : [`data.${name}`]));
  return listAwaitable(index).find(
    (path) => path.startsWith("data.") && !sure.includes(path) && read.some((part) => covers(path, part)) && !isAsked(index, visit, path),
  );
}

function isSeenBefore({ screen }: ScreenIndex, action: string): boolean {
  return Object.values(screen.load ?? {}).some((load) => load.action === action && load.optional !== true && load.when === undefined);
}
