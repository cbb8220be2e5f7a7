import { quoteName, type ScreenDefinition } from "../../../../core/format/index.ts";
import { walkStarts, walkSteps } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

/** Shown by the engine itself: messages, a screen that cannot be shown, a part of one. */
const always = ["toast", "screen-error", "node-error"];

/** Whether a flow asks the user before it leaves. */
function asksToLeave(screen: ScreenDefinition): boolean {
  const started = [...walkStarts(screen)].flatMap(({ flow }) => (typeof flow === "string" ? [] : [flow]));
  const steps = [...started, ...Object.values(screen.flows ?? {})].flatMap((flow) => [...walkSteps(flow, "")]);
  return steps.some(({ step }) => step.do === "leave" && step.direct !== true);
}

export const neededWidgetIsThere = projectCheck({ id: "needed-widget-is-there" }, ({ catalogue, screens }, report) => {
  const hasDialogs = [...screens.values()].some(({ value }) => Object.keys(value.dialogs ?? {}).length > 0 || asksToLeave(value));
  for (const name of hasDialogs ? [...always, "dialog"] : always)
    if (!catalogue.widgets.has(name))
      report(atValue("screens/catalogue/settings.json", ""), {
        message: `The project has no widget ${quoteName(name)}, which the engine shows by itself.`,
        help: `Add the folder \`widgets/${name}/\`; \`docs/widgets.md\` says what it gets.`,
      });
});
