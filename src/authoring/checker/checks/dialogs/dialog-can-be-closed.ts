import type { StepDefinition } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flow-reach.ts";
import type { ScreenIndex, StepVisit } from "../../queries/screen-index.ts";

const waysOut = new Set<StepDefinition["do"]>(["close", "go", "back", "leave", "open"]);

export const dialogCanBeClosed: ScreenCheck = {
  id: "dialog-can-be-closed",
  about: "use",
  what: "Every dialog is dismissible or is closed by a step.",
  why: "A dialog that nothing closes locks the borrower in.",
  over: "screen",
  run(index, report) {
    for (const [name, dialog] of Object.entries(index.screen.dialogs ?? {})) {
      if (dialog.dismissible !== false || closesByFlow(index, name) || closesByNode(index, name)) continue;
      report(
        { pointer: `/dialogs/${name}`, on: "key" },
        {
          message: `The dialog \`${name}\` cannot be dismissed, and no step closes it.`,
          help: "Add a button with a `close` step, or make it dismissible.",
        },
      );
    }
  },
};

function closesByFlow({ steps }: ScreenIndex, name: string): boolean {
  return steps.some(
    ({ step, siblings, siblingIndex }: StepVisit) =>
      step.do === "open" && step.dialog === name && siblings.slice(siblingIndex + 1).some((next) => waysOut.has(next.do)),
  );
}

function closesByNode(index: ScreenIndex, name: string): boolean {
  return listStarts(index).some(
    ({ pointer, flows }) =>
      pointer.startsWith(`/dialogs/${name}/`) && flows.some((flow) => flow.steps.some(({ step }) => waysOut.has(step.do))),
  );
}
