/** Conditions that can be decided without any value: by themselves, or by what is around them. */
import { type NodeAt, perObject } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { findForeignConstant } from "./company-constants.ts";
import { listLostRows } from "./constant-rows.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { type Decided, describeFinding, findInside, readsSomething } from "./parts.ts";
import { whenEmptyList, whenHolds, whenIs, whenShown, whenTrueOf } from "./read-formula.ts";
import { whenStanding } from "./standing.ts";
import { listStrangeStates } from "./state-values.ts";

type Verdict = "always holds" | "never holds" | "never changes";

/** Whether a condition has only one value wherever what is around it holds; undefined when it has both. */
export function decide(around: Formula, when: Formula): "always holds" | "never holds" | undefined {
  if (findAssignment({ all: [around, when] }) === undefined) return "never holds";
  return findAssignment({ all: [around, { not: when }] }) === undefined ? "always holds" : undefined;
}

const isCondition = (pointer: string): boolean => /\/(?:when|if|enabled)$/.test(pointer);

/** Every condition of the screen that has only one value, and every part of an expression that changes nothing. */
export function listDecided(index: ScreenIndex): Decided[] {
  const off = index.nodes.filter(({ node }) => node.props?.["enabled"] === false);
  const on = index.nodes.filter(({ node, pointer }) => node.props?.["enabled"] === true && isOfBase(index, `${pointer}/props/enabled`));
  return [
    ...off.map(({ pointer }): Decided => ({ where: { pointer: `${pointer}/props/enabled` }, message: "This condition never holds." })),
    ...on.map(({ pointer }): Decided => ({ where: { pointer: `${pointer}/props/enabled` }, message: "This condition always holds." })),
    ...inSites(index),
    ...listLostRows(index),
    ...listStrangeStates(index),
  ];
}

/** An overlay may well take a condition away. */
function isOfBase({ variant }: ScreenIndex, pointer: string): boolean {
  return variant.originOf(pointer).layer === "base";
}

function inSites(index: ScreenIndex): Decided[] {
  const nodes = new Map(index.nodes.map((at) => [at.pointer, at]));
  const whenNodeShown = perObject((node: NodeAt) => whenShown(index, node));
  return index.analysis.sites.flatMap(({ pointer, checked }): Decided[] => {
    if (checked.errors.length > 0) return [];
    const foreign = findForeignConstant(index, checked.ast);
    if (foreign !== undefined) return [{ where: { pointer }, message: foreign }];
    const verdict = isCondition(pointer) ? decideAlone(index, checked.ast) : undefined;
    if (verdict !== undefined) return [{ where: { pointer }, message: `This condition ${verdict}.` }];
    const node = nodes.get(pointer.slice(0, pointer.lastIndexOf("/props/")));
    const around = node === undefined || isCondition(pointer) ? true : whenNodeShown(node);
    return findInside(index, checked.ast, around).map((found) => ({ where: { pointer }, message: describeFinding(found) }));
  });
}

function decideAlone(index: ScreenIndex, ast: unknown): Verdict | undefined {
  return decide(true, whenTrueOf(index, ast)) ?? (readsSomething(ast) ? undefined : "never changes");
}

interface Holder {
  readonly pointer: string;
  readonly when: Formula;
  readonly around: Formula;
  /** What decides it, in words. */
  readonly cause: string;
  readonly isOverlay?: true;
}

/** Every condition that stands inside another one, or that a market's own overlay has written. */
export function listHolders(index: ScreenIndex): Holder[] {
  const nodes = index.nodes.flatMap(({ node, pointer, parent, isOff }): Holder[] => {
    if (node.when === undefined || parent === undefined || isOff) return [];
    const at = `${pointer}/when`;
    return [{ pointer: at, when: whenHolds(index, at), around: whenShown(index, parent), cause: "the conditions of the nodes around it" }];
  });
  const buttons = index.nodes.flatMap((at): Holder[] => {
    const pointer = `${at.pointer}/props/enabled`;
    if (at.isOff || index.analysis.siteAt(pointer) === undefined) return [];
    return [
      { pointer, when: whenHolds(index, pointer), around: whenShown(index, at), cause: "the conditions under which the node is shown" },
    ];
  });
  const steps = index.steps.flatMap((visit): Holder[] => {
    const at = `${visit.pointer}/${visit.step.do === "if" ? "if" : "when"}`;
    const when = whenHolds(index, at);
    return when === true ? [] : [{ pointer: at, when, around: whenStanding(index, visit), cause: "the steps before it" }];
  });
  return [...nodes, ...listRepeated(index), ...buttons, ...steps, ...listOwnConditions(index)];
}

/** Conditions of nodes that stand for the entries of a list. */
function listRepeated(index: ScreenIndex): Holder[] {
  return index.nodes.flatMap((at): Holder[] => {
    const list = index.analysis.siteAt(`${at.pointer}/each`)?.checked.ast;
    if (list === undefined || at.node.when === undefined) return [];
    const pointer = `${at.pointer}/when`;
    return [{ pointer, when: whenHolds(index, pointer), around: { not: whenEmptyList(list) }, cause: "the list that the node repeats" }];
  });
}

/** Conditions that a market's own overlay has written. */
function listOwnConditions(index: ScreenIndex): Holder[] {
  const { analysis, variant } = index;
  return analysis.sites.flatMap(({ pointer }): Holder[] => {
    if (!/\/(when|if)$/.test(pointer)) return [];
    const { file, layer } = variant.originOf(pointer);
    if (layer === "base") return [];
    const market = variant.overlays.find((overlay) => overlay.file === file)?.value.for.market;
    if (market === undefined) return [];
    const around = whenIs("market.id", market);
    return [{ pointer, when: whenHolds(index, pointer), around, cause: `\`${market}\`, the only market of \`${file}\``, isOverlay: true }];
  });
}
