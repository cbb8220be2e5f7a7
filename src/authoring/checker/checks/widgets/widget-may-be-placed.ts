import { screenCheck } from "../../check.ts";

/** Widgets that the app shows by itself: for `dialogs`, for `toast` steps, and when something fails. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["dialog", "Define it under `dialogs` and open it with an `open` step."],
  ["toast", "Use a `toast` step."],
  ["screen-error", "The app shows it when an entry of `load` fails."],
  ["node-error", "The app shows it when a node fails."],
]);

export const widgetMayBePlaced = screenCheck({ id: "widget-may-be-placed" }, ({ nodes }, report) => {
  for (const { node, pointer } of nodes) {
    const help = builtIn.get(node.widget);
    if (help !== undefined) report(`${pointer}/widget`, { message: `\`${node.widget}\` cannot be used in a screen.`, help });
  }
});
