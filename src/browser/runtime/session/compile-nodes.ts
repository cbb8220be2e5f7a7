// The nodes of a plan with their expressions compiled: once for all openings, and bound to the state of each.

import type { Frame, Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { NodePlan } from "../../../core/format/index.ts";
import { createCache } from "../state/cache.ts";
import { type Compile, compileValue, type Read } from "../state/compile-value.ts";

/** By which the entries of a node are known apart; '' outside of lists. */
export function indexesOf(frame: Frame | undefined): string {
  return frame ? `${indexesOf(frame.outer)} ${frame.index}` : "";
}

interface RootAttributes {
  readonly "data-widget": string;
  readonly "data-node": string;
  /** Marks what is repeated for the style, which leaves out of view what is out of view. */
  readonly "data-entry"?: "";
  /** Of a part in another language than the screen. */
  readonly lang?: string;
}

type BoundRead = (frame?: Frame) => unknown;

/** A node of an open screen, for a host that draws it by itself. Of a repeated node each function takes the frame of the entry. */
export interface CompiledNode {
  /** @internal */
  readonly plan: NodePlan;
  /** Made once and frozen, so that it is the same object at every render. It has the id of the node and the name of its widget. */
  readonly root: RootAttributes;
  readonly children: readonly CompiledNode[];
  readonly slots: { readonly [slot: string]: readonly CompiledNode[] };
  /** Whether it, or a node in it, has a placeholder while the screen loads. @internal */
  readonly hasSkeleton: boolean;
  /** Whether anything about the node can change, so that it needs a subscription. @internal */
  readonly isLive: boolean;
  /** Paths to subscribe to, so that a change of what it shows is seen. */
  readonly paths: readonly string[];
  /** What may differ after a write to one of them: whether it is shown, and the properties that vary. @internal */
  readonly varying: readonly BoundRead[];
  /** That one of them which reads the bound value. @internal */
  readonly value?: BoundRead;
  /** Whether its `when` holds. */
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

type NamedRead = readonly [name: string, read: Read];

/** What is the same about a node at each opening. */
interface NodeCode {
  readonly plan: NodePlan;
  readonly root: RootAttributes;
  readonly children: readonly NodeCode[];
  readonly slots: readonly (readonly [slot: string, nodes: readonly NodeCode[]])[];
  readonly hasSkeleton: boolean;
  readonly paths: readonly string[];
  readonly when?: Read;
  readonly each?: Read;
  readonly key?: Read;
  readonly varying: readonly Read[];
  /** Where in `varying` the bound value is; -1 for none. */
  readonly valueAt: number;
  readonly reads: readonly NamedRead[];
  readonly awaited: readonly Read[];
}

/** Where a node's bound value and its marks are stored, by the name of the property that receives them. */
function listMarks({ id, bind, waits }: NodePlan): readonly (readonly [string, string])[] {
  const marks = {
    value: bind,
    busy: waits && `busy.${waits}`,
    busyText: waits && "busyText",
    invalid: bind && `invalid.${id}`,
  };
  return Object.entries(marks).flatMap(([name, path]) => (path ? [[name, path] as const] : []));
}

function compileNode(plan: NodePlan, compile: Compile): NodeCode {
  const { when, each, key, live = {}, varies = Object.keys(live), awaits = {} } = plan;
  const compileNodes = (nodes: readonly NodePlan[]): readonly NodeCode[] => nodes.map((node) => compileNode(node, compile));
  const readPath = (path: string): Read => compile([".", ...path.split(".")]);
  const marks = listMarks(plan);
  const waiting = Object.values(awaits)
    .flat()
    .map((path) => `waiting.${path}`);
  const readLive = Object.entries(live).map(([name, value]): NamedRead => [name, compileValue(value, compile)]);
  const readMarks = marks.map(([name, path]): NamedRead => [name, readPath(path)]);
  const awaited = waiting.map(readPath);
  const readVarying = [...readLive.filter(([name]) => varies.includes(name)), ...readMarks].map(([, read]) => read);
  const [readWhen, readEach, readKey] = [when, each, key].map((ast) => (ast === undefined ? undefined : compile(ast)));
  const varying = [...(readWhen ? [readWhen] : []), ...readVarying, ...awaited];
  const [, readValue] = readMarks.find(([name]) => name === "value") ?? [];
  const children = compileNodes(plan.children ?? []);
  const slots = Object.entries(plan.slots ?? {}).map(([slot, nodes]) => [slot, compileNodes(nodes)] as const);
  return {
    plan,
    root: Object.freeze({
      "data-widget": plan.widget,
      "data-node": plan.id,
      ...(plan.lang && { lang: plan.lang }),
      ...(each !== undefined && { "data-entry": "" as const }),
    }),
    children,
    slots,
    hasSkeleton:
      plan.skeleton !== undefined ||
      plan.stays === true ||
      [children, ...slots.map(([, nodes]) => nodes)].flat().some((node) => node.hasSkeleton),
    paths: [...new Set([...(plan.reads ?? []), ...marks.map(([, path]) => path), ...waiting])],
    when: readWhen,
    each: readEach,
    key: readKey,
    varying,
    valueAt: readValue ? varying.indexOf(readValue) : -1,
    reads: [...readLive, ...readMarks],
    awaited,
  };
}

function readProps({ plan, reads, awaited }: NodeCode, scope: Scope, frame?: Frame): { readonly [name: string]: unknown } {
  if (!reads.length && !awaited.length) return plan.props;
  const props: { [name: string]: unknown } = { ...plan.props };
  for (const [name, read] of reads) {
    const value = read(scope, frame);
    // A property that is present but empty would keep the widget from its default.
    if (value !== null) props[name] = value;
  }
  const busy = props["busy"];
  if (Array.isArray(busy)) {
    props["busy"] = true;
    if (!busy.includes(indexesOf(frame))) props["waiting"] = true;
  }
  if (awaited.some((read) => read(scope, frame) === true)) props["busy"] = props["waiting"] = true;
  return props;
}

function bindSlots(slots: NodeCode["slots"], scope: Scope): CompiledNode["slots"] {
  return slots.length ? Object.fromEntries(slots.map(([slot, nodes]) => [slot, bindNodes(nodes, scope)])) : noSlots;
}

function bindNode(code: NodeCode, scope: Scope): CompiledNode {
  const { plan, root, hasSkeleton, paths, when, each, key, valueAt } = code;
  const varying = code.varying.map(
    (read): BoundRead =>
      (frame) =>
        read(scope, frame),
  );
  return {
    plan,
    root,
    children: bindNodes(code.children, scope),
    slots: bindSlots(code.slots, scope),
    hasSkeleton,
    isLive: paths.length > 0,
    paths,
    varying,
    value: varying[valueAt],
    isShown: (frame) => !when || when(scope, frame) === true,
    each: each && ((frame) => each(scope, frame)),
    key: key && ((frame) => key(scope, frame)),
    props: (frame) => readProps(code, scope, frame),
  };
}

function bindNodes(nodes: readonly NodeCode[], scope: Scope): readonly CompiledNode[] {
  return nodes.length ? nodes.map((node) => bindNode(node, scope)) : noNodes;
}

/** What was compiled with a compiler, which a plan keeps. */
const codeOf = createCache((compile: Compile) => createCache((plan: NodePlan) => compileNode(plan, compile)));

export function compileNodes(plans: readonly NodePlan[], scope: Scope, compile: Compile): readonly CompiledNode[] {
  return bindNodes(plans.map(codeOf(compile)), scope);
}
