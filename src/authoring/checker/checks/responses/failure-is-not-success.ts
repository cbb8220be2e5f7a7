import type { StepDefinition } from "../../../../core/format/index.ts";
import { deepEqual } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { corePath } from "../../names/core-path.ts";
import { endsHere } from "../../queries/flows/flow-reach.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** Steps that say to a user, or to the device, that something is done. */
const telling: readonly string[] = ["toast", "timer", "open", "store", "append"];

export const failureIsNotSuccess = screenCheck({ id: "failure-is-not-success" }, (index, report) => {
  const { steps, catalogue } = index;
  for (const { step, pointer, siblings, siblingIndex } of steps) {
    if (step.do !== "call" || step.fail === undefined) continue;
    const commits = catalogue.actions.get(step.action)?.commits === true;
    const done = [...(step.ok ?? []), ...siblings.slice(siblingIndex + 1)];
    for (const [path, one] of listFailed(step.fail))
      if ((telling.includes(one.do) || (commits && leads(index, one))) && done.some((other) => deepEqual(other, one)))
        report(`${pointer}/fail/${path}`, {
          message: `This \`${one.do}\` is the same as after \`${step.action}\` has succeeded.`,
          help: "Say that it failed, and what can be done.",
        });
  }
  for (const { node, pointer } of index.nodes) {
    const told = node.props?.["tone"] === "ok" ? findOutcome(index, `${pointer}/when`) : undefined;
    if (told !== undefined)
      report(`${pointer}/props/tone`, {
        message: `\`${node.id}\` speaks of \`${told}\` in the tone of what is done.`,
        help: "Write `danger` for what was refused, and `warn` for what nobody knows.",
      });
  }
});

/** What was refused, or is unknown, where a condition asks for that alone. */
function findOutcome(index: ScreenIndex, pointer: string): string | undefined {
  const ast = index.analysis.siteAt(pointer)?.checked.ast;
  const [op, left, right]: unknown[] = Array.isArray(ast) ? ast : [];
  const isAlone = op === "." || (op === "!=" && right === null && corePath(left) !== undefined);
  return isAlone ? readsBelow(index, pointer).find((path) => /^(?:refused|unknown)\./.test(path)) : undefined;
}

/** Whether the step leads to what comes next. */
function leads(index: ScreenIndex, step: StepDefinition): boolean {
  return step.do !== "stop" && endsHere([step], index);
}

/** The steps of a failure, with those that are left after a distinction of reasons. */
function listFailed(steps: readonly StepDefinition[]): [path: string, step: StepDefinition][] {
  return steps.flatMap((step, at): [string, StepDefinition][] => {
    const others = step.do === "if" ? (step.else ?? []).map((one, place): [string, StepDefinition] => [`${at}/else/${place}`, one]) : [];
    return [[String(at), step], ...others];
  });
}
