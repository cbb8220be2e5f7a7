/** Under which conditions an event comes as far as a call: guards that end the flow before it, and the branches that it stands in. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { alwaysEnds } from "../queries/flow-reach.ts";
import type { FlowVisit, Outline, StepVisit } from "../queries/screen-index.ts";
import type { Formula } from "./formula.ts";
import { whenHolds } from "./read-formula.ts";

/** Steps that take no time and change nothing that a condition reads. */
const still = new Set<StepDefinition["do"]>(["stop", "if", "validate", "toast", "track", "focus"]);

interface Reached {
  readonly action: string;
  readonly when: Formula;
}

/** Every call that a flow can come to, with those of the flows that it runs. */
export function listReached(outline: Outline, flow: FlowVisit, seen: readonly FlowVisit[] = []): Reached[] {
  return flow.steps.flatMap((visit): Reached[] => {
    const { step } = visit;
    if (step.do === "call") return [{ action: step.action, when: whenReached(outline, visit).when }];
    const next = step.do === "run" ? outline.flows.find(({ name }) => name === step.flow) : undefined;
    if (next === undefined || seen.includes(next)) return [];
    const { when, isStill } = whenReached(outline, visit);
    return listReached(outline, next, [...seen, flow]).map((one) =>
      isStill ? { ...one, when: { all: [when, one.when] } } : { ...one, when },
    );
  });
}

interface Way {
  readonly when: Formula;
  /** Whether all that a condition reads is still as it was at the tap. */
  readonly isStill: boolean;
}

function whenReached(outline: Outline, visit: StepVisit): Way {
  const around: Way = visit.parent === undefined ? { when: true, isStill: true } : whenInside(outline, visit.parent, visit);
  let { isStill } = around;
  const all: Formula[] = [around.when];
  for (const [place, step] of visit.siblings.slice(0, visit.place).entries()) {
    if (!isStill) break;
    all.push(whenPassed(outline, step, visit.pointer.replace(/\d+$/, String(place))));
    isStill = isQuiet(outline, step);
  }
  if (isStill) all.push(whenHolds(outline, `${visit.pointer}/when`));
  return { when: { all }, isStill };
}

/** Whether a branch of a step is taken. */
function whenInside(outline: Outline, parent: StepVisit, { pointer }: StepVisit): Way {
  const way = whenReached(outline, parent);
  if (parent.step.do !== "if" || !way.isStill) return { ...way, isStill: false };
  const test = whenHolds(outline, `${parent.pointer}/if`);
  return { ...way, when: { all: [way.when, pointer.startsWith(`${parent.pointer}/then/`) ? test : { not: test }] } };
}

/** Whether the step after this one comes to its turn. */
function whenPassed(outline: Outline, step: StepDefinition, pointer: string): Formula {
  const runs = whenHolds(outline, `${pointer}/when`);
  if (step.do !== "if") return alwaysEnds([{ ...step, when: undefined }], outline) ? { not: runs } : true;
  const test = whenHolds(outline, `${pointer}/if`);
  const ends: Formula[] = [];
  if (alwaysEnds(step.then, outline)) ends.push({ all: [runs, test] });
  if (step.else !== undefined && alwaysEnds(step.else, outline)) ends.push({ all: [runs, { not: test }] });
  return { not: { some: ends } };
}

/** Whether a step that the flow goes on after leaves everything as it was. */
function isQuiet(outline: Outline, step: StepDefinition): boolean {
  if (!still.has(step.do)) return false;
  if (step.do !== "if") return true;
  return [step.then, step.else ?? []].every((steps) => alwaysEnds(steps, outline) || steps.every((one) => isQuiet(outline, one)));
}
