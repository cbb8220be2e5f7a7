import type { ScreenCheck } from "../../check.ts";

/** Widgets that the app shows by itself: for `dialogs`, for `toast` steps, and when something fails. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["dialog", "Define it under `dialogs` and open it with an `open` step."],
  ["toast", "Use a `toast` step."],
  ["screen-error", "The app shows it when an entry of `load` fails."],
  ["node-error", "The app shows it when a node fails."],
]);

export const widgetMayBePlaced: ScreenCheck = {
  id: "widget-may-be-placed",
  what: "No node uses a widget that the app shows by itself.",
  why: "A dialog in a body would be open for ever, an error state would be shown without an error.",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer } of nodes) {
      const help = builtIn.get(node.widget);
      if (help !== undefined) report(`${pointer}/widget`, { message: `\`${node.widget}\` cannot be used in a screen.`, help });
    }
  },
};
