/** From the expressions of nodes to formulas: whether a node is shown, and whether it reacts. */

import type { Ast } from "../../../core/expression/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Formula } from "./formula.ts";

type FormulaContext = Pick<ScreenIndex, "analysis">;

/** An expression as an author would write it. */
export function showCondition(ast: unknown): string {
  if (typeof ast === "string") return `'${ast}'`;
  if (!Array.isArray(ast)) return String(ast);
  const [op, ...parts]: unknown[] = ast;
  if (op === ".") return parts.filter((part, partIndex) => partIndex > 0 || part !== "values").join(".");
  if (op === "f") return `${String(parts[0])}(${parts.slice(1).map(showCondition).join(", ")})`;
  if (op === "[]") return `[${parts.map(showCondition).join(", ")}]`;
  if (op === "[") return `${showCondition(parts[0])}[${showCondition(parts[1])}]`;
  if (op === "!") return deny(parts[0]);
  if (op === "^") return parts.slice(1).join(".");
  return parts.length === 2
    ? `${showOperand(parts[0])} ${String(op)} ${showOperand(parts[1])}`
    : `${String(op)}(${parts.map(showCondition).join(", ")})`;
}

/** `??` is weaker than what it stands beside. */
function showOperand(ast: unknown): string {
  return Array.isArray(ast) && ast[0] === "??" ? `(${showCondition(ast)})` : showCondition(ast);
}

function deny(ast: unknown): string {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "f") ? `!${showCondition(ast)}` : `!(${showCondition(ast)})`;
}

const isLiteral = (ast: unknown): boolean => ast === null || typeof ast !== "object";
const opposite: { readonly [sign: string]: string } = { "<=": ">", ">=": "<" };

function comparison(sign: string, left: unknown, right: unknown): Formula {
  const [of, to] = isLiteral(left) && !isLiteral(right) ? [right, left] : [left, right];
  const text = (by: string) => `${showOperand(of)} ${by} ${showOperand(to)}`;
  return { atom: { text: text(sign), denied: text("!="), ...(isLiteral(to) && { subject: showCondition(of) }) } };
}

/** The formula of an expression; named values are followed to what they stand for. */
export function whenTrueOf(context: FormulaContext, ast: unknown): Formula {
  if (typeof ast === "boolean") return ast;
  const of = (part: unknown) => whenTrueOf(context, part);
  const opaque: Formula = { atom: { text: showCondition(ast), denied: deny(ast) } };
  if (!Array.isArray(ast)) return opaque;
  const [op, left, right, last]: unknown[] = ast;
  switch (op) {
    case "&&":
      return { all: [of(left), of(right)] };
    case "||":
      return { some: [of(left), of(right)] };
    case "!":
      return { not: of(left) };
    case "?:":
      return { some: [{ all: [of(left), of(right)] }, { all: [{ not: of(left) }, of(last)] }] };
    case "==":
      return comparison("==", left, right);
    case "!=":
      return { not: comparison("==", left, right) };
    case "<=":
    case ">=":
      return { not: of([opposite[op], left, right]) };
    case "in":
      return Array.isArray(right) && right[0] === "[]" ? { some: right.slice(1).map((one) => comparison("==", left, one)) } : opaque;
    case ".": {
      const value: Ast | undefined =
        left === "values" && ast.length === 3 ? context.analysis.siteAt(`/values/${String(right)}`)?.checked.ast : undefined;
      return value === undefined ? opaque : of(value);
    }
    default:
      return opaque;
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
  if (list !== undefined) own.push({ not: comparison("==", ["f", "size", list], 0) });
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
  return comparison("==", [".", ...path.split(".")], text);
}
