// What is done with amounts: an amount is read as a number exactly where something is calculated or compared, and nowhere else.

import type { Ast } from "../syntax/ast.ts";
import type { Syntax } from "../syntax/syntax.ts";
import { type CheckContext, report, showSource, type Typed } from "./check-context.ts";
import { describeType } from "./describe-type.ts";
import { areWhole, type Type, types, union, withoutNull } from "./type.ts";

type Side = Typed & { readonly node: Syntax };

/** The number of an amount: a constant and what has just been read are numbers already. */
export function readAmount({ ast, type }: Pick<Typed, "ast" | "type">): Ast {
  return type.amount && !isReading(ast) && typeof ast !== "number" ? ["f", "amount", ast] : ast;
}

/** What an amount was read from: where it is shown, a text stands as it was written. */
export function withoutReading(ast: Ast): Ast {
  return isReading(ast) ? ast[2] : ast;
}

function isReading(ast: Ast): ast is readonly ["f", "amount", Ast] {
  return Array.isArray(ast) && ast[0] === "f" && ast[1] === "amount";
}

/** Whether it is an amount, or one that is written in the expression. */
function fits(type: Type): boolean {
  const { amount, num, text, bool, list, obj } = withoutNull(type);
  return !text && !bool && !list && !obj && Boolean(amount || num) && (num === undefined || areWhole(num));
}

export function hasAmount(...sides: readonly { readonly type: Type }[]): boolean {
  return sides.some(({ type }) => type.amount && !type.any);
}

function refuse(context: CheckContext, { node, type }: Side, message: string): null {
  const of = showSource(context, node);
  const isNumber = type.num !== undefined && !type.text;
  report(context, node, {
    code: "wrong-kind",
    message: `\`${of}\` is ${describeType(withoutNull(type))}, and ${message}.`,
    ...(isNumber && { help: `Write \`amount(${of})\` where it is one.`, suggestion: `amount(${of})` }),
  });
  return null;
}

/** Sums, differences and multiples of amounts are amounts or nothing; what is divided is a number. */
export function calculateAmounts(context: CheckContext, op: string, [left, right]: readonly [Side, Side]): Typed | null {
  if (op === "+" || op === "-") {
    const other = [left, right].find(({ type }) => !type.any && !fits(type));
    if (other) return refuse(context, other, `only an amount can be ${op === "+" ? "added to" : "taken from"} an amount`);
  } else if (op === "*" && left.type.amount && right.type.amount) {
    return refuse(context, right, "an amount is multiplied by a number only");
  } else {
    const other = [left, right].find(({ type }) => !type.any && !type.amount && (!type.num || type.text || type.null));
    if (other) return refuse(context, other, "a calculation needs a number");
  }
  const ast = [op, readAmount(left), readAmount(right)];
  if (op === "/" || op === "%") return { ast, type: union(types.num, types.null) };
  return { ast: ["f", "amount", ast], type: types.amount };
}

/** A sum of what is read as amounts is none where a part is none. */
export function sumAmounts(list: Ast, part: Ast): Typed {
  return { ast: ["f", "amount", ["sum", list, part]], type: types.amount };
}

/** The values of a function that picks one of several numbers; of a list each item is read. */
export function readAmounts({ ast, type }: Typed): Ast {
  if (!type.list) return readAmount({ ast, type });
  return type.list.amount ? ["map", ast, ["f", "amount", ["^", 0]]] : ast;
}
