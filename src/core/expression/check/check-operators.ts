// Types of operators: what each side may be, and the result.

import type { Ast } from "../syntax/ast.ts";
import type { BinaryNode, ChoiceNode, Syntax, UnaryNode } from "../syntax/syntax.ts";
import { calculateAmounts, hasAmount, readAmount } from "./check-amounts.ts";
import { checkEquality, checkMember, checkOrder, type Side } from "./check-comparisons.ts";
import { needCondition } from "./check-conditions.ts";
import { broken, type CheckContext, report, showSource, type Typed } from "./check-context.ts";
import { checkFallback, writeFallback } from "./check-fallback.ts";
import { refuseDecided } from "./check-ranges.ts";
import { describeType } from "./describe-type.ts";
import { inferWhere } from "./narrowing.ts";
import { hasKinds, type Type, types, union, withoutNull } from "./type.ts";

function inferSide(context: CheckContext, node: Syntax): Side {
  return { ...context.infer(context, node), node };
}

function inferConditions(context: CheckContext, nodes: readonly Syntax[]): { asts: Typed["ast"][]; isBroken: boolean } {
  const sides = nodes.map((node) => inferSide(context, node));
  const holds = sides.map((side) => !side.broken && needCondition(context, side.node, side.type));
  return { asts: sides.map((side) => side.ast), isBroken: holds.includes(false) };
}

export function checkUnary(context: CheckContext, node: UnaryNode): Typed {
  if (node.op === "!") {
    const { asts, isBroken } = inferConditions(context, [node.of]);
    return isBroken ? broken : { ast: ["!", ...asts], type: types.bool };
  }
  const side = inferSide(context, node.of);
  if (side.broken || !needNumber(context, side)) return broken;
  return { ast: ["neg", side.ast], type: side.type.any ? types.any : types.num };
}

export function checkChoice(context: CheckContext, node: ChoiceNode): Typed {
  const { asts, isBroken } = inferConditions(context, [node.test]);
  const yes = inferWhere(context, { test: asts[0], holds: true }, () => context.infer(context, node.yes));
  const no = inferWhere(context, { test: asts[0], holds: false }, () => context.infer(context, node.no));
  if (isBroken || yes.broken || no.broken) return broken;
  return { ast: ["?:", ...asts, yes.ast, no.ast], type: union(yes.type, no.type) };
}

function refuseEmpty(context: CheckContext, node: Syntax, type: Type): false {
  const suggestion = `(${writeFallback(context, node, type.text ? "''" : "0")})`;
  const message = hasKinds(type)
    ? `\`${showSource(context, node)}\` may be empty, and then the result is empty too.`
    : `\`${showSource(context, node)}\` is always empty, and so is the result.`;
  report(context, node, { code: "arithmetic-on-empty", message, help: `Write \`${suggestion}\`.`, suggestion });
  return false;
}

function needNumber(context: CheckContext, { node, type }: Side): boolean {
  if (type.any) return true;
  const of = showSource(context, node);
  const kinds = withoutNull(type);
  if (hasKinds(kinds) && (!kinds.num || kinds.text || kinds.bool || kinds.list || kinds.obj)) {
    const suggestion = kinds.list ? `size(${of})` : `number(${of})`;
    const help = kinds.text || kinds.list ? { help: `Write \`${suggestion}\`.`, suggestion } : {};
    report(context, node, {
      code: "wrong-kind",
      message: `\`${of}\` is ${describeType(kinds)}, and a calculation needs a number.`,
      ...help,
    });
    return false;
  }
  return type.null ? refuseEmpty(context, node, type) : true;
}

function isConstantDivisor(type: Type): boolean {
  return Array.isArray(type.num) && !type.num.includes(0);
}

function checkArithmetic(context: CheckContext, op: string, [left, right]: readonly [Side, Side]): Type | null {
  const holds = [needNumber(context, left), needNumber(context, right)];
  if (holds.includes(false)) return null;
  if (left.type.any || right.type.any) return types.any;
  const mayFail = (op === "/" || op === "%") && !isConstantDivisor(right.type);
  return mayFail ? union(types.num, types.null) : types.num;
}

function needText(context: CheckContext, { node, type }: Side): boolean {
  const kinds = withoutNull(type);
  if (type.any || !(kinds.num || kinds.amount || kinds.bool || kinds.list || kinds.obj)) return true;
  const of = showSource(context, node);
  const suggestion = kinds.amount ? `money(${of})` : `string(${of})`;
  const help = kinds.list || kinds.obj ? {} : { help: `Write \`${suggestion}\`.`, suggestion };
  report(context, node, {
    code: "wrong-kind",
    message: `\`${of}\` is ${describeType(kinds)}, and only text can be added to text.`,
    ...help,
  });
  return false;
}

// Empty adds nothing to a text, so that texts may be joined without a test.
function checkPlus(context: CheckContext, left: Side, right: Side): Type | null {
  if (!left.type.text && !right.type.text) return checkArithmetic(context, "+", [left, right]);
  const holds = [needText(context, left), needText(context, right)];
  if (holds.includes(false)) return null;
  const isSure = [left.type, right.type].some((type) => type.text && !type.null && !type.any);
  if (isSure) return types.text;
  return left.type.any || right.type.any ? types.any : union(types.text, types.null);
}

export function checkBinary(context: CheckContext, node: BinaryNode): Typed {
  if (node.op === "&&" || node.op === "||") {
    const left = inferConditions(context, [node.left]);
    const right = inferWhere(context, { test: left.asts[0], holds: node.op === "&&" }, () => inferConditions(context, [node.right]));
    return left.isBroken || right.isBroken ? broken : { ast: [node.op, ...left.asts, ...right.asts], type: types.bool };
  }
  if (node.op === "??") return checkFallback(context, node);
  const [left, right] = [inferSide(context, node.left), inferSide(context, node.right)];
  if (left.broken || right.broken) return broken;
  const isText = node.op === "+" && (left.type.text || right.type.text);
  if (!isText && "+-*/%".includes(node.op) && hasAmount(left, right)) return calculateAmounts(context, node.op, [left, right]) ?? broken;
  const type = checkSides(context, node, [left, right]);
  return type ? { ast: [node.op, ...readSides(left, right)], type } : broken;
}

/** Whether a value is empty says the value itself. */
function readSides(left: Side, right: Side): Ast[] {
  const isEmptiness = left.ast === null || right.ast === null;
  return isEmptiness ? [left.ast, right.ast] : [readAmount(left), readAmount(right)];
}

function checkSides(context: CheckContext, node: BinaryNode, sides: readonly [Side, Side]): Type | null {
  const [left, right] = sides;
  if (node.op === "==" || node.op === "!=") return checkEquality(context, node, sides);
  if (node.op === "in") return checkMember(context, node, sides);
  if (node.op === "+") return checkPlus(context, left, right);
  if ("-*/%".includes(node.op)) return checkArithmetic(context, node.op, sides);
  const type = checkOrder(context, node, sides);
  return type === null || refuseDecided(context, node, sides) ? null : type;
}
