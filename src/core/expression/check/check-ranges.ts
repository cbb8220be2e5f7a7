// Orders that every value of a side meets, or none: an amount is never below 0, and one of a few numbers is within them.

import type { BinaryNode } from "../syntax/syntax.ts";
import type { Side } from "./check-comparisons.ts";
import { type CheckContext, report, showSource } from "./check-context.ts";
import { listValues } from "./describe-type.ts";
import { areWhole, type Type, withoutNull } from "./type.ts";

/** The same comparison seen from its other side. */
const turned: Readonly<Record<string, string>> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" };

/** Reports such an order, and whether it is one; a value that is empty has none. */
export function refuseDecided(context: CheckContext, node: BinaryNode, [left, right]: readonly [Side, Side]): boolean {
  const isTurned = typeof left.ast === "number";
  const [side, bound] = isTurned ? [right, left.ast] : [left, right.ast];
  const range = rangeOf(side.type);
  // A text is used in several places, where its values may be others.
  if (typeof bound !== "number" || typeof side.ast === "number" || range === undefined || context.texts.length > 0) return false;
  const verdict = judge(isTurned ? (turned[node.op] ?? "") : node.op, range, bound);
  if (verdict === undefined) return false;
  const of = showSource(context, side.node);
  const values = side.type.amount || !Array.isArray(side.type.num) ? "never below 0" : listValues(side.type.num);
  const isThere = verdict === "always" && side.type.null === true;
  report(context, node, {
    code: `${verdict}-true`,
    message: `\`${of}\` is ${values}, so \`${showSource(context, node)}\` is ${verdict} true${isThere ? " where it is there" : ""}.`,
    help: isThere ? `Write \`${of} != null\` to ask for that, or compare it with what was meant.` : "Compare it with what was meant.",
  });
  return true;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function rangeOf(type: Type): Range | undefined {
  const { any, text, bool, list, obj, amount, num } = withoutNull(type);
  if (any || text || bool || list || obj) return undefined;
  if (amount) return num === undefined || areWhole(num) ? { least: 0, most: Number.POSITIVE_INFINITY } : undefined;
  return Array.isArray(num) ? { least: Math.min(...num), most: Math.max(...num) } : undefined;
}

function judge(op: string, { least, most }: Range, bound: number): "always" | "never" | undefined {
  const isLess = op.startsWith("<");
  const [near, far] = isLess ? [least, most] : [-most, -least];
  const limit = isLess ? bound : -bound;
  const meets = (value: number) => value < limit || (op.endsWith("=") && value === limit);
  if (!meets(near)) return "never";
  return meets(far) ? "always" : undefined;
}
