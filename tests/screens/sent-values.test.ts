/** What follows a call goes by what was sent: fields and dialogs stay alive while it is under way, so that the user may change them. */
import { expect, it } from "vitest";
import type { NodePlan, ScreenPlan, StepPlan } from "../../src/core/format/index.ts";
import { isContainer, readOwn } from "../../src/core/json/index.ts";
import { compileShipped } from "../support/project/shipped-screens.ts";

function* nodesIn(nodes: readonly NodePlan[]): Generator<NodePlan> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn([...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()]);
  }
}

function nodesOf({ body, dialogs }: ScreenPlan): NodePlan[] {
  const inDialogs = Object.values(dialogs).flatMap((dialog) => [...dialog.body, ...dialog.actions]);
  return [...nodesIn([...body, ...inDialogs])];
}

/** Names of the state that expressions in a part read, those of computed values among them; steps inside are left out. */
function readsIn(part: unknown, plan: ScreenPlan): string[] {
  if (!isContainer(part)) return [];
  if (!Array.isArray(part)) {
    const parts = Object.values(part).filter((inner) => !isSteps(inner));
    return parts.flatMap((inner) => readsIn(inner, plan));
  }
  const [operator, root, name]: readonly unknown[] = part;
  if (operator === "." && typeof name === "string") {
    if (root === "state") return [name];
    if (root === "values") return readsIn(readOwn(plan.values, name)?.value, plan);
  }
  return part.flatMap((inner: unknown) => readsIn(inner, plan));
}

function isSteps(part: unknown): part is readonly StepPlan[] {
  return Array.isArray(part) && part.every((step: unknown) => isContainer(step) && "do" in step);
}

/** Names of the state that steps read after a call, those of the flows that they run among them. */
function readLate(
  steps: readonly StepPlan[],
  plan: ScreenPlan,
  isAfterStart = false,
): { readonly late: string[]; readonly isAfter: boolean } {
  let isAfter = isAfterStart;
  const late: string[] = [];
  for (const step of steps) {
    if (isAfter) late.push(...readsIn(step, plan));
    // What is only counted is not waited for.
    if (step.do === "call" && readOwn(plan.actions, step.action)?.success !== "ignored") isAfter = true;
    const lists = step.do === "run" ? [readOwn(plan.flows, step.flow) ?? []] : Object.values(step).flatMap(listsIn);
    // Of several branches one is taken.
    const found = lists.map((inner) => readLate(inner, plan, isAfter));
    late.push(...found.flatMap((one) => one.late));
    isAfter ||= found.some((one) => one.isAfter);
  }
  return { late, isAfter };
}

/** Lists of steps in a part of a step: a branch, or branches by code. */
function listsIn(part: unknown): (readonly StepPlan[])[] {
  if (isSteps(part)) return [part];
  return isContainer(part) && !Array.isArray(part) ? Object.values(part).filter(isSteps) : [];
}

it("reads nothing after a call that the user may have changed since", () => {
  const plans = [...compileShipped().values()];
  const found = plans.flatMap((plan) => {
    const nodes = nodesOf(plan);
    const bound = nodes.flatMap(({ bind }) => (bind?.startsWith("state.") ? [bind.slice("state.".length)] : []));
    const flows = nodes.flatMap(({ on }) => Object.values(on ?? {}));
    const late = flows.flatMap((steps) => readLate(steps, plan).late);
    return late.filter((name) => bound.includes(name)).map((name) => `${plan.id} ${name}`);
  });
  // What was written while a message or a complaint was on its way stays, so that the two are compared.
  expect([...new Set(found)]).toEqual(["complaint-form text", "complaint-form images", "service-chat text"]);
});
