import { deepEqual, joinPointer } from "../../../../core/json/index.ts";
import { canSayWhy, createPlanContext, listAmountInputs, listSentAmounts, type NodeAt } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { amountCore } from "../../names/core-path.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const amountControlSaysWhy = screenCheck({ id: "amount-control-says-why", isFixed: true }, (index, report) => {
  const planning = createPlanContext(index, index.analysis);
  for (const at of index.nodes) {
    if (at.node.disabled !== undefined || canSayWhy(planning, at.node)) continue;
    const sent = listSentAmounts(planning, at.node, at.pointer).find(({ ast }) => {
      const amount = amountCore(ast);
      return !isShownWith(index, at, amount) && !isLoadedWith(index, amount);
    });
    if (sent === undefined) continue;
    report(at.pointer, {
      message: `\`${at.node.id}\` passes on an amount, and cannot say why it does nothing while there is none.`,
      help: "Take a widget with `enabled` and `why`, or show the node only while the amount is not empty.",
    });
  }
});

/** Whether the node, or one around it, is there only with the amount. */
function isShownWith(index: ScreenIndex, { pointer, parent }: NodeAt, amount: unknown): boolean {
  const when = index.analysis.siteAt(`${pointer}/when`)?.checked.ast;
  return holdsNotEmpty(when, amount) || (parent !== undefined && isShownWith(index, parent, amount));
}

/** Whether the screen comes only with the amount: a call that it waits for sends it, and is refused without. */
function isLoadedWith({ screen, catalogue, analysis }: ScreenIndex, amount: unknown): boolean {
  return Object.entries(screen.load ?? {}).some(([name, { action, optional }]) => {
    if (optional) return false;
    const called = catalogue.actions.get(action);
    return (called ? listAmountInputs(called) : []).some((input) =>
      deepEqual(amountCore(analysis.siteAt(joinPointer("/load", name, "input", input))?.checked.ast), amount),
    );
  });
}

function holdsNotEmpty(condition: unknown, amount: unknown): boolean {
  if (!Array.isArray(condition)) return false;
  const [op, left, right]: unknown[] = condition;
  if (op === "&&") return holdsNotEmpty(left, amount) || holdsNotEmpty(right, amount);
  return op === "!=" && right === null && deepEqual(left, amount);
}
