/** Under which conditions an event comes as far as a call, or another step: guards that end the flow before it, and the branches that it stands in. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { branchesOf, recordOf } from "../../compiler/index.ts";
import { isUnbounded } from "../queries/flows/count-steps.ts";
import type { FlowVisit, StepVisit } from "../queries/flows/flow-index.ts";
import { endsHere } from "../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Formula } from "./formula.ts";
import { whenHolds } from "./read-formula.ts";

interface Reached<T> {
  readonly step: T;
  readonly when: Formula;
}

type Step<K> = Extract<StepDefinition, { do: K }>;

/** Every call that a flow can come to, with those of the flows that it runs. */
export function listReached(index: ScreenIndex, flow: FlowVisit): { readonly action: string; readonly when: Formula }[] {
  return listReachedSteps(index, flow, "call").map(({ step: { action }, when }) => ({ action, when }));
}

/** The same of every step of a kind. */
export function listReachedSteps<K extends "call" | "go">(
  index: ScreenIndex,
  flow: FlowVisit,
  kind: K,
  seen: readonly FlowVisit[] = [],
): Reached<Step<K>>[] {
  if (isUnbounded(index, flow)) return [];
  const isAsked = (step: StepDefinition): step is Step<K> => step.do === kind;
  return flow.steps.flatMap((visit): Reached<Step<K>>[] => {
    const { step } = visit;
    if (isAsked(step)) return [{ step, when: whenReached(index, visit).when }];
    const next = step.do === "run" ? index.flows.find(({ name }) => name === step.flow) : undefined;
    if (next === undefined || seen.includes(next)) return [];
    const { when, isStill } = whenReached(index, visit);
    return listReachedSteps(index, next, kind, [...seen, flow]).map((one) =>
      isStill ? { ...one, when: { all: [when, one.when] } } : { ...one, when },
    );
  });
}

interface Way {
  readonly when: Formula;
  /** Whether all that a condition reads is still as it was at the tap. */
  readonly isStill: boolean;
}

/** When an event comes to a step, its own condition included. */
function whenReached(index: ScreenIndex, visit: StepVisit): Way {
  const around: Way = visit.parent === undefined ? { when: true, isStill: true } : whenInside(index, visit.parent, visit);
  let { isStill } = around;
  const all: Formula[] = [around.when];
  for (const [siblingIndex, step] of visit.siblings.slice(0, visit.siblingIndex).entries()) {
    if (!isStill) break;
    all.push(whenPassed(index, step, visit.pointer.replace(/\d+$/, String(siblingIndex))));
    isStill = isQuiet(index, step);
  }
  if (isStill) all.push(whenHolds(index, `${visit.pointer}/when`));
  return { when: { all }, isStill };
}

/** Whether a branch of a step is taken. */
function whenInside(index: ScreenIndex, parent: StepVisit, { pointer }: StepVisit): Way {
  const way = whenReached(index, parent);
  if (parent.step.do !== "if" || !way.isStill) return { ...way, isStill: false };
  const test = whenHolds(index, `${parent.pointer}/if`);
  return { ...way, when: { all: [way.when, pointer.startsWith(`${parent.pointer}/then/`) ? test : { not: test }] } };
}

/** Whether the step after this one comes to its turn. */
export function whenPassed(index: ScreenIndex, step: StepDefinition, pointer: string): Formula {
  const runs = whenHolds(index, `${pointer}/when`);
  if (step.do !== "if") return endsHere([{ ...step, when: undefined }], index) ? { not: runs } : true;
  const test = whenHolds(index, `${pointer}/if`);
  const ends: Formula[] = [];
  if (endsHere(step.then, index)) ends.push({ all: [runs, test] });
  if (step.else !== undefined && endsHere(step.else, index)) ends.push({ all: [runs, { not: test }] });
  return { not: { some: ends } };
}

/** Whether a step that the flow goes on after leaves everything as it was. */
export function isQuiet(index: ScreenIndex, step: StepDefinition): boolean {
  if (recordOf(step).changesNothing !== true) return false;
  return branchesOf(step).every(({ steps }) => endsHere(steps, index) || steps.every((one) => isQuiet(index, one)));
}
