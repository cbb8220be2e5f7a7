/** One variant indexed for the checks: every node, flow and step with its context, found once for all checks. */

import type { ScreenDefinition, WidgetDeclaration } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import {
  type Analysis,
  type Catalogue,
  type NodeAt,
  namesIn,
  type ScreenContext,
  type ScreenDirectory,
  type Variant,
  walkNodes,
  walkStarts,
} from "../../compiler/index.ts";
import { collectFlow, type FlowVisit, type StepVisit } from "./flows/flow-index.ts";

export interface NodeVisit extends NodeAt {
  /** Absent when no widget has the node's name. */
  readonly widget: WidgetDeclaration | undefined;
}

/** A mention of a flow by its name. */
interface FlowMention {
  readonly flow: string;
  readonly pointer: string;
  /** The named flow, event or hook that mentions it. */
  readonly from: string;
}

export interface ScreenIndex {
  readonly catalogue: Catalogue;
  readonly directory: ScreenDirectory;
  readonly variant: Variant;
  readonly screen: ScreenDefinition;
  readonly analysis: Analysis;
  readonly nodes: readonly NodeVisit[];
  readonly flows: readonly FlowVisit[];
  readonly steps: readonly StepVisit[];
  readonly mentions: readonly FlowMention[];
}

/** The node itself, or the nearest around it, that is so. */
export function findAround(at: NodeAt | undefined, isSo: (at: NodeAt) => boolean): NodeAt | undefined {
  return at === undefined || isSo(at) ? at : findAround(at.parent, isSo);
}

/** Whether the app may not leave out a node, or what is around it. */
export function isCritical(at: NodeAt): boolean {
  return findAround(at, ({ node }) => node.critical === true) !== undefined;
}

export function indexScreen({ catalogue, directory }: ScreenContext, analysis: Analysis): ScreenIndex {
  const { variant } = analysis;
  const { screen } = variant;
  const mentions: FlowMention[] = [];
  const flows: FlowVisit[] = Object.entries(screen.flows ?? {}).map(([name, steps]) =>
    collectFlow({ pointer: joinPointer("/flows", name), name }, steps),
  );
  for (const { flow, pointer, hook } of walkStarts(screen)) {
    if (typeof flow === "string") mentions.push({ flow, pointer, from: pointer });
    else flows.push(collectFlow({ pointer, ...(hook !== undefined && { hook }) }, flow));
  }
  for (const flow of flows) {
    for (const { step, pointer } of flow.steps)
      for (const { name, path } of namesIn(step, "flow"))
        mentions.push({ flow: name, pointer: joinPointer(pointer, ...path), from: flow.pointer });
  }
  const nodes = [...walkNodes(screen)].map((at) => ({ ...at, widget: catalogue.widgets.get(at.node.widget) }));
  return { catalogue, directory, variant, screen, analysis, nodes, flows, steps: flows.flatMap(({ steps }) => steps), mentions };
}
