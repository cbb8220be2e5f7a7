// Types of operators: what each side may be, and what comes out.

import type { BinaryNode, ChoiceNode, Syntax, UnaryNode } from "../syntax/syntax.ts";
import { checkEquality, checkMember, checkOrder, type Side } from "./check-comparisons.ts";
import { needCondition } from "./check-conditions.ts";
import { broken, type Checking, report, showSource, type Typed } from "./check-context.ts";
import { checkFallback, writeFallback } from "./check-fallback.ts";
import { describeType } from "./describe-type.ts";
import { hasKinds, type Type, types, union, withoutNull } from "./type.ts";

function inferSide(checking: Checking, node: Syntax): Side {
  return { ...checking.infer(checking, node), node };
}

function inferConditions(checking: Checking, nodes: readonly Syntax[]): { asts: Typed["ast"][]; isBroken: boolean } {
  const sides = nodes.map((node) => inferSide(checking, node));
  const holds = sides.map((side) => !side.broken && needCondition(checking, side.node, side.type));
  return { asts: sides.map((side) => side.ast), isBroken: holds.includes(false) };
}

export function checkUnary(checking: Checking, node: UnaryNode): Typed {
  if (node.op === "!") {
    const { asts, isBroken } = inferConditions(checking, [node.of]);
    return isBroken ? broken : { ast: ["!", ...asts], type: types.bool };
  }
  const side = inferSide(checking, node.of);
  if (side.broken || !needNumber(checking, side)) return broken;
  return { ast: ["neg", side.ast], type: side.type.any ? types.any : types.num };
}

export function checkChoice(checking: Checking, node: ChoiceNode): Typed {
  const { asts, isBroken } = inferConditions(checking, [node.test]);
  const yes = checking.infer(checking, node.yes);
  const no = checking.infer(checking, node.no);
  if (isBroken || yes.broken || no.broken) return broken;
  return { ast: ["?:", ...asts, yes.ast, no.ast], type: union(yes.type, no.type) };
}

function refuseEmpty(checking: Checking, node: Syntax, type: Type): false {
  const suggestion = `(${writeFallback(checking, node, type.text ? "''" : "0")})`;
  const message = hasKinds(type)
    ? `\`${showSource(checking, node)}\` may be empty, and then the result is empty too.`
    : `\`${showSource(checking, node)}\` is always empty, and so is the result.`;
  report(checking, node, { code: "arithmetic-on-empty", message, help: `Write \`${suggestion}\`.`, suggestion });
  return false;
}

function needNumber(checking: Checking, { node, type }: Side): boolean {
  if (type.any) return true;
  const of = showSource(checking, node);
  const kinds = withoutNull(type);
  if (hasKinds(kinds) && (!kinds.num || kinds.text || kinds.bool || kinds.list || kinds.obj)) {
    const suggestion = kinds.list ? `size(${of})` : `number(${of})`;
    const help = kinds.text || kinds.list ? { help: `Write \`${suggestion}\`.`, suggestion } : {};
    report(checking, node, { code: "wrong-kind", message: `\`${of}\` is ${describeType(kinds)}, and calculating needs number.`, ...help });
    return false;
  }
  return type.null ? refuseEmpty(checking, node, type) : true;
}

function isConstantDivisor(type: Type): boolean {
  return Array.isArray(type.num) && !type.num.includes(0);
}

function checkArithmetic(checking: Checking, op: string, [left, right]: readonly [Side, Side]): Type | null {
  const holds = [needNumber(checking, left), needNumber(checking, right)];
  if (holds.includes(false)) return null;
  if (left.type.any || right.type.any) return types.any;
  const mayFail = (op === "/" || op === "%") && !isConstantDivisor(right.type);
  return mayFail ? union(types.num, types.null) : types.num;
}

function needText(checking: Checking, { node, type }: Side): boolean {
  const kinds = withoutNull(type);
  if (type.any || !(kinds.num || kinds.bool || kinds.list || kinds.obj)) return true;
  const of = showSource(checking, node);
  const suggestion = `string(${of})`;
  const help = kinds.list || kinds.obj ? {} : { help: `Write \`${suggestion}\`.`, suggestion };
  report(checking, node, {
    code: "wrong-kind",
    message: `\`${of}\` is ${describeType(kinds)}, and only text can be added to text.`,
    ...help,
  });
  return false;
}

// Empty adds nothing to a text, so that texts may be joined without asking first.
function checkPlus(checking: Checking, left: Side, right: Side): Type | null {
  if (!left.type.text && !right.type.text) return checkArithmetic(checking, "+", [left, right]);
  const holds = [needText(checking, left), needText(checking, right)];
  if (holds.includes(false)) return null;
  const isSure = [left.type, right.type].some((type) => type.text && !type.null && !type.any);
  if (isSure) return types.text;
  return left.type.any || right.type.any ? types.any : union(types.text, types.null);
}

export function checkBinary(checking: Checking, node: BinaryNode): Typed {
  if (node.op === "&&" || node.op === "||") {
    const { asts, isBroken } = inferConditions(checking, [node.left, node.right]);
    return isBroken ? broken : { ast: [node.op, ...asts], type: types.bool };
  }
  if (node.op === "??") return checkFallback(checking, node);
  const [left, right] = [inferSide(checking, node.left), inferSide(checking, node.right)];
  if (left.broken || right.broken) return broken;
  const type = checkSides(checking, node, [left, right]);
  return type ? { ast: [node.op, left.ast, right.ast], type } : broken;
}

function checkSides(checking: Checking, node: BinaryNode, sides: readonly [Side, Side]): Type | null {
  const [left, right] = sides;
  if (node.op === "==" || node.op === "!=") return checkEquality(checking, node, sides);
  if (node.op === "in") return checkMember(checking, node, sides);
  if (node.op === "+") return checkPlus(checking, left, right);
  if ("-*/%".includes(node.op)) return checkArithmetic(checking, node.op, sides);
  return checkOrder(checking, node, sides);
}
