/** Conditions over a response that hold when there is nothing in it. */
import { createBuiltins, createCompiler, readField, type Type } from "../../../core/expression/index.ts";

/** How a market writes amounts and dates decides nothing here. */
const unwritten = () => "";

const compile = createCompiler(
  createBuiltins({ amount: () => null, group: unwritten, money: unwritten, date: unwritten, daysUntil: () => null, time: unwritten }),
);

export function holdsForNothing(ast: unknown, answer: Type): boolean {
  return compile(ast)({ answer: emptyOf(answer), input: {} }) === true;
}

/** As far as responses are deep. */
const maxDepth = 8;

/** The emptiest value of a type. */
function emptyOf({ any, null: isNull, text, list, num, bool, obj }: Type, depth = 0): unknown {
  if (any || isNull || depth > maxDepth) return null;
  if (text) return text === true ? "" : text[0];
  if (list) return [];
  if (num) return num === true ? 0 : num[0];
  if (bool) return false;
  if (obj === undefined) return null;
  return Object.fromEntries(Object.keys(obj.props).map((name) => [name, emptyOf(readField(obj, name) ?? {}, depth + 1)]));
}
