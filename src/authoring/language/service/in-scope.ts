// Expressions that stand in no file yet: what they mean in the scope of a node of a variant.

import { type CheckedPart, checkParts, type ExpressionError, type Names, types } from "../../../core/expression/index.ts";
import { isWithin } from "../../../core/json/index.ts";
import { type CompiledVariant, type NodeAt, walkNodes, withItem } from "../../compiler/index.ts";
import { completeExpression } from "./completion/complete-expression.ts";
import type { Completion } from "./completion/completion-item.ts";

/** What the expressions of a node can read; those of the screen where there is no such node. */
function scopeOfNode({ resolved, analysed }: CompiledVariant, id: string): Names {
  const found = [...walkNodes(resolved.screen)].find(({ node }) => node.id === id);
  for (let at: NodeAt | undefined = found; at !== undefined; at = at.parent) {
    const { pointer } = at;
    const list = analysed.siteAt(`${pointer}/each`);
    if (list) return withItem({ ...list.names }, list.checked.type.list ?? types.any);
    const own = analysed.sites.find((site) => ["when", "key", "props"].some((part) => isWithin(site.pointer, `${pointer}/${part}`)));
    if (own) return own.names;
  }
  return analysed.names;
}

/** What may be written at an offset of an expression; the places count in it. */
export function completeInScope(variant: CompiledVariant, node: string, { text, at }: { text: string; at: number }): Completion[] {
  return completeExpression({ text, at, from: 0 }, scopeOfNode(variant, node), 0);
}

interface CheckedInScope {
  readonly errors: readonly ExpressionError[];
  readonly parts: readonly CheckedPart[];
}

/** What is wrong with an expression, or the steps in which it is evaluated. */
export function checkInScope(variant: CompiledVariant, node: string, text: string): CheckedInScope {
  const { checked, parts } = checkParts(text, scopeOfNode(variant, node));
  return { errors: checked.errors, parts: checked.errors.length > 0 ? [] : parts };
}
