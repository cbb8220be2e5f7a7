import type { StepDefinition } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { namesIn, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import type { StepVisit } from "../../queries/flows/flow-index.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { keyAt } from "../../queries/places.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** Whether a dialog that is open is gone after the step. */
function endsDialog(step: StepDefinition): boolean {
  const { closesDialog, opensDialog, leavesScreen } = recordOf(step);
  return closesDialog === true || opensDialog === true || leavesScreen === "always";
}

export const dialogCanBeClosed = screenCheck({ id: "dialog-can-be-closed", about: "use" }, (index, report) => {
  for (const [name, dialog] of Object.entries(index.screen.dialogs ?? {})) {
    const again = opensItself(index, name);
    if (again !== undefined)
      report(again, {
        message: `The dialog \`${name}\` opens itself again whenever it closes.`,
        help: "Remove the step, or open another dialog.",
      });
    if (dialog.dismissible !== false || closesByFlow(index, name) || closesByNode(index, name)) continue;
    report(keyAt(`/dialogs/${name}`), {
      message: `The dialog \`${name}\` cannot be dismissed, and no step closes it.`,
      help: "Add a button with a `close` step, or make it dismissible.",
    });
  }
});

function closesByFlow({ steps }: ScreenIndex, name: string): boolean {
  return steps.some(
    ({ step, siblings, siblingIndex }: StepVisit) =>
      recordOf(step).opensDialog === true &&
      namesIn(step, "dialog").some((dialog) => dialog.name === name) &&
      siblings.slice(siblingIndex + 1).some(endsDialog),
  );
}

function closesByNode(index: ScreenIndex, name: string): boolean {
  const inside = listStarts(index).filter(({ pointer }) => pointer.startsWith(`/dialogs/${name}/`));
  return inside.some(({ steps }) => steps.some(({ step }) => endsDialog(step)));
}

/** The step that opens a dialog again when it has closed. */
function opensItself(index: ScreenIndex, name: string): string | undefined {
  const start = listStarts(index).find(({ pointer }) => pointer === joinPointer("/dialogs", name, "onClose"));
  return start?.steps.find(({ step }) => step.do === "open" && step.dialog === name && step.when === undefined)?.pointer;
}
