import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flow-reach.ts";
import type { Outline, StepVisit } from "../../queries/screen-index.ts";

const waysOut = new Set<StepDefinition["do"]>(["close", "go", "back", "leave", "open"]);

export const dialogCanBeClosed: ScreenCheck = {
  id: "dialog-can-be-closed",
  about: "use",
  what: "Every dialog is dismissible or is closed by a step.",
  why: "A dialog that nothing closes locks the borrower in.",
  over: "screen",
  run(outline, report) {
    for (const [name, dialog] of Object.entries(outline.screen.dialogs ?? {})) {
      if (dialog.dismissible !== false || closesByFlow(outline, name) || closesByNode(outline, name)) continue;
      report(
        { pointer: `/dialogs/${name}`, on: "key" },
        {
          message: `The dialog \`${name}\` cannot be dismissed and nothing closes it.`,
          help: "Add a button with a `close` step, or make it dismissible.",
        },
      );
    }
  },
};

function closesByFlow({ steps }: Outline, name: string): boolean {
  return steps.some(
    ({ step, siblings, place }: StepVisit) =>
      step.do === "open" && step.dialog === name && siblings.slice(place + 1).some((next) => waysOut.has(next.do)),
  );
}

function closesByNode(outline: Outline, name: string): boolean {
  return listStarts(outline).some(
    ({ pointer, flows }) =>
      pointer.startsWith(`/dialogs/${name}/`) && flows.some((flow) => flow.steps.some(({ step }) => waysOut.has(step.do))),
  );
}
