// Types of function calls and of list functions, and the names that a list function puts in scope.

import { findMeant, hasOwn } from "../../json/index.ts";
import { maxNestedLists } from "../limits.ts";
import { loopNames } from "../loop-names.ts";
import type { Ast } from "../syntax/ast.ts";
import type { CallNode, Range, Syntax } from "../syntax/syntax.ts";
import { readLoop } from "../syntax/to-ast.ts";
import { readAmount, readAmounts, sumAmounts, withoutReading } from "./check-amounts.ts";
import { needCondition } from "./check-conditions.ts";
import { broken, type CheckContext, type Inner, report, showSource, type Typed } from "./check-context.ts";
import { rewriteFirst } from "./check-fallback.ts";
import { textsRoot } from "./check-texts.ts";
import { describeType } from "./describe-type.ts";
import { accepts, hasSignature, type Signature, signatures } from "./signatures.ts";
import { type Type, types, union, withoutNull } from "./type.ts";

// What JavaScript calls the same thing.
const foreign: Readonly<Record<string, string>> = {
  toUpperCase: "upper",
  toLowerCase: "lower",
  includes: "contains",
  some: "exists",
  any: "exists",
  every: "all",
  length: "size",
  reduce: "sum",
  toString: "string",
  parseInt: "number",
  substring: "slice",
  format: "group",
};
const ordinals = ["1st", "2nd", "3rd"];

function nameRange(node: CallNode): Range {
  return { start: node.nameStart, end: node.nameStart + node.name.length };
}

function refuseFunction(context: CheckContext, node: CallNode): Typed {
  const rewritten = rewriteFirst(context, node);
  if (rewritten) {
    return report(context, node, {
      code: "unknown-function",
      message: `There is no function called \`${node.name}\`.`,
      help: `Write \`${rewritten}\`.`,
      suggestion: rewritten,
      subject: { kind: "function", name: node.name, is: "missing", near: [] },
    });
  }
  const near = hasOwn(foreign, node.name) ? foreign[node.name] : findMeant(node.name, [...Object.keys(signatures), ...loopNames]).name;
  return report(context, nameRange(node), {
    code: "unknown-function",
    message: `There is no function called \`${node.name}\`.`,
    ...(near && { help: `Did you mean \`${near}\`?`, suggestion: near }),
    subject: { kind: "function", name: node.name, is: "missing", near: near ? [near] : [] },
  });
}

function refuseCount(context: CheckContext, node: CallNode, wanted: string): Typed {
  const given = node.values.length === 1 ? "1 value is" : `${node.values.length} values are`;
  return report(context, node, { code: "wrong-count", message: `\`${node.name}()\` takes ${wanted}, and ${given} given.` });
}

function showCount({ least, most }: Signature): string {
  if (most === Infinity) return `at least ${least} value${least > 1 ? "s" : ""}`;
  return least === most ? `${least} value${least > 1 ? "s" : ""}` : `${least} or ${most} values`;
}

function convert(of: string, have: Type, want: Type): string | undefined {
  if (want.amount && !want.num && !want.text && (have.text || have.num)) return `amount(${of})`;
  if (have.amount) return want.text && !want.num ? `money(${of})` : undefined;
  if (have.text && want.num && !want.text) return `number(${of})`;
  if ((have.num || have.bool) && want.text && !want.num) return `string(${of})`;
  return undefined;
}

interface Given {
  readonly value: Syntax;
  readonly at: number;
  readonly have: Type;
  readonly want: Type;
}

function checkValue(context: CheckContext, name: string, { value, at, have, want }: Given): boolean {
  if (accepts(want, have)) return true;
  const of = showSource(context, value);
  const suggestion = convert(of, have, want);
  const isUnmarked = want.date && have.text === true;
  const help = suggestion
    ? `Write \`${suggestion}\`.`
    : isUnmarked
      ? "Give the field `format: date` or `date-time` in its schema."
      : undefined;
  report(context, value, {
    code: "wrong-value",
    message: `\`${name}()\` needs ${describeType(withoutNull(want))} as its ${ordinals[at] ?? `${at + 1}th`} value, but \`${of}\` is ${describeType(withoutNull(have))}.`,
    ...(help && { help }),
    ...(suggestion && { suggestion }),
  });
  return false;
}

/** The values in an order in which all fit, when two of them fit only each in the place of the other. */
function findExchanged(given: readonly Given[]): readonly Syntax[] | undefined {
  const [one, other, ...more] = given.filter(({ have, want }) => !accepts(want, have));
  if (!one || !other || more.length > 0 || !accepts(one.want, other.have) || !accepts(other.want, one.have)) return undefined;
  return given.map(({ value }) => (value === one.value ? other.value : value === other.value ? one.value : value));
}

function refuseOrder(context: CheckContext, node: CallNode, meant: readonly Syntax[]): Typed {
  const suggestion = `${node.name}(${meant.map((value) => showSource(context, value)).join(", ")})`;
  return report(context, node, {
    code: "wrong-value",
    message: `The values of \`${node.name}()\` are in the wrong order.`,
    help: `Write \`${suggestion}\`.`,
    suggestion,
  });
}

function checkFunction(context: CheckContext, node: CallNode, signature: Signature): Typed {
  const values = node.values.map((value) => context.infer(context, value));
  if (values.length < signature.least || values.length > signature.most) return refuseCount(context, node, showCount(signature));
  if (values.some((value) => value.broken)) return broken;
  const given = node.values.map((value, at): Given => {
    const want = signature.wants[Math.min(at, signature.wants.length - 1)] ?? types.any;
    return { value, at, have: values[at]?.type ?? types.any, want };
  });
  const meant = findExchanged(given);
  if (meant) return refuseOrder(context, node, meant);
  const holds = given.map((one) => checkValue(context, node.name, one));
  if (holds.includes(false)) return broken;
  return { ast: callOf(node.name, signature, values), type: signature.result(values.map((value) => value.type)) };
}

function callOf(name: string, { readsAmounts }: Signature, values: readonly Typed[]): Ast {
  const [first] = values;
  if (first?.type.amount && name === "digits") return ["f", "string", readAmount(first)];
  if (first && name === "amount") return readAmount({ ast: first.ast, type: types.amount });
  if (first && name === "money") return ["f", name, withoutReading(first.ast)];
  return ["f", name, ...values.map((value) => (readsAmounts ? readAmounts(value) : value.ast))];
}

function refuseName(context: CheckContext, node: Range, name: string): Typed {
  return report(context, node, {
    code: "name-taken",
    message: `\`${name}\` is already in use here.`,
    help: "Give the item another name, such as `p`.",
  });
}

function isTaken(context: CheckContext, name: string): boolean {
  const { roots, bare } = context.names;
  return (
    name === "index" ||
    name === textsRoot ||
    hasOwn(roots, name) ||
    hasOwn(bare, name) ||
    context.inners.some((inner) => inner.name === name)
  );
}

function inferBody(context: CheckContext, body: Syntax, inner: Inner): Typed {
  const outer = context.inners;
  context.inners = [inner, ...outer];
  const typed = context.infer(context, body);
  context.inners = outer;
  return typed;
}

interface Added {
  readonly node: Syntax;
  readonly type: Type;
  readonly shown: Type;
}

function needNumbers(context: CheckContext, { node, type, shown }: Added): boolean {
  if (accepts(types.num, type) || accepts(types.amount, type)) return true;
  const of = showSource(context, node);
  report(context, node, {
    code: "wrong-value",
    message: `\`sum()\` adds numbers, but \`${of}\` is ${describeType(withoutNull(shown))}.`,
    ...(shown.text && { help: `Write \`number(${of})\`.`, suggestion: `number(${of})` }),
  });
  return false;
}

function isBodyRight(context: CheckContext, name: string, added: Added): boolean {
  if (name === "map") return true;
  return name === "sum" ? needNumbers(context, added) : needCondition(context, added.node, added.type);
}

function loopResult(name: string, item: Type, body: Type): Type {
  if (name === "map") return types.list(body);
  if (name === "filter") return types.list(item);
  if (name === "find") return union(item, types.null);
  return name === "sum" || name === "count" ? types.num : types.bool;
}

function refuseList(context: CheckContext, node: CallNode, type: Type): Typed {
  const list = node.values[0] ?? node;
  const of = showSource(context, list);
  const help = type.text && node.name === "count" ? { help: `Write \`size(${of})\`.` } : {};
  return report(context, list, {
    code: "wrong-value",
    message: `\`${node.name}()\` needs a list, but \`${of}\` is ${describeType(withoutNull(type))}.`,
    ...help,
  });
}

function checkLoop(context: CheckContext, node: CallNode): Typed {
  const parts = readLoop(node);
  const isShort = node.name === "sum" || node.name === "count";
  if (!parts || (!parts.body && !isShort))
    return refuseCount(context, node, `a list${isShort ? "" : " and a condition or value"}, as in \`list.${node.name}(p, p.field)\``);
  if (context.inners.length >= maxNestedLists) {
    return report(context, nameRange(node), {
      code: "too-many-lists",
      message: `List functions are nested more than ${maxNestedLists} deep.`,
      help: "Make the inner list a value of the screen.",
    });
  }
  context.loops++;
  const list = context.infer(context, parts.list);
  const named = node.values[1];
  if (parts.item && named && isTaken(context, parts.item)) return refuseName(context, named, parts.item);
  const { list: items, any, text, num, bool, obj } = list.type;
  if (!list.broken && !any && (!items || text || num || bool || obj)) return refuseList(context, node, list.type);
  const item = any || !items ? types.any : items;
  const body = parts.body && inferBody(context, parts.body, { ...(parts.item && { name: parts.item }), item });
  if (list.broken || body?.broken) return broken;
  const added =
    parts.body && body ? { node: parts.body, type: body.type, shown: body.type } : { node: parts.list, type: item, shown: list.type };
  if (node.name === "count" && !body) return { ast: ["count", list.ast], type: types.num };
  if (!isBodyRight(context, node.name, added)) return broken;
  if (node.name === "sum" && added.type.amount) return sumAmounts(list.ast, readAmount({ ast: body?.ast ?? ["^", 0], type: added.type }));
  return { ast: [node.name, list.ast, ...(body ? [body.ast] : [])], type: loopResult(node.name, item, body?.type ?? item) };
}

export function checkCall(context: CheckContext, node: CallNode): Typed {
  if (loopNames.includes(node.name)) return checkLoop(context, node);
  const signature = hasSignature(node.name) ? signatures[node.name] : undefined;
  if (signature) return checkFunction(context, node, signature);
  for (const value of node.values.slice(0, 1)) context.infer(context, value);
  return refuseFunction(context, node);
}
