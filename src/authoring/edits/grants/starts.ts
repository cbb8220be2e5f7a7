// What starts steps in a screen, with all that decides what these do: the flows that they run, and the values that they read.
import type { ScreenDefinition, StepDefinition } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import { type Catalogue, type FlowAt, type NodeAt, namesIn, type StepAt, valuesOf, walkStarts, walkSteps } from "../../compiler/index.ts";
import { ownOf } from "./list-changes.ts";
import { followIn, readsIn, withoutTexts } from "./reads.ts";
import type { View } from "./view.ts";

export interface Start {
  readonly pointer: string;
  /** Also those of the flows that it runs. */
  readonly steps: readonly StepAt[];
  /** Equal where the same happens. */
  readonly form: unknown;
  /** The node that sends something when it is pressed. */
  readonly control?: string;
}

/** Steps of which the user reads a part, which is no part of what they do. */
const saying = new Set(["call", "settle", "toast", "stop"]);

/** By what starts them: `/onOpen`, `/dialogs/sure/onClose`, `submit.tap`. */
export function listStarts(view: View, { actions }: Pick<Catalogue, "actions">): ReadonlyMap<string, Start> {
  // Named as the view has them, so that a second node of an id hides nothing of the first.
  const names = new Map([...view.nodes].map(([name, { pointer }]) => [pointer, name]));
  const keyOf = ({ pointer, node, event }: FlowAt) => (node === undefined ? pointer : `${names.get(node.pointer)}.${event}`);
  return new Map([...walkStarts(view.screen)].map((at) => [keyOf(at), describe(at, view, actions)]));
}

function describe({ flow, pointer, node }: FlowAt, view: View, actions: Catalogue["actions"]): Start {
  const flows = new Map<string, readonly StepDefinition[]>();
  const steps = [...reach(view.screen, flow, pointer, flows)];
  const around = node === undefined ? [] : chainOf(node);
  // What an event carries comes from what its node shows.
  const carries = [...readsIn(steps.map(({ step }) => step))].some((path) => /^event(?:\.|$)/.test(path));
  const carried = carries ? node?.node.props : undefined;
  const decided = followIn([steps.map(({ step }) => decidingValues(step)), around], view);
  const deciding = { ...decided, ...withoutTexts(followIn(carried, view)) };
  const form = { flow, flows: Object.fromEntries(flows), each: around.map(({ each }) => each), carried };
  const isSending = node?.node.needs !== undefined || steps.some(({ step }) => sends(step, actions));
  if (node === undefined || !isSending) return { pointer, steps, form: { ...form, deciding } };
  const { on: _, ...own } = ownOf(node.node);
  const isOffered = followIn(own.props?.["enabled"], view);
  const control = node.node.id;
  return {
    pointer,
    steps,
    control,
    form: { ...form, own, around, deciding: { ...deciding, ...withoutTexts(followIn(own, view)), ...isOffered } },
  };
}

function* reach(
  screen: ScreenDefinition,
  flow: FlowAt["flow"],
  pointer: string,
  ran: Map<string, readonly StepDefinition[]>,
): Generator<StepAt> {
  if (typeof flow === "string") {
    if (ran.has(flow)) return;
    const steps = readOwn(screen.flows, flow) ?? [];
    ran.set(flow, steps);
    yield* reach(screen, steps, `/flows/${flow}`, ran);
    return;
  }
  for (const at of walkSteps(flow, pointer)) {
    yield at;
    for (const { name } of namesIn(at.step, "flow")) yield* reach(screen, name, pointer, ran);
  }
}

/** What a node needs to be there: its own conditions and those around it, from the inside to the outside. */
export function chainOf(at: NodeAt): Pick<NodeAt["node"], "when" | "each" | "disabled" | "language">[] {
  const { when, each, disabled, language } = at.node;
  return [{ when, each, disabled, language }, ...(at.parent === undefined ? [] : chainOf(at.parent))];
}

/** Without what the user reads meanwhile. */
function decidingValues(step: StepDefinition): unknown {
  const values = valuesOf(step).filter(({ isWording }) => isWording !== true || !saying.has(step.do));
  return {
    when: "when" in step ? step.when : undefined,
    values: values.map(({ value, isExpression }) => (isExpression ? { when: value } : value)),
  };
}

/** Whether it does more than read, or leads away from the project. */
function sends(step: StepDefinition, actions: Catalogue["actions"]): boolean {
  return step.do === "leave" || namesIn(step, "action").some(({ name }) => actions.get(name)?.reads !== true);
}
