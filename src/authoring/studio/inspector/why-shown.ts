/** Why a node is shown or hidden: the conditions, lists and dialogs of the node and of those around it, each with what it gives now. */
import type { CompiledNode, Frame, SessionContext } from "../../../browser/runtime/index.ts";
import { showExpression } from "../../../core/expression/index.ts";
import type { ShownCause, WhyShown } from "../protocol/inspection.ts";
import type { Expressions, Inspected } from "./expressions.ts";
import { findChain, findDialog, framesAlong } from "./find-node.ts";

export function explainShown({ context, expressions }: Inspected, id: string, entry?: number): WhyShown {
  const chain = findChain(context.nodes, id);
  if (chain === undefined) return { node: id, isKnown: false, isShown: false, causes: [] };
  const frames = framesAlong(chain, entry);
  const causes = [
    ...causesOfScreen(context, chain),
    ...chain.flatMap((node, at) => causesOfNode(node, { expressions, frame: frames[at], outer: frames[at - 1] })),
  ];
  const failed = causes.findIndex(({ holds }) => !holds);
  // What stands inside something that is not shown has no entries, and may have no values.
  return { node: id, isKnown: true, isShown: failed < 0, causes: failed < 0 ? causes : causes.slice(0, failed + 1) };
}

function causesOfScreen(context: SessionContext, chain: readonly CompiledNode[]): ShownCause[] {
  const { status, dialog } = context.screenState.api.getState();
  const causes: ShownCause[] = [];
  const own = findDialog(context, chain[0]);
  if (own !== undefined) {
    const isOpen = dialog === own;
    causes.push({ node: "", holds: isOpen, text: `The dialog \`${own}\` is ${isOpen ? "open" : "closed"}.` });
  }
  if (status === "failed") causes.push({ node: "", holds: false, text: "The screen has failed, so its error state stands here." });
  const waiting = chain.find(({ plan }) => plan.skeleton !== undefined);
  if (status === "loading" && waiting !== undefined)
    causes.push({ node: waiting.plan.id, holds: false, text: "The screen is loading: a placeholder stands here." });
  return causes;
}

interface NodeScope {
  readonly expressions: Expressions;
  readonly frame: Frame | undefined;
  /** Of the node around it. */
  readonly outer: Frame | undefined;
}

function causesOfNode({ plan }: CompiledNode, { expressions, frame, outer }: NodeScope): ShownCause[] {
  const causes: ShownCause[] = [];
  if (plan.each !== undefined) {
    const list = expressions.evaluate(plan.each, outer);
    const size = Array.isArray(list) ? list.length : 0;
    const text = `\`${showExpression(plan.each)}\` has ${size === 0 ? "no entries" : `${size} ${size === 1 ? "entry" : "entries"}`}.`;
    causes.push({ node: plan.id, holds: size > 0, text });
  }
  if (plan.when !== undefined) {
    const condition = expressions.explain(plan.when, frame);
    causes.push({ node: plan.id, holds: condition.value === true, text: "", condition });
  }
  return causes;
}
