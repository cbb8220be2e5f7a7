/** Nodes that are shown only while what they show is empty. */
import { showExpression } from "../../../core/expression/index.ts";
import { isWithin } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { findAround, type ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { namedBy, noValues, whenEmpty, whenShown, whenTapped, whenTrueOf } from "./read-formula.ts";
import { whenStanding } from "./standing.ts";

/** Functions that give nothing where they get nothing. */
const passing = new Set("money group date phone card last4 digits cents trim string upper lower split join".split(" "));
const lists = new Set(["map", "filter", "find"]);

export interface ShownEmpty {
  readonly pointer: string;
  readonly id: string;
  readonly path: string;
}

export function listShownEmpty(index: ScreenIndex): ShownEmpty[] {
  return index.nodes.flatMap((at) => {
    if (at.isOff || findAround(at, hasCondition) === undefined) return [];
    const shown = whenTapped(index, at);
    if (findAssignment(shown) === undefined) return [];
    const paths = index.analysis.sites
      .filter(({ pointer, checked }) => checked.errors.length === 0 && isWithin(pointer, `${at.pointer}/props`))
      .flatMap(({ checked }) => shownBy(index, checked.ast));
    const path = paths.find((one) => findAssignment({ all: [shown, { not: whenNothing(one) }] }) === undefined);
    return path === undefined ? [] : [{ pointer: pointerOf(at), id: at.node.id, path: showExpression(path) }];
  });
}

/** Addresses that a step leaves for although they are empty where it stands. */
export function listLeftEmpty(index: ScreenIndex): Pick<ShownEmpty, "pointer" | "path">[] {
  return index.steps.flatMap((visit) => {
    const pointer = `${visit.pointer}/url`;
    const ast = visit.step.do === "leave" ? index.analysis.siteAt(pointer)?.checked.ast : undefined;
    const around = ast === undefined ? true : whenStanding(index, visit);
    const path = shownBy(index, ast).find((one) => findAssignment({ all: [around, { not: whenNothing(one) }] }) === undefined);
    return path === undefined || findAssignment(around) === undefined ? [] : [{ pointer, path: showExpression(path) }];
  });
}

/** Choices in what a node shows of which one side shows what is empty there: `x == '' ? x : 'none'`. */
export function listChosenEmpty(index: ScreenIndex): ShownEmpty[] {
  return index.nodes.flatMap((at) => {
    if (at.isOff) return [];
    const sites = index.analysis.sites.filter(
      ({ pointer, checked }) => checked.errors.length === 0 && isWithin(pointer, `${at.pointer}/props`),
    );
    return sites.flatMap(({ pointer, checked }) => {
      const path = chosenEmpty(index, checked.ast, whenShown(index, at));
      return path === undefined ? [] : [{ pointer, id: at.node.id, path: showExpression(path) }];
    });
  });
}

function chosenEmpty(index: ScreenIndex, ast: unknown, around: Formula, isSide = false): unknown {
  if (!Array.isArray(ast)) return undefined;
  const [op, test, yes, no]: unknown[] = ast;
  if (op === "?:") {
    const holds = whenTrueOf(index, test);
    const side = (part: unknown, when: Formula) => chosenEmpty(index, part, { all: [around, when] }, true);
    return side(yes, holds) ?? side(no, { not: holds });
  }
  if (!isSide || findAssignment(around) === undefined) return undefined;
  return shownBy(index, ast).find((path) => findAssignment({ all: [around, { not: whenNothing(path) }] }) === undefined);
}

/** Nothing stands at a path, or at one that it leads through; of a timer, no time is left. */
function whenNothing(path: unknown): Formula {
  const names: unknown[] = Array.isArray(path) ? path : [];
  if (names[1] === "timers") return whenTrueOf(noValues, ["==", path, 0]);
  const around = names.slice(2).map((_, at) => whenTrueOf(noValues, ["==", names.slice(0, at + 2), null]));
  return { some: [whenEmpty(path), ...around] };
}

/** The condition itself, or what around the node has one. */
function pointerOf({ node, pointer }: NodeAt): string {
  return node.when === undefined && typeof node.props?.["enabled"] === "string" ? `${pointer}/props/enabled` : `${pointer}/when`;
}

function hasCondition({ node }: NodeAt): boolean {
  return node.when !== undefined || typeof node.props?.["enabled"] === "string";
}

/** Paths of which the expression shows nothing else than what stands there. */
function shownBy(index: ScreenIndex, ast: unknown): unknown[] {
  if (!Array.isArray(ast)) return [];
  const [op, first, second]: unknown[] = ast;
  if (op === ".") {
    const value = namedBy(index, ast);
    return value === undefined ? [ast] : [ast, ...shownBy(index, value)];
  }
  if (op === "cat" || op === "+") return ast.slice(1).flatMap((part) => shownBy(index, part));
  if (op === "??" && second === "") return shownBy(index, first);
  if (op === "f" && passing.has(String(first))) return shownBy(index, second);
  return typeof op === "string" && lists.has(op) ? shownBy(index, first) : [];
}
