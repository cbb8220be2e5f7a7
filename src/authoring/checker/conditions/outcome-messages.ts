/** What the user is shown when a call has not succeeded, and under which outcome. */
import type { StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { branchesOf, flowOf } from "../../compiler/index.ts";
import { readsBelow } from "../queries/reads.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { whenPassed } from "./reachable-calls.ts";
import { whenHolds, whenIs, whenTrueOf } from "./read-formula.ts";

interface Shown {
  /** Pointer of the step that shows it. */
  readonly pointer: string;
  /** The same for the same words, or the same dialog. */
  readonly words: string;
  readonly when: Formula;
}

/** Nobody knows what the server has done. */
const isUnknown = whenIs("answer.kind", "timeout");

/** The first step that shows, where nobody knows the outcome, what is shown of a refusal, too, and does not depend on the response. */
export function findShownAsRefusal(index: ScreenIndex, step: Extract<StepDefinition, { do: "call" }>, pointer: string): string | undefined {
  const shown = branchesOf(step).flatMap(({ path: [branch = "", ...more], steps }) => {
    if (branch === "ok") return [];
    const around: Formula = branch === "codes" ? { not: isUnknown } : true;
    return listShown(index, { steps, pointer: joinPointer(pointer, branch, ...more) }, { when: around, open: [] });
  });
  const holds = (...all: Formula[]) => findAssignment({ all }) !== undefined;
  const isOfRefusal = (words: string) => shown.some((one) => one.words === words && holds(one.when, { not: isUnknown }));
  return shown.find(
    (one) =>
      holds(one.when, isUnknown) && isOfRefusal(one.words) && (!readsAnswer(readsBelow(index, one.pointer)) || hasFixedWords(index, one)),
  )?.pointer;
}

const readsAnswer = (paths: readonly string[]): boolean => paths.some((path) => path === "answer" || path.startsWith("answer."));

/** Whether a choice in the words leaves the same ones for both, whatever the response is. */
function hasFixedWords(index: ScreenIndex, { pointer, when }: Shown): boolean {
  const isFixed = (ast: unknown, around: Formula): boolean => {
    if (!Array.isArray(ast))
      return (
        typeof ast === "string" &&
        ast !== "" &&
        [isUnknown, { not: isUnknown }].every((one) => findAssignment({ all: [around, one] }) !== undefined)
      );
    const [op, test, yes, no]: unknown[] = ast;
    if (op === "??") return isFixed(yes, around);
    const holds = whenTrueOf(index, test);
    return op === "?:" && (isFixed(yes, { all: [around, holds] }) || isFixed(no, { all: [around, { not: holds }] }));
  };
  return isFixed(index.analysis.siteAt(`${pointer}/text`)?.checked.ast, when);
}

interface Around {
  readonly when: Formula;
  /** Flows that run already. */
  readonly open: readonly string[];
}

function listShown(index: ScreenIndex, { steps, pointer }: { steps: readonly StepDefinition[]; pointer: string }, around: Around): Shown[] {
  let { when } = around;
  return steps.flatMap((step, at) => {
    const here = joinPointer(pointer, at);
    const runs: Formula = { all: [when, whenHolds(index, `${here}/when`)] };
    when = { all: [when, whenPassed(index, step, here)] };
    const own = step.do === "toast" || step.do === "open" ? [{ pointer: here, words: wordsOf(step), when: runs }] : [];
    return [...own, ...listInside(index, { step, pointer: here }, { ...around, when: runs })];
  });
}

function listInside(index: ScreenIndex, { step, pointer }: { step: StepDefinition; pointer: string }, around: Around): Shown[] {
  const { when, open } = around;
  if (step.do === "run") {
    const steps = open.includes(step.flow) ? undefined : flowOf(index.screen, step.flow);
    return steps === undefined ? [] : listShown(index, { steps, pointer: `/flows/${step.flow}` }, { when, open: [...open, step.flow] });
  }
  // Behind another call its own outcome is said.
  if (step.do === "call" || step.do === "settle") return [];
  const test = step.do === "if" ? whenHolds(index, `${pointer}/if`) : true;
  return branchesOf(step).flatMap(({ path, steps }) => {
    const taken: Formula = path[0] === "else" ? { not: test } : test;
    return listShown(index, { steps, pointer: joinPointer(pointer, ...path) }, { when: { all: [when, taken] }, open });
  });
}

function wordsOf(step: Extract<StepDefinition, { do: "toast" | "open" }>): string {
  return JSON.stringify(step.do === "toast" ? step.text : [step.dialog]);
}
