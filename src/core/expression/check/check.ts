// Checks a whole expression or template against the names in scope and the type that its location requires, and compiles it.

import type { Ast, ExpressionError } from "../syntax/ast.ts";
import { parseText, tooDeep } from "../syntax/grammar.ts";
import type { FieldNode, IndexNode, ListNode, Range, Syntax } from "../syntax/syntax.ts";
import { readTemplate } from "../syntax/template.ts";
import { exceedsLimits } from "../syntax/to-ast.ts";
import { checkCall } from "./check-calls.ts";
import { needCondition } from "./check-conditions.ts";
import { broken, type CheckContext, type Checked, type Names, report, showSource, type Typed } from "./check-context.ts";
import { writeFallback } from "./check-fallback.ts";
import { checkPath } from "./check-names.ts";
import { checkBinary, checkChoice, checkUnary } from "./check-operators.ts";
import { findLone, inferTemplate } from "./check-template.ts";
import { describeMismatch, describeType, findMismatch } from "./describe-type.ts";
import { type Type, types, union, withoutNull } from "./type.ts";

function checkList(context: CheckContext, node: ListNode): Typed {
  const items = node.items.map((item) => context.infer(context, item));
  if (items.some((item) => item.broken)) return broken;
  return { ast: ["[]", ...items.map((item) => item.ast)], type: types.list(union(...items.map((item) => item.type))) };
}

function readItem(of: Type, key: Type): Type | undefined {
  if (of.any || key.any) return types.any;
  if (of.list && key.num && !key.text) return union(of.list, types.null);
  if (!of.obj || !key.text || key.num) return undefined;
  return union(...Object.values(of.obj.props), of.obj.rest ?? types.nothing, types.null);
}

function checkIndex(context: CheckContext, node: IndexNode): Typed {
  if (node.key.kind === "literal" && typeof node.key.value === "string") return checkPath(context, node);
  const [of, key] = [context.infer(context, node.of), context.infer(context, node.key)];
  if (of.broken || key.broken) return broken;
  const type = readItem(of.type, withoutNull(key.type));
  const source = showSource(context, node.of);
  if (type && of.type.list && typeof key.ast === "number" && !(Number.isInteger(key.ast) && key.ast >= 0))
    return report(context, node.key, {
      code: "wrong-kind",
      message: `No item of \`${source}\` has the place \`${key.ast}\`.`,
      help: `Places are whole numbers from 0 to \`size(${source}) - 1\`.`,
    });
  if (type) return { ast: ["[", of.ast, key.ast], type };
  const wanted = of.type.list ? "a number" : of.type.obj ? "text" : "";
  if (!wanted) {
    const help = of.type.text ? { help: `Write \`slice(${source}, 0, 1)\`.` } : {};
    return report(context, node, {
      code: "wrong-kind",
      message: `\`${source}\` is ${describeType(withoutNull(of.type))} and has no items.`,
      ...help,
    });
  }
  const shown = `\`${showSource(context, node.key)}\` is ${describeType(key.type)}`;
  return report(context, node.key, { code: "wrong-kind", message: `An item of \`${source}\` is selected by ${wanted}, but ${shown}.` });
}

function infer(context: CheckContext, node: Syntax): Typed {
  switch (node.kind) {
    case "literal":
      return { ast: node.value, type: types.literal(node.value) };
    case "name":
    case "field":
      return checkPath(context, node);
    case "index":
      return checkIndex(context, node);
    case "list":
      return checkList(context, node);
    case "unary":
      return checkUnary(context, node);
    case "binary":
      return checkBinary(context, node);
    case "choice":
      return checkChoice(context, node);
    case "call":
      return checkCall(context, node);
  }
}

export function createContext(text: string, names: Names): CheckContext {
  return {
    text,
    names,
    errors: [],
    remarks: [],
    reads: new Set(),
    textsUsed: new Set(),
    texts: [],
    textCount: 0,
    inners: [],
    undescribed: 0,
    loops: 0,
    present: new Set(),
    infer,
  };
}

/** A part of an expression that was checked: its range in the text, and its type in words. */
export interface CheckedPart {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly ast: Ast;
  /** It is evaluated for each item of a list, so that it has no value by itself. */
  readonly isOfItem: boolean;
}

/** Checks an expression, and lists its parts in the order in which they are evaluated, itself last; literals in it are left out. */
export function checkParts(text: string, names: Names): { readonly checked: Checked; readonly parts: readonly CheckedPart[] } {
  const parsed = parseText(text);
  if ("errors" in parsed) return { checked: refuseTexts(text, names, parsed.errors), parts: [] };
  const parts = new Map<Syntax, CheckedPart>();
  const context: CheckContext = {
    ...createContext(text, names),
    infer(inner, node) {
      const isOfItem = inner.inners.length > 0;
      const typed = infer(inner, node);
      // What is inside a text of the project is written elsewhere.
      if (inner.texts.length === 0 && (node.kind !== "literal" || node === parsed.tree) && !typed.broken)
        parts.set(node, { start: node.start, end: node.end, type: describeType(typed.type), ast: typed.ast, isOfItem });
      return typed;
    },
  };
  return { checked: finishOne(context, parsed.tree, undefined), parts: [...parts.values()] };
}

function conclude(context: CheckContext, { ast, type }: Typed): Checked {
  const { errors, remarks, reads, textsUsed, undescribed, loops } = context;
  const checked: Checked = {
    ast: errors.length ? null : ast,
    type,
    reads: [...reads],
    texts: [...textsUsed],
    errors,
    undescribed,
    cost: { loops },
  };
  return remarks.length > 0 && errors.length === 0 ? { ...checked, remarks } : checked;
}

function refuseTexts(text: string, names: Names, errors: readonly ExpressionError[]): Checked {
  const context = createContext(text, names);
  context.errors.push(...errors);
  return conclude(context, broken);
}

function needSize(context: CheckContext, range: Range, ast: Ast): void {
  if (exceedsLimits(ast)) report(context, range, tooDeep);
}

function suggestFit(context: CheckContext, node: Syntax, { have, want }: { have: Type; want: Type }): string | undefined {
  const of = showSource(context, node);
  if (have.null && !want.null && findMismatch(withoutNull(have), want) === null)
    return writeFallback(context, node, want.text ? "''" : want.num ? "0" : want.bool ? "false" : "[]");
  if (want.amount && (have.text || have.num)) return `amount(${of})`;
  if (have.amount && want.text) return `money(${of})`;
  if (have.text && want.num && !want.text) return `number(${of})`;
  return have.num && want.text && !want.num ? `string(${of})` : undefined;
}

const maxQuotedChars = 60;

// A text with several parts has no node of its own and gets no suggestion.
function needType(context: CheckContext, range: Range | Syntax, { have, want }: { have: Type; want?: Type }): void {
  const source = showSource(context, range);
  const mismatch = want && describeMismatch(have, want, source.length > maxQuotedChars ? "this expression" : `\`${source}\``);
  if (!want || !mismatch || context.errors.length) return;
  const suggestion = have.obj || have.list || !("kind" in range) ? undefined : suggestFit(context, range, { have, want });
  report(context, range, {
    code: "wrong-kind",
    message: `Expected ${describeType(want)}, but ${mismatch}.`,
    ...(suggestion && { help: `Write \`${suggestion}\`.`, suggestion }),
    // What is only empty at times is the right one.
    ...("kind" in range &&
      range.kind === "field" &&
      findMismatch(withoutNull(have), want) !== null && { fitting: listFitting(context, range, want) }),
  });
}

/** Paths to what would fit in the place of a field: beside it, or in a root such as the parameters. */
function listFitting(context: CheckContext, { of, name }: FieldNode, want: Type): string[] {
  // What it stands in was read before without an error; a table of texts is no value.
  const { type, broken: isTable } = context.infer({ ...context, errors: [], remarks: [] }, of);
  const beside = [showSource(context, of), type] as const;
  if (isTable) return [];
  return [beside, ...Object.entries(context.names.roots)].flatMap(([path, { obj }]) =>
    Object.entries(obj?.props ?? {}).flatMap(([field, type]) =>
      field !== name && !type.any && findMismatch(type, want) === null ? [`${path}.${field}`] : [],
    ),
  );
}

function isCondition(want: Type | undefined): boolean {
  return Boolean(want?.bool && !want.num && !want.amount && !want.text && !want.list && !want.obj);
}

function finishOne(context: CheckContext, node: Syntax, want: Type | undefined): Checked {
  const typed = context.infer(context, node);
  if (!context.errors.length) needSize(context, node, typed.ast);
  const isOther = isCondition(want) && !typed.type.any && !typed.broken && !typed.type.bool;
  if (isOther && !context.errors.length) needCondition(context, node, typed.type);
  else needType(context, node, { have: typed.type, want });
  return conclude(context, typed);
}

/**
 * Checks and compiles one expression against the names in scope and, when given, the type that its location requires.
 *
 * With findings the compiled form is null; all findings are listed, or the first syntax error alone. For a condition
 * where empty counts as no, want `types.condition`.
 */
export function checkExpression(text: string, names: Names, want?: Type): Checked {
  const parsed = parseText(text);
  if ("errors" in parsed) return refuseTexts(text, names, parsed.errors);
  return finishOne(createContext(text, names), parsed.tree, want);
}

/**
 * Checks and compiles a text with placeholders.
 *
 * A lone placeholder keeps its value and type, a text without placeholders is a literal, and anything else is text, in which a placeholder may be
 * text, number or empty.
 */
export function checkTemplate(text: string, names: Names, want?: Type): Checked {
  const parsed = readTemplate(text);
  if ("errors" in parsed) return refuseTexts(text, names, parsed.errors);
  const context = createContext(text, names);
  const lone = findLone(parsed.tree);
  if (lone) return finishOne(context, lone, want);
  const whole = { start: 0, end: text.length };
  const typed = inferTemplate(context, parsed.tree);
  needSize(context, whole, typed.ast);
  needType(context, whole, { have: typed.type, want });
  return conclude(context, typed);
}
