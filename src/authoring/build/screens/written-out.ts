/**
 * What a plan can do without once it is built. A named value that is a fixed text, or only another name of what is stored, is written
 * where it is used: fragments name so what each screen fills in. A fixed amount is written as the market writes it. While developing
 * all of it stays, to be looked at by its name.
 */
import type { ScreenPlan } from "../../../core/format/index.ts";
import { isContainer, isObject } from "../../../core/json/index.ts";
import { type Currency, createAmounts } from "../../../core/market/index.ts";

/** What stands for a value: a path, or a text. */
type Plain = readonly string[] | string;

/** The market only where the plan is for no other. */
export function writeOut<P extends Pick<ScreenPlan, "values">>(plan: P, market?: { readonly currency: Currency }): P {
  const amounts = market && createAmounts(market);
  const plain = new Map<string, Plain>();

  /** The same with plain values in place of their names. */
  function fill(part: unknown): unknown {
    if (!isContainer(part)) return part;
    if (isPath(part)) return fillPath(part);
    if (Array.isArray(part)) return part.map(fill);
    const filled = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, fill(one)]));
    const text = join(filled["$"]);
    return typeof text === "string" ? text : filled;
  }

  function fillPath(path: readonly string[]): unknown {
    const [, root, name = "", ...below] = path;
    const found = root === "values" ? plain.get(name) : undefined;
    if (Array.isArray(found)) return [...found, ...below];
    return below.length === 0 ? (found ?? path) : path;
  }

  /** The text of an expression that joins nothing but texts and amounts. */
  function join(ast: unknown): unknown {
    if (!Array.isArray(ast)) return ast;
    const [head, first, second] = ast;
    if (head === "f" && first === "money" && typeof second === "number") return amounts?.money(second);
    const parts = head === "cat" ? ast.slice(1).map(join) : [undefined];
    return parts.every((one) => typeof one === "string") ? parts.join("") : undefined;
  }

  for (const [name, { value }] of Object.entries(plan.values)) {
    const found = plainOf(fill(value));
    if (found !== undefined) plain.set(name, found);
  }
  const values = Object.entries(plan.values).filter(([name]) => !plain.has(name));
  return Object(fill({ ...plan, values: Object.fromEntries(values) }));
}

function plainOf(value: unknown): Plain | undefined {
  if (typeof value === "string") return value;
  const ast = isObject(value) ? value["$"] : undefined;
  return isPath(ast) && ast[1] !== "values" ? ast : undefined;
}

function isPath(ast: unknown): ast is readonly string[] {
  return Array.isArray(ast) && ast[0] === "." && ast.every((part) => typeof part === "string");
}
