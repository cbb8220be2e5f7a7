/** Nodes that are shown only while what they show is empty. */
import { showExpression } from "../../../core/expression/index.ts";
import { isWithin, joinPointer, lastPart } from "../../../core/json/index.ts";
import { type NodeAt, perObject } from "../../compiler/index.ts";
import { findAround, type ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { namedBy, noValues, whenEmpty, whenHolds, whenShown, whenTapped, whenTrueOf } from "./read-formula.ts";
import { whenStanding } from "./standing.ts";

/** Functions that give nothing where they get nothing. */
const passing = new Set("amount money group date phone card last4 digits cents trim string upper lower split join".split(" "));
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
    const path = paths.find((one) => isNothing(one, shown));
    return path === undefined ? [] : [{ pointer: pointerOf(at), id: at.node.id, path: showExpression(path) }];
  });
}

/** Addresses that a step leaves for, and inputs of calls, with when they are used. */
const listInputs = perObject((index: ScreenIndex): readonly { readonly pointer: string; readonly around: Formula }[] => {
  const inputsOf = ({ input = {} }: { readonly input?: object }) => Object.keys(input).map((name) => joinPointer("/input", name));
  const ofSteps = index.steps.flatMap((visit) => {
    const { step, pointer } = visit;
    const places = step.do === "leave" ? ["/url"] : step.do === "call" ? inputsOf(step) : [];
    if (places.length === 0) return [];
    const around: Formula = { all: [whenStanding(index, visit), whenHolds(index, `${pointer}/when`)] };
    return places.map((place) => ({ pointer: pointer + place, around }));
  });
  const ofLoads = Object.entries(index.screen.load ?? {}).flatMap(([name, load]) => {
    const pointer = joinPointer("/load", name);
    return inputsOf(load).map((place) => ({ pointer: pointer + place, around: whenHolds(index, `${pointer}/when`) }));
  });
  return [...ofSteps, ...ofLoads];
});

/** Of those the ones that are empty where they are used. Of what is entered, the message that refuses it says so. */
export function listLeftEmpty(index: ScreenIndex): Pick<ShownEmpty, "pointer" | "path">[] {
  return listInputs(index).flatMap(({ pointer, around }) => {
    const ast = index.analysis.siteAt(pointer)?.checked.ast;
    const isEntered = (path: unknown) => pointer.includes("/input/") && Array.isArray(path) && path[1] === "state";
    const path = shownBy(index, ast).find((one) => !isEntered(one) && isNothing(one, around));
    return path === undefined || findAssignment(around) === undefined ? [] : [{ pointer, path: showExpression(path) }];
  });
}

/** Choices in what a node shows, or in a value, of which one side is what is empty there: `x == '' ? x : 'none'`. */
export function listChosenEmpty(index: ScreenIndex): ShownEmpty[] {
  const shown = index.nodes
    .filter(({ isOff }) => !isOff)
    .map((at) => ({ id: at.node.id, around: whenShown(index, at), place: `${at.pointer}/props` }));
  const values = Object.keys(index.screen.values ?? {}).map((id) => ({ id, around: true, place: joinPointer("/values", id) }));
  const inputs = listInputs(index).map(({ pointer, around }) => ({ id: lastPart(pointer), around, place: pointer }));
  return [...shown, ...values, ...inputs].flatMap(({ id, around, place }) =>
    index.analysis.sites
      .filter(({ pointer, checked }) => checked.errors.length === 0 && isWithin(pointer, place))
      .flatMap(({ pointer, checked }) => {
        const path = chosenEmpty(index, checked.ast, around);
        return path === undefined ? [] : [{ pointer, id, path: showExpression(path) }];
      }),
  );
}

function chosenEmpty(index: ScreenIndex, ast: unknown, around: Formula, isSide = false): unknown {
  if (!Array.isArray(ast)) return undefined;
  const [op, test, yes, no]: unknown[] = ast;
  if (op === "?:") {
    const holds = whenTrueOf(index, test);
    const side = (part: unknown, when: Formula) => chosenEmpty(index, part, { all: [around, when] }, true);
    return side(yes, holds) ?? side(no, { not: holds });
  }
  const isReached = isSide && findAssignment(around) !== undefined;
  const own = isReached ? shownBy(index, ast).find((path) => isNothing(path, around)) : undefined;
  return own ?? ast.reduce<unknown>((found, part) => found ?? chosenEmpty(index, part, around), undefined);
}

const isNothing = (path: unknown, around: Formula): boolean => findAssignment({ all: [around, { not: whenNothing(path) }] }) === undefined;

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
  if (op === "^") return [ast];
  // What stands alone, such as `index`, is always there.
  if (op === "." && ast.length > 2) {
    const value = namedBy(index, ast);
    return value === undefined ? [ast] : [ast, ...shownBy(index, value)];
  }
  if (op === "cat" || op === "+") return ast.slice(1).flatMap((part) => shownBy(index, part));
  if (op === "??" && second === "") return shownBy(index, first);
  if (op === "f" && passing.has(String(first))) return shownBy(index, second);
  return typeof op === "string" && lists.has(op) ? shownBy(index, first) : [];
}
