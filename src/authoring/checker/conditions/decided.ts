/** Conditions that can be decided without any value: by themselves, or by what is around them. */
import type { PointerRange } from "../check.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { whenReached } from "./reachable-calls.ts";
import { showCondition, whenHolds, whenIs, whenShown, whenTrueOf } from "./read-formula.ts";

type Verdict = "always holds" | "never holds" | "never changes";

/** Whether a condition has only one value wherever what is around it holds; undefined when it has both. */
export function decide(around: Formula, when: Formula): Verdict | undefined {
  if (findAssignment({ all: [around, when] }) === undefined) return "never holds";
  return findAssignment({ all: [around, { not: when }] }) === undefined ? "always holds" : undefined;
}

export interface Decided {
  readonly where: PointerRange;
  readonly verdict: Verdict;
  /** As an author would write it, for a part of a text. */
  readonly part?: string;
}

const isCondition = (pointer: string): boolean => /\/(?:when|if|enabled)$/.test(pointer);

/** Every condition of the screen that has only one value, and the `?:` with one in a text. */
export function listDecided(index: ScreenIndex): Decided[] {
  const off = index.nodes.filter(({ node }) => node.props?.["enabled"] === false);
  return [
    ...off.map(({ pointer }): Decided => ({ where: { pointer: `${pointer}/props/enabled` }, verdict: "never holds" })),
    ...inSites(index),
  ];
}

function inSites(index: ScreenIndex): Decided[] {
  return index.analysis.sites.flatMap(({ pointer, checked }): Decided[] => {
    if (checked.errors.length > 0) return [];
    if (isCondition(pointer)) {
      const verdict = decideAlone(index, checked.ast);
      return verdict === undefined ? [] : [{ where: { pointer }, verdict }];
    }
    return choicesIn(checked.ast).flatMap((test) => {
      const verdict = decide(true, whenTrueOf(index, test));
      return verdict === undefined || !readsSomething(test) ? [] : [{ where: { pointer }, verdict, part: showCondition(test) }];
    });
  });
}

function decideAlone(index: ScreenIndex, ast: unknown): Verdict | undefined {
  return decide(true, whenTrueOf(index, ast)) ?? (readsSomething(ast) ? undefined : "never changes");
}

function readsSomething(ast: unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "^" || ast[0] === "#" || ast.some(readsSomething));
}

/** The conditions of every `?:` of an expression. */
function choicesIn(ast: unknown): unknown[] {
  if (!Array.isArray(ast)) return [];
  return [...(ast[0] === "?:" ? [ast[1]] : []), ...ast.flatMap(choicesIn)];
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
  const steps = index.steps.flatMap((visit): Holder[] => {
    const at = `${visit.pointer}/${visit.step.do === "if" ? "if" : "when"}`;
    const when = whenHolds(index, at);
    return when === true ? [] : [{ pointer: at, when, around: whenReached(index, visit, "before").when, cause: "the steps before it" }];
  });
  return [...nodes, ...steps, ...listOwnConditions(index)];
}

/** Conditions that a market's own overlay has written. */
function listOwnConditions(index: ScreenIndex): Holder[] {
  const { analysis, variant } = index;
  return analysis.sites.flatMap(({ pointer }): Holder[] => {
    const { file, layer } = variant.originOf(pointer);
    if (layer === "base" || !/\/(when|if)$/.test(pointer)) return [];
    const market = variant.overlays.find((overlay) => overlay.file === file)?.value.for.market;
    if (market === undefined) return [];
    const around = whenIs("market.id", market);
    return [{ pointer, when: whenHolds(index, pointer), around, cause: `\`${market}\`, the only market of \`${file}\``, isOverlay: true }];
  });
}
