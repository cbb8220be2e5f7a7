import type { StepDefinition } from "../../../../core/format/index.ts";
import { branchesOf, namesIn, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";

/** Whether the flow may wait in the step. */
function mayPause(step: StepDefinition): boolean {
  return recordOf(step).waits !== undefined || branchesOf(step).length > 0 || namesIn(step, "flow").length > 0;
}

function closesAny(step: StepDefinition): boolean {
  const { closesDialog, leavesScreen } = recordOf(step);
  return closesDialog === true || leavesScreen === "always";
}

export const dialogStaysOpen = screenCheck({ id: "dialog-stays-open" }, ({ steps }, report) => {
  for (const { step, siblings, siblingIndex, pointer } of steps) {
    if (recordOf(step).opensDialog !== true) continue;
    const next = siblings.slice(siblingIndex + 1).find((one) => !isConditional(one) && (mayPause(one) || closesAny(one)));
    if (next === undefined || !closesAny(next)) continue;
    report(pointer, {
      message: `The next \`${next.do}\` step closes the dialog \`${namesIn(step, "dialog")[0]?.name}\` as soon as it opens.`,
      help: "Put a `wait` between them, or let the user close it.",
    });
  }
});

function isConditional(step: StepDefinition): boolean {
  return step.do !== "if" && step.when !== undefined;
}
