// What the tests of a screen can name: what it has in the variants that a test is for.
import type { FlowTest, NodeDefinition } from "../../../../core/format/index.ts";
import { type Analysis, type Catalogue, walkNodes } from "../../../compiler/index.ts";

export interface FlowTestScope {
  /** Variants in which the test runs; a further language of a market has the same flows, and is one when it is named. */
  readonly analyses: readonly Analysis[];
  /** By id, each as it is in one variant or another. */
  readonly nodes: ReadonlyMap<string, readonly NodeDefinition[]>;
  readonly params: readonly string[];
  readonly state: readonly string[];
  readonly dialogs: readonly string[];
}

/** A market, language or promotion that there is not counts as not named: that is a problem of its own. */
export function findScope(all: readonly Analysis[], { promotion, market, language }: NonNullable<FlowTest["given"]>): FlowTestScope {
  const first = all.filter(({ variant }) => !variant.name.includes("@"));
  const inLanguage = all.filter(({ variant }) => variant.language === language);
  const spoken = inLanguage.length > 0 ? inLanguage : first;
  const promoted = spoken.filter(({ variant }) => variant.templateId === promotion);
  const inMarket = promoted.filter(({ variant }) => market === undefined || variant.market.id === market);
  const analyses = [inMarket, promoted, spoken].find((list) => list.length > 0) ?? [];
  const nodes = new Map<string, NodeDefinition[]>();
  for (const { variant } of analyses)
    for (const { node } of walkNodes(variant.screen)) nodes.set(node.id, [...(nodes.get(node.id) ?? []), node]);
  const namesOf = (part: "params" | "state" | "dialogs"): string[] => [
    ...new Set(analyses.flatMap(({ variant }) => Object.keys(variant.screen[part] ?? {}))),
  ];
  return { analyses, nodes, params: namesOf("params"), state: namesOf("state"), dialogs: namesOf("dialogs") };
}

/** What the runtime gives a node beside the properties of its widget. */
const ofEveryNode = ["value", "invalid", "busy", "waiting"];

export function listProps({ nodes }: FlowTestScope, id: string, { widgets }: Catalogue): string[] {
  const declared = (nodes.get(id) ?? []).flatMap(({ widget }) => Object.keys(widgets.get(widget)?.props.properties ?? {}));
  return [...new Set([...declared, ...ofEveryNode])];
}
