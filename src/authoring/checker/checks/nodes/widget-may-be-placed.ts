import type { ScreenCheck } from "../../check.ts";

/** Widgets that the view itself shows: for `dialogs`, for `toast` steps, and when something fails. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["dialog", "Describe it under `dialogs` and open it by an `open` step."],
  ["toast", "Use a `toast` step."],
  ["screen-error", "It is shown by itself when an answer of `load` fails."],
  ["node-error", "It is shown by itself when a node fails."],
]);

export const widgetMayBePlaced: ScreenCheck = {
  id: "widget-may-be-placed",
  what: "No node uses a widget that the app shows by itself.",
  why: "A dialog in a body would be open for ever, an error state would be shown without an error.",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer } of nodes) {
      const help = builtIn.get(node.widget);
      if (help !== undefined) report(`${pointer}/widget`, { message: `\`${node.widget}\` is not put into a screen.`, help });
    }
  },
};
