/** What is known where a step stands: the conditions that led to it, as far as no step has changed what they read, and what was set. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { branchesOf, flowOf, isUnknownOutcome, writesOf } from "../../compiler/index.ts";
import type { StepVisit } from "../queries/flows/flow-index.ts";
import { endsHere } from "../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, listAtoms } from "./formula.ts";
import { isQuiet, whenPassed } from "./reachable-calls.ts";
import { whenHolds, whenTrue, whenTrueOf } from "./read-formula.ts";

interface Fact {
  readonly formula: Formula;
  /** It holds because of a `set`, and no longer than until the user may have changed the value. */
  readonly isSet?: true;
}

export function whenStanding(index: ScreenIndex, visit: StepVisit): Formula {
  return { all: factsAt(index, visit).map(({ formula }) => formula) };
}

function factsAt(index: ScreenIndex, visit: StepVisit): readonly Fact[] {
  const { parent, pointer, siblings, siblingIndex } = visit;
  const around = parent === undefined ? [] : factsInside(index, parent, pointer);
  return siblings
    .slice(0, siblingIndex)
    .reduce((facts: readonly Fact[], step, at) => factsAfter(index, facts, { step, pointer: pointer.replace(/\d+$/, String(at)) }), around);
}

/** In a branch of a step. */
function factsInside(index: ScreenIndex, parent: StepVisit, pointer: string): readonly Fact[] {
  const facts = [...factsAt(index, parent), { formula: whenHolds(index, `${parent.pointer}/when`) }];
  if (parent.step.do !== "if") return withoutChanged(index, facts, { ...parent.step, ...noBranches });
  const test = whenHolds(index, `${parent.pointer}/if`);
  if (!pointer.startsWith(`${parent.pointer}/then/`)) return [...facts, { formula: { not: test } }];
  return [...facts, { formula: test }, ...factsOfLost(index, parent)];
}

/** Where no response of a commit came, nobody knows what became of it. */
function factsOfLost({ catalogue }: ScreenIndex, { step, parent }: StepVisit): Fact[] {
  const action = parent?.step.do === "call" ? parent.step.action : "";
  const isLost = step.do === "if" && step.if === isUnknownOutcome && catalogue.actions.get(action)?.commits === true;
  return isLost ? [{ formula: whenTrue(`unknown.${action}`) }] : [];
}

const noBranches = { ok: undefined, fail: undefined, codes: undefined, timeout: undefined };

function factsAfter(index: ScreenIndex, before: readonly Fact[], { step, pointer }: Pick<StepVisit, "step" | "pointer">): readonly Fact[] {
  const facts = [...before, { formula: whenPassed(index, step, pointer) }];
  // What ends the flow has not run where a further step does.
  if (isQuiet(index, step) || isPassed(index, step)) return facts;
  const left = withoutChanged(index, facts, step);
  return step.do === "set" && step.when === undefined ? [...left, ...factsOfSet(index, step, pointer)] : left;
}

function isPassed(index: ScreenIndex, step: StepDefinition): boolean {
  return endsHere([step.do === "if" ? step : { ...step, when: undefined }], index);
}

/** That the path is now what it was set to, if that does not depend on what it was before. */
function factsOfSet(index: ScreenIndex, { path, to }: Extract<StepDefinition, { do: "set" }>, pointer: string): Fact[] {
  const written: unknown = typeof to === "string" && /[{}]/.test(to) ? index.analysis.siteAt(`${pointer}/to`)?.checked.ast : to;
  const isOne = Array.isArray(written) ? written[0] === "." : written !== undefined && (written === null || typeof written !== "object");
  if (!isOne || readsPath(JSON.stringify(written), path.replace(".", '","'))) return [];
  const ast = [".", ...path.split(".")];
  if (typeof written === "boolean") return [{ formula: written ? whenTrueOf(index, ast) : { not: whenTrueOf(index, ast) }, isSet: true }];
  // Either may stand first where they are compared.
  const both = [
    ["==", ast, written],
    ["==", written, ast],
  ].map((equal) => whenTrueOf(index, equal));
  return [{ formula: { all: both }, isSet: true }];
}

/** What a step that takes time, or changes something, leaves of them. */
function withoutChanged(index: ScreenIndex, facts: readonly Fact[], step: StepDefinition): readonly Fact[] {
  const values = Object.keys(index.screen.values ?? {});
  const isInstant = step.do === "set";
  const changed = [...listWrites(index, step), ...(isInstant ? [] : ofServer)];
  const reads = (text: string) =>
    changed.some((path) => readsPath(text, path)) || values.some((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(text));
  return facts.filter(({ formula, isSet }) => (isInstant || isSet !== true) && !listAtoms(formula).some(({ text }) => reads(text)));
}

const ofServer = ["answer", "data", "loaded", "timers", "unknown", "done", "refused", "looked", "stored"];

/** Every path that a step may change, with those of its branches and of the flow that it runs. */
export function listWrites(index: ScreenIndex, step: StepDefinition, seen = new Set<string>()): string[] {
  const inside = branchesOf(step).flatMap(({ steps }) => steps);
  const run = step.do === "run" && !seen.has(step.flow) ? (flowOf(index.screen, step.flow) ?? []) : [];
  if (step.do === "run") seen.add(step.flow);
  return [...writesOf(step).map(({ path }) => path), ...[...inside, ...run].flatMap((one) => listWrites(index, one, seen))];
}

function readsPath(text: string, path: string): boolean {
  return new RegExp(`(?<![.\\w])${path.replaceAll(".", "\\.")}\\b`).test(text);
}
