// What a flow can read beside the screen's own names: the event that started it, the entry it belongs to, the last response.

import { type Type, types, union } from "../../../core/expression/index.ts";
import { listEvent, type ScreenDefinition, type StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { flowOf } from "../flow-of.ts";
import type { Catalogue } from "../project.ts";
import { branchesOf, recordOf } from "../steps/steps.ts";
import type { FlowAt, NodeAt } from "../walk.ts";
import { typeOfSchema } from "./schema-types.ts";
import { answerType } from "./scope.ts";

export interface FlowContext {
  readonly event: Type;
  readonly answer: Type;
  /** Present inside `each`. */
  readonly item?: Type;
  /** Type that a `reply` step must give; absent where nothing waits for one. */
  readonly reply?: Type;
  /** Runs before the responses have arrived. */
  readonly isEarly: boolean;
}

export interface FlowVisitor {
  readonly catalogue: Catalogue;
  step(step: StepDefinition, pointer: string, context: FlowContext): void;
  /** A reference to a named flow; gives the last response at its end. */
  run(flow: string, context: FlowContext): Type;
}

const failure = types.obj({
  code: types.text,
  message: types.text,
  serverMessage: types.text,
  kind: types.literal("network", "timeout", "service", "signedOut", "refused"),
});

/** Walks steps in the order in which they run and gives the type of `answer` at their end. */
export function walkContext(steps: readonly StepDefinition[], at: { pointer: string; context: FlowContext }, visitor: FlowVisitor): Type {
  let { context } = at;
  for (const [place, step] of steps.entries()) {
    const pointer = joinPointer(at.pointer, place);
    visitor.step(step, pointer, context);
    context = { ...context, answer: responseAfter(step, { pointer, context, visitor }) };
  }
  return context.answer;
}

interface StepFlow {
  readonly pointer: string;
  readonly context: FlowContext;
  readonly visitor: FlowVisitor;
}

function responseAfter(step: StepDefinition, { pointer, context, visitor }: StepFlow): Type {
  const { catalogue } = visitor;
  const before = context.answer;
  const branches = branchesOf(step);
  const branch = (path: readonly string[], answer: Type): Type => {
    const at = joinPointer("", ...path);
    const found = branches.find((one) => joinPointer("", ...one.path) === at);
    return found === undefined ? answer : walkContext(found.steps, { pointer: pointer + at, context: { ...context, answer } }, visitor);
  };
  const record = recordOf(step);
  if (record.response === undefined) {
    for (const { path } of branches) branch(path, before);
    return before;
  }
  const after = record.response(step, {
    before,
    failure,
    branch,
    // No one waits for an ignored call, so the response before it stays the last one.
    responseOf: (action) => responseTypeOf(catalogue, action),
    flow: (name) => visitor.run(name, context),
  });
  return "when" in step && step.when !== undefined ? union(before, after) : after;
}

/** A commit that another tab has done meanwhile succeeds without data. */
function responseTypeOf(catalogue: Catalogue, action: string): Type | undefined {
  const definition = catalogue.actions.get(action);
  if (definition?.success === "ignored") return undefined;
  const type = answerType(catalogue, action);
  return definition?.commits && definition.answer !== undefined ? union(type, types.null) : type;
}

/** What a flow can read at its start, by what starts it. */
export function startContext(catalogue: Catalogue, start: FlowAt, itemOf: (node: NodeAt) => Type | undefined): FlowContext {
  const { node, event, hook } = start;
  const declared = node === undefined || event === undefined ? undefined : catalogue.widgets.get(node.node.widget)?.events?.[event];
  // What an event holds that nothing declares, nobody knows.
  const isKnown = node === undefined || event === listEvent || declared !== undefined;
  return {
    event: typeOfSchema(catalogue, declared?.payload) ?? (isKnown ? types.null : types.any),
    answer: types.null,
    item: itemAt(start, itemOf),
    reply: typeOfSchema(catalogue, declared?.reply),
    isEarly: hook === "onOpen" || hook === "onClose",
  };
}

/** The event of a list belongs to none of its entries, but to the entry around the list. */
function itemAt({ node, event }: FlowAt, itemOf: (node: NodeAt) => Type | undefined): Type | undefined {
  const at = event === listEvent && node?.node.each !== undefined ? node.parent : node;
  return at === undefined ? undefined : itemOf(at);
}

function mergeContexts(contexts: readonly FlowContext[]): FlowContext {
  const items = contexts.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const replies = contexts.flatMap(({ reply }) => (reply === undefined ? [] : [reply]));
  return {
    event: contexts.length === 0 ? types.null : union(...contexts.map(({ event }) => event)),
    answer: contexts.length === 0 ? types.null : union(...contexts.map(({ answer }) => answer)),
    item: items.length === 0 ? undefined : union(...items, ...(items.length < contexts.length ? [types.null] : [])),
    reply: replies.length === 0 ? undefined : union(...replies),
    isEarly: contexts.some(({ isEarly }) => isEarly),
  };
}

/** Flows that run each other several times multiply; beyond this many, the type of their last response is not followed. */
const maxRuns = 2_000;

/** Follows a reference to a named flow to its end. A flow that runs itself again ends there. */
export function createRun(
  catalogue: Catalogue,
  screen: ScreenDefinition,
  note: (flow: string, context: FlowContext) => void = () => undefined,
): FlowVisitor["run"] {
  const open = new Set<string>();
  let runs = 0;
  const run = (flow: string, context: FlowContext): Type => {
    const steps = flowOf(screen, flow);
    if (steps === undefined || open.has(flow) || ++runs > maxRuns) return context.answer;
    note(flow, context);
    open.add(flow);
    const answer = walkContext(steps, { pointer: joinPointer("/flows", flow), context }, { catalogue, step: () => undefined, run });
    open.delete(flow);
    return answer;
  };
  return run;
}

export interface Start {
  readonly flow: FlowAt["flow"];
  readonly pointer: string;
  readonly context: FlowContext;
}

/** What each named flow can read: what all its callers have in common; the rest may be empty. */
export function findContexts(catalogue: Catalogue, screen: ScreenDefinition, starts: readonly Start[]): Map<string, FlowContext> {
  const found = new Map<string, FlowContext[]>(Object.keys(screen.flows ?? {}).map((flow) => [flow, []]));
  const run = createRun(catalogue, screen, (flow, context) => found.get(flow)?.push(context));
  for (const { flow, pointer, context } of starts) {
    if (typeof flow === "string") run(flow, context);
    else walkContext(flow, { pointer, context }, { catalogue, step: () => undefined, run });
  }
  return new Map([...found].map(([flow, contexts]) => [flow, mergeContexts(contexts)]));
}
