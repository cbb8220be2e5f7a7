// The one walk over a screen's nodes and steps, with the pointer to each.

import type { NodeDefinition, ScreenDefinition, StepDefinition } from "../../core/format/index.ts";
import { joinPointer } from "../../core/json/index.ts";
import { branchesOf } from "./steps/steps.ts";

export interface NodeAt {
  readonly node: NodeDefinition;
  readonly pointer: string;
  /** Pointer to the list that it stands in. */
  readonly list: string;
  readonly place: number;
  readonly parent?: NodeAt;
  /** The dialog that contains it. */
  readonly dialog?: string;
  /** Whether the node or one around it is disabled. */
  readonly isOff?: boolean;
}

type Around = Pick<NodeAt, "parent" | "dialog" | "isOff">;

function* walkList(nodes: readonly NodeDefinition[] | undefined, list: string, around: Around): Generator<NodeAt> {
  for (const [place, node] of (nodes ?? []).entries()) {
    const isOff = around.isOff === true || node.disabled !== undefined;
    const at: NodeAt = { node, pointer: joinPointer(list, place), list, place, ...around, isOff };
    yield at;
    const inside: Around = { parent: at, dialog: around.dialog, isOff };
    yield* walkList(node.children, `${at.pointer}/children`, inside);
    for (const [slot, children] of Object.entries(node.slots ?? {}))
      yield* walkList(children, joinPointer(at.pointer, "slots", slot), inside);
  }
}

/** All nodes from top to bottom, those of dialogs after those of the body. */
export function* walkNodes(screen: Pick<ScreenDefinition, "body" | "dialogs">): Generator<NodeAt> {
  yield* walkList(screen.body, "/body", {});
  for (const [name, dialog] of Object.entries(screen.dialogs ?? {})) {
    yield* walkList(dialog.body, joinPointer("/dialogs", name, "body"), { dialog: name });
    yield* walkList(dialog.actions, joinPointer("/dialogs", name, "actions"), { dialog: name });
  }
}

export interface StepAt {
  readonly step: StepDefinition;
  readonly pointer: string;
}

/** All steps of a list and of their branches, in the order in which they are written. */
export function* walkSteps(steps: readonly StepDefinition[], pointer: string): Generator<StepAt> {
  for (const [place, step] of steps.entries()) {
    const at = { step, pointer: joinPointer(pointer, place) };
    yield at;
    for (const branch of branchesOf(step)) yield* walkSteps(branch.steps, joinPointer(at.pointer, ...branch.path));
  }
}

export interface FlowAt {
  /** A name of `flows`, or the steps themselves. */
  readonly flow: string | readonly StepDefinition[];
  readonly pointer: string;
  readonly hook?: "onOpen" | "onReady" | "onClose";
  readonly node?: NodeAt;
  readonly event?: string;
}

/** Everything that starts a flow: hooks, dialogs that close, and the events of nodes. */
export function* walkStarts(screen: ScreenDefinition): Generator<FlowAt> {
  for (const hook of ["onOpen", "onReady", "onClose"] as const) {
    const flow = screen[hook];
    if (flow !== undefined) yield { flow, pointer: `/${hook}`, hook };
  }
  for (const [name, { onClose }] of Object.entries(screen.dialogs ?? {}))
    if (onClose !== undefined) yield { flow: onClose, pointer: joinPointer("/dialogs", name, "onClose") };
  for (const node of walkNodes(screen))
    for (const [event, flow] of Object.entries(node.node.on ?? {}))
      yield { flow, pointer: joinPointer(node.pointer, "on", event), node, event };
}
