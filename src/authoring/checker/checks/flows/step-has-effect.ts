import { quoteName, type StepDefinition } from "../../../../core/format/index.ts";
import { deepEqual, joinPointer } from "../../../../core/json/index.ts";
import { readDefinitionPath } from "../../../compiler/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenShown, whenTrueOf } from "../../conditions/read-formula.ts";
import { whenStanding } from "../../conditions/standing.ts";
import { listEvents, runEvents } from "../../paths/list-events.ts";
import { runEvent } from "../../paths/run-event.ts";
import type { StepVisit } from "../../queries/flows/flow-index.ts";
import { firstOf } from "../../queries/flows/state-writers.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const stepHasEffect = screenCheck({ id: "step-has-effect", about: "use" }, (index, report) => {
  for (const visit of index.steps) {
    const message = describeIdle(index, visit);
    if (message !== undefined) report(visit.pointer, { message, help: "Change what was meant, or remove the step." });
  }
  for (const { pointer, path } of listRaisedAgain(index))
    report(pointer, {
      message: `\`${path}\` is ${firstOf(index, path) === false} already on every way to this step.`,
      help: "Change what was meant, or remove the step.",
    });
  const others = listOtherDialogs(index);
  for (const [pointer, open] of others) report(joinPointer(pointer, "dialog"), describeOther(open));
  for (const [pointer, dialog] of listIdleDialogs(index))
    if (!others.has(pointer))
      report(pointer, {
        message:
          dialog === null ? "No dialog can be open here that this `close` would close." : `The dialog \`${dialog}\` is open already.`,
        help: "Remove the step.",
      });
});

function describeIdle(index: ScreenIndex, visit: StepVisit): string | undefined {
  const { step, pointer, siblings, siblingIndex } = visit;
  const next = siblings[siblingIndex + 1];
  if (step.do === "set" && step.to === `{${step.path}}`) return `\`${step.path}\` is set to what it is.`;
  if (step.do === "set" && next?.do === "set" && next.path === step.path && isSure(next) && !readsOwn(index, { pointer, path: step.path }))
    return `\`${step.path}\` is set again by the next step, before anything reads it.`;
  if (step.do === "set" && isSure(step) && undoesEntry(index, { pointer, path: step.path }))
    return `\`${step.path}\` is overwritten as soon as it is entered.`;
  if (step.do === "store" && isStored(index, visit, step.values)) return "What this stores is stored already where it stands.";
  if (step.do === "if" && step.else !== undefined && deepEqual(step.then, step.else)) return "Both ways of this `if` are the same.";
  if (step.do === "focus" && isDeaf(index, step.node))
    return `\`${step.node}\` has nothing to enter and nothing to tap, so that nobody is led to it.`;
  if (step.do === "focus" && isHidden(index, visit, step.node)) return `\`${step.node}\` is hidden where this step stands.`;
  if (opensItself(index, step, pointer)) return "This screen opens itself, with the parameters that it has.";
  if (step.do === "stop" && isLastOfEvent(index, pointer, siblings.length)) return "The flow ends here anyway.";
  return undefined;
}

/** On a tap: a screen that opens itself while it opens never comes to rest. A fragment, such as a navigation, stands on the screens that it leads to. */
function opensItself({ screen, variant }: ScreenIndex, step: StepDefinition, pointer: string): boolean {
  // In its own place it begins again.
  if (step.do !== "go" || step.screen !== screen.id || step.replace === true || !pointer.includes("/on/")) return false;
  if (readDefinitionPath(variant.originOf(pointer).file).fragment !== undefined) return false;
  const given = new Map(Object.entries(step.params ?? {}));
  return Object.keys(screen.params ?? {}).every((name) => given.get(name) === `{params.${name}}`);
}

/** Whether a condition before it has found each value there. */
function isStored(index: ScreenIndex, visit: StepVisit, values: object): boolean {
  const names = Object.keys(values);
  return (
    names.length > 0 &&
    names.every((name) => {
      const taken = index.analysis.siteAt(joinPointer(`${visit.pointer}/values`, name))?.checked.ast;
      if (taken === undefined) return false;
      const isSame = whenTrueOf(index, ["==", [".", "stored", name], taken]);
      return findAssignment({ all: [whenStanding(index, visit), { not: isSame }] }) === undefined;
    })
  );
}

function isSure(step: StepDefinition): boolean {
  return !("when" in step) || step.when === undefined;
}

/** Whether a step that follows a change of a value sets that value, whatever was entered. */
function undoesEntry(index: ScreenIndex, { pointer, path }: { pointer: string; path: string }): boolean {
  // Inside of a branch it may well be taken back.
  const node = /^(.*)\/on\/change(?:\/\d+)?$/.exec(pointer)?.[1];
  const entered = index.nodes.find((one) => one.node.bind === path && one.pointer === node);
  return entered !== undefined && !readsBelow(index, pointer).some((read) => read === path || read.startsWith(`${path}.`));
}

/** Whether the step after this one reads what it sets. */
function readsOwn(index: ScreenIndex, { pointer, path }: { pointer: string; path: string }): boolean {
  const next = pointer.replace(/\d+$/, (at) => String(Number(at) + 1));
  return readsBelow(index, next).some((read) => read === path || read.startsWith(`${path}.`) || path.startsWith(`${read}.`));
}

/** A flow that another one runs ends that one, too. */
function isLastOfEvent({ flows, mentions }: ScreenIndex, pointer: string, length: number): boolean {
  const flow = flows.find((one) => pointer === `${one.pointer}/${length - 1}`);
  return flow !== undefined && (flow.name === undefined || !mentions.some((one) => one.flow === flow.name && one.pointer !== one.from));
}

/** Steps that find, on every way to them, the dialog as they would leave it. */
function listIdleDialogs(index: ScreenIndex): Map<string, string | null> {
  const found = new Map<string, Set<string | null | undefined>>();
  runEvents(index, {
    step(step, pointer, { dialog }) {
      if (step.do === "close" || step.do === "open") found.set(pointer, (found.get(pointer) ?? new Set()).add(dialog));
    },
  });
  const idle = new Map<string, string | null>();
  for (const { step, pointer } of index.steps) {
    const [dialog, ...others] = found.get(pointer) ?? [];
    if (others.length > 0 || dialog === undefined) continue;
    if (step.do === "close" ? dialog === null : step.do === "open" && dialog === step.dialog) idle.set(pointer, dialog);
  }
  return idle;
}

/** Steps that set to true what the flow has set to true before. */
function listRaisedAgain(index: ScreenIndex): { pointer: string; path: string }[] {
  const found = new Map<string, { readonly path: string; readonly isAlways: boolean }>();
  runEvents(index, {
    step(step, pointer, { raised }) {
      if (step.do !== "set" || step.to !== !firstOf(index, step.path)) return;
      found.set(pointer, { path: step.path, isAlways: Object.hasOwn(raised, step.path) && found.get(pointer)?.isAlways !== false });
    },
  });
  return [...found].flatMap(([pointer, { path, isAlways }]) => (isAlways ? [{ pointer, path }] : []));
}

/** Whether a widget neither takes a value nor reacts. */
function isDeaf({ nodes }: ScreenIndex, id: string): boolean {
  const found = nodes.find(({ node }) => node.id === id);
  return (
    found?.widget !== undefined &&
    found.widget.value === undefined &&
    found.widget.events === undefined &&
    (found.node.children ?? []).length === 0
  );
}

function isHidden(index: ScreenIndex, visit: StepVisit, id: string): boolean {
  const at = index.nodes.find(({ node }) => node.id === id);
  const [shown, around] = [at === undefined ? true : whenShown(index, at), whenStanding(index, visit)];
  return findAssignment({ all: [around, shown] }) === undefined && [around, shown].every((one) => findAssignment(one) !== undefined);
}

/** The dialogs in which a step stands that closes another one, which nothing in their flow opens. */
function listOtherDialogs(index: ScreenIndex): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const event of listEvents(index)) {
    if (typeof event.dialog !== "string") continue;
    const opened = [event.dialog];
    const closed = new Map<string, string>();
    runEvent(index, event, {
      step: (step, pointer) => {
        if (step.do === "open") opened.push(step.dialog);
        if (step.do === "close" && step.dialog !== undefined) closed.set(pointer, step.dialog);
      },
    });
    for (const [pointer, dialog] of closed)
      if (!opened.includes(dialog)) found.set(pointer, new Set([...(found.get(pointer) ?? []), event.dialog]));
  }
  return found;
}

function describeOther(open: ReadonlySet<string>): ProblemText {
  const [only = "", ...others] = open;
  const names = [...open].map(quoteName).join(" or ");
  return {
    message: `This dialog cannot be open here: ${names} is.`,
    help: `Name ${names}.`,
    ...(others.length === 0 && { fix: { title: `Write ${names}`, text: JSON.stringify(only) } }),
  };
}
