/** What must be seen before a tap commits the user, and the nodes that show it. */
import type { NodeAt } from "../../compiler/index.ts";
import { type DisclosureKind, kindOfDisclosure } from "../queries/disclosure-kinds.ts";
import type { StepVisit } from "../queries/flows/flow-index.ts";
import { listStarts } from "../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Formula } from "./formula.ts";
import { listReached } from "./reachable-calls.ts";
import { whenTapped } from "./read-formula.ts";

export interface Demand {
  /** The node that is tapped. */
  readonly at: NodeAt;
  /** What has to be seen, by the project's name for it, and what that is. */
  readonly need: string;
  readonly kind: DisclosureKind;
  /** When a tap comes as far as what needs it. */
  readonly when: Formula;
  /** Nodes that show it beside the one that is tapped: in the body, or in the same dialog. */
  readonly shownBy: readonly NodeAt[];
}

/** Steps that set what a checkbox for consent is bound to, other than back to nothing. */
export function listGiving({ steps }: ScreenIndex, bind: string | undefined): readonly StepVisit[] {
  return steps.filter(({ step }) => step.do === "set" && `${bind}.`.startsWith(`${step.path}.`) && step.to !== false);
}

/** Every need of every node: its own, and those of the calls that its events can lead to. */
export function listDemands(index: ScreenIndex): Demand[] {
  const { nodes, catalogue } = index;
  const needs = new Map<NodeAt, Map<string, Formula[]>>();
  const add = (at: NodeAt, some: readonly string[], reached: Formula) => {
    const ofNode = needs.get(at) ?? new Map<string, Formula[]>();
    needs.set(at, ofNode);
    for (const need of some) ofNode.set(need, [...(ofNode.get(need) ?? []), reached]);
  };
  for (const at of nodes) add(at, at.node.needs ?? [], true);
  for (const { at, flow } of listStarts(index)) {
    if (at === undefined) continue;
    for (const { action, when } of listReached(index, flow)) add(at, catalogue.actions.get(action)?.needs ?? [], when);
  }
  return [...needs].flatMap(([at, ofNode]) =>
    [...ofNode].flatMap(([need, some]) => {
      const kind = kindOfDisclosure(catalogue, need);
      if (kind === undefined) return [];
      const when: Formula = { all: [whenTapped(index, at), { some }] };
      const isBeside = (one: NodeAt) => one.dialog === undefined || one.dialog === at.dialog;
      return [{ at, need, kind, when, shownBy: nodes.filter((one) => one.node.discloses?.includes(need) === true && isBeside(one)) }];
    }),
  );
}
