import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";

const pauses = new Set<StepDefinition["do"]>(["wait", "call", "native", "if", "run"]);
const takesAway = new Set<StepDefinition["do"]>(["close", "go", "back", "leave"]);

export const dialogIsSeen: ScreenCheck = {
  id: "dialog-is-seen",
  why: "A dialog that is closed in the same breath flashes past, and its message is lost.",
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
  bad: [{ screen: { ...thanks([]) } }],
  good: [{ screen: { ...thanks([{ do: "wait", ms: 1500 }]) } }],
};

function thanks(between: readonly object[]) {
  return {
    onReady: [{ do: "open", dialog: "thanks" }, ...between, { do: "close" }],
    dialogs: { thanks: { title: "Thank you", body: [{ widget: "text", id: "thanks-text", props: { text: "It was sent." } }] } },
  };
}

function isConditional(step: StepDefinition): boolean {
  return step.do !== "if" && step.when !== undefined;
}
