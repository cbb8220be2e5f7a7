// What a screen from the network may name: the lists of `screens/catalogue/settings.json` decide, whatever the catalogue has.

import type { ScreenDefinition, Settings, StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { createStepCounter } from "../../checker/index.ts";
import { type Catalogue, type NodeAt, namesIn, walkNodes, walkStarts, walkSteps } from "../../compiler/index.ts";
import { isListed, refuseAddresses } from "./address-rules.ts";
import type { Refusal } from "./refusal.ts";
import { isPress, refuseWithoutTap } from "./tap-rules.ts";

type Remote = NonNullable<Settings["remote"]>;

/** `own`: paths of the page's own host. */
interface Limited {
  readonly remote: Remote;
  readonly own: readonly string[];
}

type Known = Pick<Catalogue, "actions" | "widgets">;

function* facts(screen: ScreenDefinition, { remote, own }: Limited, { actions, widgets }: Known): Generator<Refusal | undefined> {
  yield* ofParts(screen, remote);
  yield* ofNodes(screen, remote);
  for (const { step, pointer } of allSteps(screen)) yield* ofStep(step, pointer, remote);
  yield* refuseAddresses(screen, { hosts: remote.hosts, own }, widgets);
  yield refusedIf(countSteps(screen) > remote.limits.steps, "/flows", "steps");
  yield refuseWithoutTap(screen, actions);
}

/** The first thing in a screen that it may not have. */
export function refuse(screen: ScreenDefinition, limited: Limited, known: Known): Refusal | undefined {
  for (const refusal of facts(screen, limited, known)) if (refusal) return refusal;
  return undefined;
}

function refusedIf(isRefused: boolean, path: string, reason: string): Refusal | undefined {
  return isRefused ? { path, reason } : undefined;
}

function* ofParts(screen: ScreenDefinition, remote: Remote): Generator<Refusal | undefined> {
  yield refusedIf(screen.replacedBy !== undefined, "/replacedBy", "remote-again");
  yield refusedIf(screen.fragments !== undefined, "/fragments", "remote-fragment");
  for (const [name, entry] of Object.entries(screen.state ?? {}))
    yield refusedIf(typeof entry === "object" && Boolean(entry.draft), joinPointer("/state", name, "draft"), "remote-draft");
  for (const [name, { action }] of Object.entries(screen.load ?? {}))
    yield refusedIf(!remote.actions.includes(action), joinPointer("/load", name, "action"), "remote-action");
}

function* ofNodes(screen: ScreenDefinition, remote: Remote): Generator<Refusal | undefined> {
  const repeated = new Set<string>();
  const nodes = [...walkNodes(screen)];
  // A page without a way on would be replaced by the one that says that it cannot be shown; the built-in screen is of more use.
  yield refusedIf(!nodes.some(isWayOn), "/body", "remote-way-on");
  for (const { node, pointer, parent } of nodes) {
    yield refusedIf(!remote.widgets.includes(node.widget), `${pointer}/widget`, "remote-widget");
    const isInside = parent !== undefined && repeated.has(parent.pointer);
    yield refusedIf(node.each !== undefined && (isInside || (node.page ?? 0) > remote.limits.entries), `${pointer}/each`, "remote-repeat");
    if (isInside || node.each !== undefined) repeated.add(pointer);
  }
}

/** The most steps that one tap can come to. */
function countSteps(screen: ScreenDefinition): number {
  const started = [...walkStarts(screen)].map(({ flow }) => flow);
  return Math.max(0, ...[...started, ...Object.keys(screen.flows ?? {})].map(createStepCounter(screen)));
}

/** Something to press that is always there: not in a dialog, not one of a list, not under a condition that never holds. */
function isWayOn({ node, parent, dialog }: NodeAt): boolean {
  const isPressed = (one: NodeAt["node"]): boolean => Object.keys(one.on ?? {}).some(isPress);
  const isThere = (one: NodeAt["node"]): boolean => one.each === undefined && one.when?.trim() !== "false";
  const isInPlace = (at: NodeAt | undefined): boolean => at === undefined || (isThere(at.node) && isInPlace(at.parent));
  return dialog === undefined && isPressed(node) && isThere(node) && isInPlace(parent);
}

function* allSteps(screen: ScreenDefinition): Generator<{ readonly step: StepDefinition; readonly pointer: string }> {
  for (const [name, steps] of Object.entries(screen.flows ?? {})) yield* walkSteps(steps, joinPointer("/flows", name));
  for (const { flow, pointer } of walkStarts(screen)) if (typeof flow !== "string") yield* walkSteps(flow, pointer);
}

function* ofStep(step: StepDefinition, pointer: string, remote: Remote): Generator<Refusal | undefined> {
  yield refusedIf(!remote.steps.some((name) => name === step.do), `${pointer}/do`, "remote-step");
  for (const { name, path } of namesIn(step, "action"))
    yield refusedIf(!remote.actions.includes(name), joinPointer(pointer, ...path), "remote-action");
  for (const { name, path } of namesIn(step, "screen"))
    yield refusedIf(!remote.screens.includes(name), joinPointer(pointer, ...path), "remote-screen");
  if (step.do === "leave") {
    yield refusedIf(!isListed(step.url, { hosts: remote.hosts, own: [] }), `${pointer}/url`, "remote-address");
    yield refusedIf(step.addLaunchParams === true, `${pointer}/addLaunchParams`, "remote-common");
  }
}
