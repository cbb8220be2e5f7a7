import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";

const pauses = new Set<StepDefinition["do"]>(["wait", "call", "native", "if", "run"]);
const takesAway = new Set<StepDefinition["do"]>(["close", "go", "back", "leave"]);

export const dialogStaysOpen: ScreenCheck = {
  id: "dialog-stays-open",
  what: "A dialog is not closed immediately after it opens.",
  why: "A dialog that is closed at once flashes by, and its message is lost.",
  over: "screen",
  run({ steps }, report) {
    for (const { step, siblings, place, pointer } of steps) {
      if (step.do !== "open") continue;
      const next = siblings.slice(place + 1).find((one) => !isConditional(one) && (pauses.has(one.do) || takesAway.has(one.do)));
      if (next === undefined || !takesAway.has(next.do)) continue;
      report(pointer, {
        message: `The \`${next.do}\` step takes the dialog \`${step.dialog}\` away as soon as it opens.`,
        help: "Put a `wait` between them, or leave the closing to the borrower.",
      });
    }
  },
};

function isConditional(step: StepDefinition): boolean {
  return step.do !== "if" && step.when !== undefined;
}
