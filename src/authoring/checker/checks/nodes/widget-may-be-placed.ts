import type { ScreenCheck } from "../../check.ts";

/** Widgets that the view itself shows: for `dialogs`, for `toast` steps, and when something fails. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ["dialog", "Describe it under `dialogs` and open it by an `open` step."],
  ["toast", "Use a `toast` step."],
  ["failed-state", "It is shown by itself when an answer of `load` fails."],
  ["part-failed", "It is shown by itself when a node fails."],
]);

export const widgetMayBePlaced: ScreenCheck = {
  id: "widget-may-be-placed",
  why: "A dialog in a body would be open for ever, a failed state would be shown when nothing has failed.",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer } of nodes) {
      const help = builtIn.get(node.widget);
      if (help !== undefined) report(`${pointer}/widget`, { message: `\`${node.widget}\` is not put into a screen.`, help });
    }
  },
  bad: [{ screen: { body: [{ widget: "dialog", id: "thanks", props: { title: "Thank you" } }] } }],
  good: [{ screen: { body: [{ widget: "note", id: "thanks", props: { text: "Thank you" } }] } }],
};
