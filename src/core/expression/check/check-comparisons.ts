// Comparisons that cannot be meant: sides without a common value, values that are never empty, values without an order.

import { findMeant } from "../../json/index.ts";
import type { Finding } from "../syntax/errors.ts";
import type { BinaryNode, Range, Syntax } from "../syntax/syntax.ts";
import { type CheckContext, remark, report, showSource, type Typed } from "./check-context.ts";
import { describeKind, describeType, listValues, quote } from "./describe-type.ts";
import { hasKinds, type Type, types, withoutNull } from "./type.ts";

export type Side = Typed & { readonly node: Syntax };

export function checkOrder(context: CheckContext, node: Range, [left, right]: readonly [Side, Side]): Type | null {
  const [a, b] = [withoutNull(left.type), withoutNull(right.type)];
  if (a.any || b.any) return types.bool;
  const isOrdered = ({ num, amount, text, bool, list, obj }: Type, kind: "num" | "text") => {
    const isNumber = num || amount;
    return (kind === "num" ? isNumber && !text : text && !isNumber) && !bool && !list && !obj;
  };
  if ((isOrdered(a, "num") && isOrdered(b, "num")) || (isOrdered(a, "text") && isOrdered(b, "text"))) return types.bool;
  report(context, node, {
    code: "wrong-kind",
    message: `\`${showSource(context, left.node)}\` is ${describeKind(a)} and \`${showSource(context, right.node)}\` is ${describeKind(b)}; only two numbers or two texts have an order.`,
  });
  return null;
}

function overlaps(a: Type, b: Type): boolean {
  const meet = (x: Type["num"] | Type["text"], y: Type["num"] | Type["text"]) => {
    if (!x || !y) return false;
    if (x === true || y === true) return true;
    const values: readonly (number | string)[] = y;
    return x.some((value: number | string) => values.includes(value));
  };
  const isAmount = (a.amount && (b.amount || b.num)) || (b.amount && a.num);
  return Boolean(a.any || b.any || isAmount || (a.bool && b.bool) || meet(a.num, b.num) || meet(a.text, b.text));
}

function showConstant(node: Syntax): number | string | undefined {
  return node.kind === "literal" && (typeof node.value === "number" || typeof node.value === "string") ? node.value : undefined;
}

function quoteLike(value: number | string, other: Type): string | undefined {
  if (typeof value === "number") return other.text && !other.num ? `'${value}'` : undefined;
  return other.num && !other.text && value.trim() !== "" && Number.isFinite(Number(value)) ? `${Number(value)}` : undefined;
}

function refuseUnknownValue(context: CheckContext, constant: Side, other: Side): null {
  const value = showConstant(constant.node);
  const known = [...(Array.isArray(other.type.text) ? other.type.text : []), ...(Array.isArray(other.type.num) ? other.type.num : [])];
  const nearest = value === undefined ? undefined : findMeant(`${value}`, known.map(String)).name;
  const meant = known.find((each) => `${each}` === nearest);
  report(context, constant.node, {
    code: "unknown-value",
    message: `\`${showSource(context, other.node)}\` is never ${showSource(context, constant.node)}; it is ${listValues(known)}.`,
    ...(meant !== undefined && { help: `Did you mean ${quote(meant)}?`, suggestion: quote(meant) }),
  });
  return null;
}

// Two sides without a common value: a wrong constant is marked by itself, anything else as the whole comparison.
function refuseNever(context: CheckContext, node: BinaryNode, [left, right]: readonly [Side, Side]): null {
  const isAlways = node.op === "!=";
  const constant = showConstant(right.node) !== undefined ? right : left;
  const other = constant === right ? left : right;
  const value = showConstant(constant.node);
  const isKind = value !== undefined && (typeof value === "number" ? other.type.num : other.type.text);
  if (isKind && showConstant(other.node) === undefined) return refuseUnknownValue(context, constant, other);
  const suggestion = value === undefined ? undefined : quoteLike(value, other.type);
  const [a, b] = [describeKind(left.type), describeKind(right.type)];
  const amount = [left, right].find(({ type }) => type.amount);
  const isEmptyText = amount !== undefined && (amount === left ? right : left).ast === "";
  // Two sets of the same kind differ in their values alone, so these are listed.
  const kinds = a === b ? `${describeType(withoutNull(left.type))} with ${describeType(withoutNull(right.type))}` : `${a} with ${b}`;
  report(context, suggestion ? constant.node : node, {
    code: isAlways ? "always-true" : "never-true",
    message: `\`${showSource(context, node)}\` compares ${kinds} and is ${isAlways ? "always" : "never"} true.`,
    ...(suggestion && { help: `Write \`${suggestion}\`.`, suggestion }),
    ...(isEmptyText && { help: "An amount that is none is empty: compare it with `null`." }),
  });
  return null;
}

function checkEmptiness(context: CheckContext, node: BinaryNode, value: Side): Type | null {
  if (value.type.null || value.type.any) return types.bool;
  const of = showSource(context, value.node);
  const finding: Finding = {
    code: "never-empty",
    message: `\`${of}\` is never empty, so \`${showSource(context, node)}\` is always ${node.op === "!=" ? "true" : "false"}.`,
    help: "Leave the comparison out.",
  };
  // An author often asks first whether a parameter is there.
  if (of.startsWith("params.")) {
    remark(context, node, finding);
    return types.bool;
  }
  report(context, node, finding);
  return null;
}

export function checkEquality(context: CheckContext, node: BinaryNode, [left, right]: readonly [Side, Side]): Type | null {
  const [a, b] = [withoutNull(left.type), withoutNull(right.type)];
  if (!hasKinds(b) && right.type.null) return checkEmptiness(context, node, left);
  if (!hasKinds(a) && left.type.null) return checkEmptiness(context, node, right);
  const whole = [left, right].find((side) => side.type.list || side.type.obj);
  if (whole && !a.any && !b.any) {
    const of = showSource(context, whole.node);
    const help = whole.type.list ? `Compare \`size(${of})\` or look for an item with \`in\`.` : `Compare one of its fields.`;
    report(context, node, {
      code: "not-comparable",
      message: `\`${of}\` is ${describeType(withoutNull(whole.type))}, which cannot be compared as a whole.`,
      help,
    });
    return null;
  }
  if (!overlaps(a, b)) return refuseNever(context, node, [left, right]);
  refuseHalf(context, node, [left, right]);
  return types.bool;
}

function isMixed({ any, text, num }: Type): boolean {
  return !any && text !== undefined && num !== undefined;
}

// A server that sends now a text and now a number means the same by both.
function refuseHalf(context: CheckContext, node: BinaryNode, [left, right]: readonly [Side, Side]): void {
  if (isMixed(left.type) === isMixed(right.type)) return;
  const [mixed, other] = isMixed(left.type) ? [left, right] : [right, left];
  const { text, num, any } = other.type;
  if (any || (text === undefined) === (num === undefined) || (Array.isArray(text) && text.join("") === "")) return;
  const of = showSource(context, mixed.node);
  const kind = text === undefined ? "number" : "text";
  report(context, node, {
    code: "half-compared",
    message: `\`${of}\` may be a text or a number, and is compared with a ${kind} only.`,
    help: `Write \`string(${of})\` and compare it with a text.`,
  });
}

export function checkMember(context: CheckContext, node: BinaryNode, [left, right]: readonly [Side, Side]): Type | null {
  if (right.type.any) return types.bool;
  const item = right.type.list;
  if (!item || right.type.text || right.type.obj || right.type.num || right.type.amount || right.type.bool) {
    const [of, part] = [showSource(context, right.node), showSource(context, left.node)];
    const suggestion = right.type.text ? `contains(${of}, ${part})` : undefined;
    const help = suggestion ? { help: `Write \`${suggestion}\`.` } : {};
    report(context, right.node, {
      code: "wrong-kind",
      message: `\`in\` needs a list, but \`${of}\` is ${describeType(right.type)}.`,
      ...help,
    });
    return null;
  }
  const isMeant = (type: Type) => overlaps(withoutNull(left.type), withoutNull(type)) || Boolean(left.type.null && type.null);
  const items = right.node.kind === "list" ? right.node.items : [];
  const wrong = items.flatMap((each) => {
    const type = each.kind === "literal" ? types.literal(each.value) : types.any;
    return isMeant(type) ? [] : [{ ast: null, type, node: each }];
  });
  for (const side of wrong) refuseNever(context, node, [left, side]);
  if (wrong.length) return null;
  if (!isMeant(item)) return refuseNever(context, node, [left, { ...right, type: item }]);
  refuseHalf(context, node, [left, { ...right, type: item }]);
  return types.bool;
}
