// Nodes as they ship: fixed and computed properties apart, with the paths that each reads and its placeholder while the screen loads.

import {
  type Json,
  type LanguageDefinition,
  listEvent,
  type NodeDefinition,
  type NodePlan,
  type StepDefinition,
  type StepPlan,
  type Value,
} from "../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../core/json/index.ts";
import { flowOf } from "../flow-of.ts";
import { compact } from "./compact.ts";
import { planAmountGuard } from "./plan-amount-guard.ts";
import { planAwaits } from "./plan-awaits.ts";
import { planBlock } from "./plan-block.ts";
import { changingReads, loadsRead, type PlanContext, planExpression, planValue, sitesIn } from "./plan-context.ts";
import { planAnywhere, planDrawing } from "./plan-drawing.ts";
import { findLink, linkPointers } from "./plan-links.ts";
import { planFlow } from "./plan-steps.ts";

const defaultPage = 30;

export function planNodes(planning: PlanContext, nodes: readonly NodeDefinition[] | undefined, pointer: string): readonly NodePlan[] {
  /** Whether something above has not got its height yet, so that what follows would move when it has. */
  let isBelowWaiting = false;
  return (nodes ?? []).flatMap((node, place) => {
    if (node.disabled !== undefined) return [];
    const at = joinPointer(pointer, place);
    const kept = languageKept(planning, node);
    const plan = compact({ ...planNode(planning, node, at), lang: kept?.tag });
    const follows = isBelowWaiting && plan.skeleton === undefined && planning.catalogue.widgets.get(node.widget)?.pinned !== true;
    isBelowWaiting ||= awaitsBelow(planning, node, at);
    const count = Math.min(node.skeleton ?? 1, 1);
    return [
      ...(kept === undefined || plan.heading === true ? [] : [planNotice(planning, node, kept)]),
      follows ? { ...plan, skeleton: { ...planBlock(planning.catalogue.widgets.get(node.widget)), count, follows: true as const } } : plan,
    ];
  });
}

/** The language that the node is agreed in, where the screen speaks another one. */
function languageKept({ catalogue, analysis }: PlanContext, { language }: NodeDefinition): LanguageDefinition | undefined {
  return language === undefined || language === analysis.variant.language ? undefined : catalogue.languages.get(language);
}

/** Says so, in the language of the screen. */
function planNotice({ catalogue, analysis }: PlanContext, { id }: NodeDefinition, { tag }: LanguageDefinition): NodePlan {
  const spoken = catalogue.languages.get(analysis.variant.language);
  const name = new Intl.DisplayNames([spoken?.tag ?? tag], { type: "language" }).of(tag) ?? tag;
  const text = (spoken?.labels.staysInLanguage ?? "").replaceAll("{language}", name);
  return { widget: "note", id: `${id}-language`, props: { text }, draw: "still" };
}

/** Whether the node, or one inside of it, may get another height with the responses of `load`. */
function awaitsBelow(planning: PlanContext, node: NodeDefinition, pointer: string): boolean {
  if (loadsRead(planning, ownPointers(pointer)).length > 0) return true;
  const inside = (nodes: readonly NodeDefinition[] | undefined, at: string): boolean =>
    (nodes ?? []).some((child, place) => child.disabled === undefined && awaitsBelow(planning, child, joinPointer(at, place)));
  const slots = Object.entries(node.slots ?? {});
  return inside(node.children, `${pointer}/children`) || slots.some(([slot, nodes]) => inside(nodes, joinPointer(pointer, "slots", slot)));
}

/** What is in a bar stands in it while the screen loads, so that the bar has its height. */
function isBar({ catalogue }: PlanContext, { widget }: NodeDefinition): boolean {
  const { pinned, children } = catalogue.widgets.get(widget) ?? {};
  return pinned === true && children === true;
}

function splitProps(planning: PlanContext, props: { readonly [name: string]: Json } | undefined, pointer: string) {
  const fixed: { [name: string]: Value } = {};
  const live: { [name: string]: Value } = {};
  for (const [name, value] of Object.entries(props ?? {})) {
    const at = joinPointer(pointer, name);
    const isLive = sitesIn(planning, at).some(({ checked }) => isContainer(checked.ast));
    // Null stands for a property that is not given, here as in what an expression gives.
    if (value !== null) (isLive ? live : fixed)[name] = planValue(planning, value, at);
  }
  return { fixed, live };
}

function planEvents(planning: PlanContext, node: NodeDefinition, pointer: string) {
  const events = Object.entries(node.on ?? {}).flatMap(([event, flow]): [string, readonly StepPlan[]][] => {
    const steps = planFlow(planning, flow, joinPointer(pointer, "on", event));
    return steps === undefined ? [] : [[event, steps]];
  });
  return events.length === 0 ? undefined : Object.fromEntries(events);
}

function nodeWaits({ screen, waits }: PlanContext, node: NodeDefinition): NodePlan["waits"] {
  const own = Object.entries(node.on ?? {}).filter(([event]) => event !== listEvent);
  const waiting = own.map(([, flow]) => flow).filter((flow) => waits(typeof flow === "string" ? (flowOf(screen, flow) ?? []) : flow));
  const [name, ...others] = new Set(waiting.map(nameOf));
  if (waiting.length === 0) return undefined;
  return name !== undefined && others.length === 0 ? name : node.id;
}

/** Of the flow that an event runs and nothing else. */
function nameOf(flow: string | readonly StepDefinition[]): string | undefined {
  if (typeof flow === "string") return flow;
  const [step, ...others] = flow;
  return step?.do === "run" && step.when === undefined && others.length === 0 ? step.flow : undefined;
}

/** Pointers to everything that affects how the node itself is shown. */
function ownPointers(pointer: string): string[] {
  return ["props", "when", "each", "key"].map((part) => `${pointer}/${part}`);
}

function planSkeleton(planning: PlanContext, node: NodeDefinition, pointer: string): NodePlan["skeleton"] {
  const loads = loadsRead(planning, ownPointers(pointer));
  const widget = planning.catalogue.widgets.get(node.widget);
  // A heading has a fallback for a response that may be missing, so it is shown at once and names the screen.
  const awaits = widget?.heading === true ? loads.filter((name) => planning.screen.load?.[name]?.optional !== true) : loads;
  if (awaits.length === 0 || isBar(planning, node)) return undefined;
  return { ...planBlock(widget), count: node.skeleton ?? (node.each === undefined ? 1 : 3) };
}

function planSlots(planning: PlanContext, slots: { readonly [slot: string]: readonly NodeDefinition[] } | undefined, pointer: string) {
  if (slots === undefined) return undefined;
  return Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, planNodes(planning, nodes, joinPointer(pointer, slot))]));
}

function orUndefined<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function planNode(planning: PlanContext, node: NodeDefinition, pointer: string): NodePlan {
  const { fixed, live } = splitProps(planning, node.props, `${pointer}/props`);
  const link = findLink(planning, node, pointer);
  if (link) Object.assign(typeof link.href === "string" ? fixed : live, link);
  const guard = planAmountGuard(planning, node, pointer);
  if (guard) {
    for (const name of Object.keys(guard.live)) delete fixed[name];
    Object.assign(live, guard.live);
  }
  const reads = [
    ...new Set([
      ...changingReads(planning, [...ownPointers(pointer), ...linkPointers(planning, node, pointer), ...(guard?.pointers ?? [])]),
      ...(node.bind === undefined ? [] : [node.bind]),
    ]),
  ];
  const varies = Object.keys(live).filter((name) => {
    const link = name === "href" ? linkPointers(planning, node, pointer) : [];
    const guarded = guard && name in guard.live ? guard.pointers : [];
    return changingReads(planning, [`${pointer}/props/${name}`, ...link, ...guarded]).length > 0;
  });
  const plan: NodePlan = compact({
    widget: node.widget,
    id: node.id,
    props: fixed,
    live: Object.keys(live).length === 0 ? undefined : live,
    varies: reads.length > 0 && varies.length < Object.keys(live).length ? varies : undefined,
    reads: orUndefined(reads),
    bind: node.bind,
    when: planExpression(planning, `${pointer}/when`),
    each: planExpression(planning, `${pointer}/each`),
    key: planExpression(planning, `${pointer}/key`),
    page: node.each === undefined ? undefined : (node.page ?? defaultPage),
    critical: node.critical === true ? true : undefined,
    heading: planning.catalogue.widgets.get(node.widget)?.heading,
    rules: orUndefined(node.rules ?? []),
    on: planEvents(planning, node, pointer),
    waits: nodeWaits(planning, node),
    awaits: planAwaits(planning, node, pointer),
    children: node.children === undefined ? undefined : planNodes(planning, node.children, `${pointer}/children`),
    slots: planSlots(planning, node.slots, `${pointer}/slots`),
    skeleton: planSkeleton(planning, node, pointer),
    stays: (isBar(planning, node) && loadsRead(planning, [`${pointer}/when`]).length > 0) || undefined,
  });
  const isPlain = (widget: string): boolean => planning.isPlain(widget, planning.catalogue.widgets.get(widget)?.plain === true);
  return compact({ ...plan, anywhere: planAnywhere(plan), draw: planDrawing(plan, isPlain) });
}
