/** Parts of an expression that change nothing: choices that are made already, sides that the other side says, lists that keep everything. */
import { showExpression } from "../../../core/expression/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import type { PointerRange } from "../check.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { type FormulaContext, whenTrueOf } from "./read-formula.ts";

export interface Finding {
  readonly verdict:
    | "always holds"
    | "never holds"
    | "changes nothing"
    | "chooses between two that are the same"
    | "stands in the list twice"
    | "holds for every entry"
    | "holds for no entry"
    | "takes apart what never changes";
  readonly part: string;
}

/** What is said where a condition has one value. */
export interface Decided {
  readonly where: PointerRange;
  readonly message: string;
}

/** In words, for a message. */
export function describeFinding({ verdict, part }: Finding): string {
  const isTest = verdict === "always holds" || verdict === "never holds";
  return `${isTest ? "The condition " : ""}\`${part}\` ${verdict}.`;
}

const isLiteral = (ast: unknown): boolean => ast === null || typeof ast !== "object";
const isUnsatisfiable = (...all: Formula[]): boolean => findAssignment({ all }) === undefined;
/** Functions of two texts, of which the first one is looked into. */
const looksInto = new Set(["split", "startsWith", "endsWith"]);
/** Functions that ask something of each entry. */
export const ofEntries: ReadonlySet<string> = new Set(["filter", "find", "exists", "all", "count"]);

/** `around` holds wherever the expression is evaluated. */
export function findInside(context: FormulaContext, ast: unknown, around: Formula): Finding[] {
  if (!Array.isArray(ast)) return [];
  const [op, left, right, last]: unknown[] = ast;
  const inside = (part: unknown, when: Formula = around) => findInside(context, part, when);
  if (op === "?:") {
    const test = whenTrueOf(context, left);
    const found = ofChoice(ast, { test, around });
    if (found.length > 0) return found;
    return [...inside(left), ...inside(right, { all: [around, test] }), ...inside(last, { all: [around, { not: test }] })];
  }
  if (op === "&&" || op === "||") {
    const found = ofPair(context, [op, left, right]);
    return found.length > 0 ? found : [...inside(left), ...inside(right)];
  }
  if (op === "in" && Array.isArray(right)) {
    const again = right.find((one, at) => at > 1 && isLiteral(one) && right.indexOf(one, 1) < at);
    if (again !== undefined) return [{ verdict: "stands in the list twice", part: showExpression(again) }];
  }
  if (typeof op === "string" && ofEntries.has(op) && right !== undefined) {
    const found = ofList(context, right);
    return found.length > 0 ? [...inside(left), ...found] : [...inside(left), ...inside(right, true)];
  }
  if (op === "f" && looksInto.has(String(left)) && isLiteral(right) && readsSomething(last))
    return [{ verdict: "takes apart what never changes", part: showExpression(ast) }];
  return ast.slice(1).flatMap((part) => inside(part));
}

function ofChoice([, left, yes, no]: readonly unknown[], { test, around }: { test: Formula; around: Formula }): Finding[] {
  const part = showExpression(left);
  if (readsSomething(left) && isUnsatisfiable(around, test)) return [{ verdict: "never holds", part }];
  if (readsSomething(left) && isUnsatisfiable(around, { not: test })) return [{ verdict: "always holds", part }];
  return deepEqual(yes, no) && !choosesForm(left) ? [{ verdict: "chooses between two that are the same", part }] : [];
}

/** Two forms of a text that counts may well be the same. */
function choosesForm(ast: unknown): boolean {
  return Array.isArray(ast) && ((ast[0] === "f" && ast[1] === "plural") || ast.some(choosesForm));
}

/** A side that the other side says already, or leaves no room for. */
function ofPair(context: FormulaContext, [op, left, right]: readonly unknown[]): Finding[] {
  const [one, other] = [whenTrueOf(context, left), whenTrueOf(context, right)];
  const [oneOnly, otherOnly] = [isUnsatisfiable(other, { not: one }), isUnsatisfiable(one, { not: other })];
  // With `&&` the weaker side says nothing, with `||` the stronger one.
  const isLeftIdle = op === "&&" ? oneOnly : otherOnly;
  const isRightIdle = op === "&&" ? otherOnly : oneOnly;
  const idle = isRightIdle ? right : isLeftIdle ? left : undefined;
  if (idle === undefined || (isGuard(idle) && !deepEqual(left, right))) return [];
  return [{ verdict: "changes nothing", part: showExpression(idle) }];
}

/** Whether something is there is often asked before what it is. */
function isGuard(ast: unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "!=" || ast[0] === "==") && (ast[2] === null || ast[2] === "");
}

function ofList(context: FormulaContext, body: unknown): Finding[] {
  const test = whenTrueOf(context, body);
  if (!readsSomething(body)) return [];
  if (isUnsatisfiable(test)) return [{ verdict: "holds for no entry", part: showExpression(body) }];
  return isUnsatisfiable({ not: test }) ? [{ verdict: "holds for every entry", part: showExpression(body) }] : [];
}

export function readsSomething(ast: unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "^" || ast[0] === "#" || ast.some(readsSomething));
}
