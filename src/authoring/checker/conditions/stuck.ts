/** Flags that stay as they are, because what would change them reacts only once they have changed. */
import type { NodeAt } from "../../compiler/index.ts";
import type { StepVisit } from "../queries/flows/flow-index.ts";
import { listStarts } from "../queries/flows/flow-reach.ts";
import { findWriters, firstOf } from "../queries/flows/state-writers.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { whenTapped, whenTrue } from "./read-formula.ts";

/** Whether a flag can never be set to what it is not at first. */
export function isNeverRaised(index: ScreenIndex, path: string): boolean {
  const first = firstOf(index, path);
  if (typeof first !== "boolean") return false;
  const atFirst = whenIt(path, first);
  const sent = listStarts(index).flatMap(({ at, steps }) => (mayRun(index, at, atFirst) ? listCalled(steps) : []));
  // Nobody looks for the outcome of what cannot be sent.
  const unsent = listCalled(index.steps).filter((action) => !sent.includes(action));
  return isStuck(index, path, first, { all: [atFirst, ...unsent.map((action) => whenIt(`unknown.${action}`, false))] });
}

/** Whether a control waits for a flag that no step can set back while it is set: neither a hook, nor a control that reacts meanwhile. */
export function staysForEver(index: ScreenIndex, path: string): boolean {
  const first = firstOf(index, path);
  if (typeof first !== "boolean") return false;
  const isSet = whenIt(path, !first);
  if (!isStuck(index, path, !first, isSet)) return false;
  return listStarts(index).some(({ at }) => at !== undefined && !at.isOff && !mayRun(index, at, isSet));
}

/** Whether nothing that runs meanwhile changes the value. */
function isStuck(index: ScreenIndex, path: string, value: boolean, meanwhile: Formula): boolean {
  const changes = listStarts(index).filter(({ steps }) =>
    steps.some(({ step }) => step.do === "set" && step.path === path && step.to !== value),
  );
  return findWriters(index, path).nodes === 0 && changes.every(({ at }) => !mayRun(index, at, meanwhile));
}

function listCalled(steps: readonly Pick<StepVisit, "step">[]): string[] {
  return steps.flatMap(({ step }) => (step.do === "call" ? [step.action] : []));
}

const whenIt = (path: string, value: boolean): Formula => (value ? whenTrue(path) : { not: whenTrue(path) });

/** A hook runs by itself. */
function mayRun(index: ScreenIndex, control: NodeAt | undefined, meanwhile: Formula): boolean {
  return control === undefined || findAssignment({ all: [whenTapped(index, control), meanwhile] }) !== undefined;
}
