import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";

const pauses = new Set<StepDefinition["do"]>(["wait", "call", "native", "if", "run"]);
const closers = new Set<StepDefinition["do"]>(["close", "go", "back", "leave"]);

export const dialogStaysOpen: ScreenCheck = {
  id: "dialog-stays-open",
  what: "A dialog is not closed immediately after it opens.",
  why: "A dialog that is closed at once flashes by, and its message is lost.",
  over: "screen",
  run({ steps }, report) {
    for (const { step, siblings, siblingIndex, pointer } of steps) {
      if (step.do !== "open") continue;
      const next = siblings.slice(siblingIndex + 1).find((one) => !isConditional(one) && (pauses.has(one.do) || closers.has(one.do)));
      if (next === undefined || !closers.has(next.do)) continue;
      report(pointer, {
        message: `The next \`${next.do}\` step closes the dialog \`${step.dialog}\` as soon as it opens.`,
        help: "Put a `wait` between them, or let the borrower close it.",
      });
    }
  },
};

function isConditional(step: StepDefinition): boolean {
  return step.do !== "if" && step.when !== undefined;
}
