/** From the expressions of nodes to formulas: whether a node is shown, and whether it reacts. */

import { type Ast, showExpression, showOperand } from "../../../core/expression/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { amountCore } from "../names/core-path.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { meets, type Sign } from "./comparison.ts";
import type { Formula } from "./formula.ts";

/** Where named values are found. */
export interface FormulaContext {
  readonly analysis: Pick<ScreenIndex["analysis"], "siteAt">;
}

/** For what reads no named value, and for catalogues, which have none. */
export const noValues: FormulaContext = { analysis: { siteAt: () => undefined } };

type Literal = string | number | boolean | null;
const isLiteral = (ast: unknown): ast is Literal => ast === null || typeof ast !== "object";
const denials: { readonly [sign in Sign]: string } = { "==": "!=", "<": ">=", ">": "<=", "<=": ">", ">=": "<" };
/** The same comparison seen from its other side. */
const turned: { readonly [sign in Sign]: Sign } = { "==": "==", "<": ">", ">": "<", "<=": ">=", ">=": "<=" };

function isSign(op: unknown): op is Sign {
  return typeof op === "string" && Object.hasOwn(denials, op);
}

function comparison(context: FormulaContext, [given, left, right]: readonly [Sign, unknown, unknown]): Formula {
  const named = (ast: unknown) => amountCore(namedBy(context, amountCore(ast)) ?? ast);
  if (deepEqual(named(left), named(right))) return given === "==" || given === "<=" || given === ">=";
  const isTurned = isLiteral(left) && !isLiteral(right);
  const [of, to] = isTurned ? [right, left] : [left, right];
  const sign = isTurned ? turned[given] : given;
  const choice = named(of);
  if (isLiteral(to) && Array.isArray(choice) && choice[0] === "?:")
    return ofChoice(context, choice, (side) =>
      isLiteral(side) ? meets(side, { subject: "", sign, literal: to }) : comparison(context, [sign, side, to]),
    );
  const text = (by: string) => `${showOperand(of)} ${by} ${showOperand(to)}`;
  const hasOrder = sign === "==" || typeof to === "number";
  // Of two values that are both unknown, one is what the other is not.
  if (!isLiteral(to) && (sign === "<=" || sign === ">=")) return { not: comparison(context, [sign === "<=" ? ">" : "<", left, right]) };
  return {
    atom: {
      text: text(sign),
      denied: text(denials[sign]),
      ...(isLiteral(to) &&
        hasOrder && { about: { subject: showExpression(of), sign, literal: to, ...(isUnsigned(context, of) && { isUnsigned: true }) } }),
    },
  };
}

/** What holds of the side that is chosen. */
function ofChoice(context: FormulaContext, [, test, yes, no]: readonly unknown[], of: (side: unknown) => Formula): Formula {
  const when = whenTrueOf(context, test);
  return { some: [{ all: [when, of(yes)] }, { all: [{ not: when }, of(no)] }] };
}

/** What a named value of the screen stands for. */
export function namedBy({ analysis }: FormulaContext, ast: unknown): Ast | undefined {
  const isNamed = Array.isArray(ast) && ast[0] === "." && ast[1] === "values" && ast.length === 3;
  return isNamed ? analysis.siteAt(`/values/${String(ast[2])}`)?.checked.ast : undefined;
}

/** Whether it is the number that digits write. */
function isUnsigned(context: FormulaContext, ast: unknown): boolean {
  if (!Array.isArray(ast)) return false;
  const [op, name, of] = ast;
  if (op === "f" && name === "digits") return true;
  if (op === "f" && (name === "number" || name === "string")) return isUnsigned(context, of);
  const value = namedBy(context, ast);
  return value !== undefined && isUnsigned(context, value);
}

/** An expression that is not looked into. */
function opaque(ast: unknown): Formula {
  return { atom: { text: showExpression(ast), denied: showExpression(["!", ast]) } };
}

/** The formula of an expression; named values are followed to what they stand for. */
export function whenTrueOf(context: FormulaContext, ast: unknown): Formula {
  if (typeof ast === "boolean") return ast;
  const of = (part: unknown) => whenTrueOf(context, part);
  if (!Array.isArray(ast)) return opaque(ast);
  const [op, left, right]: unknown[] = ast;
  switch (op) {
    case "&&":
      return { all: [of(left), of(right)] };
    case "||":
      return { some: [of(left), of(right)] };
    case "!":
      return { not: of(left) };
    case "?:":
      return ofChoice(context, ast, of);
    case "!=":
      return { not: comparison(context, ["==", left, right]) };
    case "in":
      return Array.isArray(right) && right[0] === "[]"
        ? { some: right.slice(1).map((one) => comparison(context, ["==", left, one])) }
        : opaque(ast);
    case ".": {
      const value = namedBy(context, ast);
      return value === undefined ? opaque(ast) : of(value);
    }
    default:
      return isSign(op) ? comparison(context, [op, left, right]) : opaque(ast);
  }
}

/** The formula of the expression at a pointer; true when none is there. */
export function whenHolds(context: FormulaContext, pointer: string): Formula {
  const ast = context.analysis.siteAt(pointer)?.checked.ast;
  return ast === undefined ? true : whenTrueOf(context, ast);
}

/** Whether a node is shown: its condition and those of all around it, and an entry in each list that it stands in. */
export function whenShown(context: FormulaContext, at: NodeAt): Formula {
  const own: Formula[] = [whenHolds(context, `${at.pointer}/when`)];
  const list = context.analysis.siteAt(`${at.pointer}/each`)?.checked.ast;
  if (list !== undefined) own.push({ not: whenEmptyList(list) });
  if (at.isOff) own.push(false);
  return { all: at.parent === undefined ? own : [...own, whenShown(context, at.parent)] };
}

/** Whether a tap on a node does something. */
export function whenTapped(context: FormulaContext, at: NodeAt): Formula {
  const { enabled } = at.node.props ?? {};
  const reacts = typeof enabled === "boolean" ? enabled : whenHolds(context, `${at.pointer}/props/enabled`);
  return { all: [whenShown(context, at), reacts] };
}

/** Whether a state value is true. */
export function whenTrue(path: string): Formula {
  return { atom: { text: path, denied: `!${path}` } };
}

/** Whether what stands at a path is this text. */
export function whenIs(path: string, text: string): Formula {
  return comparison(noValues, ["==", [".", ...path.split(".")], text]);
}

export function whenEmptyList(list: unknown): Formula {
  return comparison(noValues, ["==", ["f", "size", list], 0]);
}

/** Whether nothing stands at a path, in any of the ways to ask for it. */
export function whenEmpty(path: unknown): Formula {
  return { some: [comparison(noValues, ["==", path, null]), comparison(noValues, ["==", path, ""]), whenEmptyList(path)] };
}
