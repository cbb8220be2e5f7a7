/** An abstract run of an event: every step that it may come to, through `run` and both outcomes of each call, with what has happened by then. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../core/json/index.ts";
import { branchesOf, flowOf } from "../../compiler/index.ts";
import { maxEventSteps, stepsOf } from "../queries/flows/count-steps.ts";
import { firstOf } from "../queries/flows/state-writers.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { distinct, forget, isNoticed, type Moment, setFlag, show, start, waited, withoutSilence } from "./moment.ts";

/** How a way ends; `pointer` is the step at which it does, absent after the last one. */
export interface End {
  readonly how: "left" | "stopped" | "refused" | "failed" | "done";
  readonly pointer?: string;
}

export interface RunVisitor {
  step?(step: StepDefinition, pointer: string, moment: Moment): void;
  end?(moment: Moment, end: End): void;
}

interface Run {
  readonly index: ScreenIndex;
  readonly visitor: RunVisitor;
  readonly open: readonly string[];
}

interface StartedSteps {
  readonly steps: readonly StepDefinition[];
  readonly pointer: string;
  /** Nodes whose rules have run before. */
  readonly validated?: readonly string[];
  readonly dialog?: string | null;
}

/** Runs steps that start with an event. One that comes to more steps than `flow-is-bounded` allows is not followed: no end of it would come. */
export function runEvent(index: ScreenIndex, event: StartedSteps, visitor: RunVisitor): void {
  if (stepsOf(index)(event.steps) > maxEventSteps) return;
  const { validated = [], dialog } = event;
  const first: Moment = { ...start, validated, ...(dialog !== undefined && { dialog }) };
  for (const moment of runSteps(event, [first], { index, visitor, open: [] })) visitor.end?.(moment, { how: "done" });
}

function runSteps(
  { steps, pointer }: { steps: readonly StepDefinition[]; pointer: string },
  before: readonly Moment[],
  run: Run,
): Moment[] {
  let moments = [...before];
  for (const [at, step] of steps.entries()) {
    if (moments.length === 0) break;
    const here = joinPointer(pointer, at);
    for (const moment of moments) run.visitor.step?.(step, here, moment);
    if (isNoticed(step)) moments = moments.map(withoutSilence);
    const passed = step.do !== "if" && step.when !== undefined ? moments : [];
    moments = distinct([...passed, ...runStep(step, { pointer: here, moments }, run)]);
  }
  return moments;
}

interface Place {
  readonly pointer: string;
  readonly moments: readonly Moment[];
}

function runStep(step: StepDefinition, place: Place, run: Run): Moment[] {
  const { pointer, moments } = place;
  const end = (how: End["how"], ended: readonly Moment[] = moments): Moment[] => {
    for (const moment of ended) run.visitor.end?.(moment, { how, pointer });
    return [];
  };
  switch (step.do) {
    case "stop":
      return end("stopped");
    case "go":
    case "back":
      return end("left");
    case "leave":
      end("stopped", step.refused === undefined ? [] : runBranches(step, place, run));
      return end("left");
    case "validate":
      end("refused");
      return moments.map((one) => ({
        ...forget(one),
        validated: [...new Set([...one.validated, ...(step.nodes ?? run.index.nodes.map(({ node }) => node.id))])].sort(),
      }));
    case "set":
      return moments.map((one) => setFlag(forget(one), { path: step.path, isRaised: step.to === !firstOf(run.index, step.path), pointer }));
    case "if":
      return [...runIf(step, place, run), ...(step.else === undefined ? moments.map(forget) : [])];
    case "run":
      return runFlow(step.flow, place, run);
    case "call":
    case "settle":
      return runCall(step, place, run);
    case "track":
      return [...moments];
    case "reply":
      return moments.map((one) => ({ ...forget(one), hasReplied: true }));
    default:
      return [...moments.map((one) => show(step, pointer, forget(one))), ...runBranches(step, place, run)];
  }
}

/** Every branch from the same moments. */
function runBranches(step: StepDefinition, { pointer, moments }: Place, run: Run): Moment[] {
  const before = moments.map(forget);
  return branchesOf(step).flatMap(({ path, steps }) => runSteps({ steps, pointer: joinPointer(pointer, ...path) }, before, run));
}

/** What one way shows is not shown on the others. */
function runIf(step: StepDefinition, { pointer, moments }: Place, run: Run): Moment[] {
  return moments.flatMap((moment) =>
    runBranches(step, { pointer, moments: [moment] }, run).map((one) => ({
      ...one,
      shown: one.shown.filter((shown) => moment.shown.includes(shown)),
    })),
  );
}

function runFlow(name: string, { moments }: Place, run: Run): Moment[] {
  const steps = flowOf(run.index.screen, name);
  if (steps === undefined || run.open.includes(name)) return moments.map(forget);
  return runSteps({ steps, pointer: joinPointer("/flows", name) }, moments, { ...run, open: [...run.open, name] });
}

function runCall(step: Extract<StepDefinition, { do: "call" | "settle" }>, { pointer, moments }: Place, run: Run): Moment[] {
  const lastCall = keyOfCall(step);
  if (run.index.catalogue.actions.get(step.action)?.success === "ignored") return moments.map((one) => ({ ...one, lastCall }));
  const after = moments.map((one) => ({ ...waited(one), lastCall }));
  const branches = branchesOf(step);
  const commits = step.do === "settle" || run.index.catalogue.actions.get(step.action)?.commits === true;
  const isSilent = commits && (step.do === "settle" || step.as === undefined);
  const passing = after.map((one): Moment => ({ ...one, ...(commits && { committed: true }), ...(isSilent && { silent: pointer }) }));
  const failed = branches.filter(({ path }) => path[0] !== "ok");
  const without = after.map((one) => ({ ...forget(one), failed: [...new Set([...one.failed, step.action])].sort() }));
  for (const { path, steps } of failed)
    for (const moment of runSteps({ steps, pointer: joinPointer(pointer, ...path) }, without, run))
      run.visitor.end?.(moment, { how: "failed", pointer });
  if (!failed.some(({ path }) => path[0] === "fail")) for (const moment of after) run.visitor.end?.(moment, { how: "failed", pointer });
  const ok = branches.find(({ path }) => path[0] === "ok");
  if (ok === undefined) return passing;
  const isOver = ok.steps.every((one) => one.do === "reply");
  const passed = runSteps({ steps: ok.steps, pointer: joinPointer(pointer, ...ok.path) }, passing.map(forget), run);
  return passed.map((one) => (isOver ? { ...one, lastCall } : one));
}

/** The same for calls that send the same under the same condition. */
export function keyOfCall(step: StepDefinition): string | undefined {
  if (step.do !== "call") return undefined;
  return JSON.stringify([step.action, isContainer(step.input) ? step.input : {}, step.when ?? null]);
}
