/** Nodes that are shown only while what they show is empty. */
import { showExpression } from "../../../core/expression/index.ts";
import { isWithin } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { findAround, type ScreenIndex } from "../queries/screen-index.ts";
import { findAssignment } from "./formula.ts";
import { namedBy, whenEmpty, whenTapped } from "./read-formula.ts";

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
    const path = paths.find((one) => findAssignment({ all: [shown, { not: whenEmpty(one) }] }) === undefined);
    return path === undefined ? [] : [{ pointer: pointerOf(at), id: at.node.id, path: showExpression(path) }];
  });
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
  if (op === "cat") return ast.slice(1).flatMap((part) => shownBy(index, part));
  if (op === "??" && second === "") return shownBy(index, first);
  if (op === "f" && passing.has(String(first))) return shownBy(index, second);
  return typeof op === "string" && lists.has(op) ? shownBy(index, first) : [];
}
