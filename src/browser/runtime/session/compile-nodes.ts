// The nodes of a plan with their expressions compiled, once per open screen.

import type { Frame, Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { NodePlan } from "../../../core/format/index.ts";
import { type Compile, compileValue, type Read } from "../state/compile-value.ts";

interface RootAttributes {
  readonly "data-widget": string;
  readonly "data-node": string;
  /** Marks what is repeated for the style, which leaves out of view what is out of view. */
  readonly "data-entry"?: "";
}

type BoundRead = (frame?: Frame) => unknown;

export interface CompiledNode {
  readonly plan: NodePlan;
  /** Made once and frozen, so that it is the same object at every render. */
  readonly root: RootAttributes;
  readonly children: readonly CompiledNode[];
  readonly slots: { readonly [slot: string]: readonly CompiledNode[] };
  /** Whether anything about the node can change, so that it needs a subscription. */
  readonly isLive: boolean;
  /** Paths to subscribe to. */
  readonly paths: readonly string[];
  /** What may differ after a write to one of them: whether it is shown, and the properties that vary. */
  readonly varying: readonly BoundRead[];
  /** That one of them which reads the bound value. */
  readonly value?: BoundRead;
  isShown(frame?: Frame): boolean;
  /** The list of `each`; absent when the node is not repeated. */
  readonly each?: (frame?: Frame) => unknown;
  /** The key that identifies an entry; absent when the plan names no key. */
  readonly key?: (frame: Frame) => unknown;
  /** A fresh object where the node has expressions, otherwise the plan's own. */
  props(frame?: Frame): { readonly [name: string]: unknown };
}

const noNodes: readonly CompiledNode[] = [];
const noSlots: CompiledNode["slots"] = {};

/** Where a node's bound value and its marks are stored, by the name of the property that receives them. */
function listMarks({ id, bind, waits }: NodePlan): readonly (readonly [string, string])[] {
  const marks = { value: bind, busy: waits && `busy.${id}`, invalid: bind && `invalid.${id}` };
  return Object.entries(marks).flatMap(([name, path]) => (path ? [[name, path] as const] : []));
}

function compileSlots(plan: NodePlan, scope: Scope, compile: Compile): CompiledNode["slots"] {
  if (!plan.slots) return noSlots;
  return Object.fromEntries(Object.entries(plan.slots).map(([slot, nodes]) => [slot, compileNodes(nodes, scope, compile)]));
}

function compileNode(plan: NodePlan, scope: Scope, compile: Compile): CompiledNode {
  const { when, each, key, live = {}, varies = Object.keys(live), awaits = {} } = plan;
  const marks = listMarks(plan);
  const awaited = Object.values(awaits)
    .flat()
    .map((path) => `waiting.${path}`);
  const paths = [...new Set([...(plan.reads ?? []), ...marks.map(([, path]) => path), ...awaited])];
  const bound =
    (read: Read): BoundRead =>
    (frame) =>
      read(scope, frame);
  const [readWhen, readEach, readKey] = [when, each, key].map((ast) => (ast === undefined ? undefined : bound(compile(ast))));
  const readPath = (path: string): BoundRead => bound(compile([".", ...path.split(".")]));
  const readLive = Object.entries(live).map(([name, value]) => [name, bound(compileValue(value, compile))] as const);
  const readMarks = marks.map(([name, path]) => [name, readPath(path)] as const);
  const reads = [...readLive, ...readMarks];
  const readAwaited = awaited.map(readPath);
  const readVarying = [...readLive.filter(([name]) => varies.includes(name)), ...readMarks].map(([, read]) => read);
  return {
    plan,
    root: Object.freeze({ "data-widget": plan.widget, "data-node": plan.id, ...(each !== undefined && { "data-entry": "" }) }),
    children: plan.children ? compileNodes(plan.children, scope, compile) : noNodes,
    slots: compileSlots(plan, scope, compile),
    isLive: paths.length > 0,
    paths,
    varying: [...(readWhen ? [readWhen] : []), ...readVarying, ...readAwaited],
    value: readMarks.find(([name]) => name === "value")?.[1],
    isShown: (frame) => !readWhen || readWhen(frame) === true,
    each: readEach,
    key: readKey,
    props(frame) {
      if (!reads.length && !awaited.length) return plan.props;
      const props: { [name: string]: unknown } = { ...plan.props };
      for (const [name, read] of reads) {
        const value = read(frame);
        // A property that is present but empty would keep the widget from its default.
        if (value !== null) props[name] = value;
      }
      if (readAwaited.some((read) => read() === true)) props["busy"] = props["waiting"] = true;
      return props;
    },
  };
}

export function compileNodes(plans: readonly NodePlan[], scope: Scope, compile: Compile): readonly CompiledNode[] {
  return plans.map((plan) => compileNode(plan, scope, compile));
}
