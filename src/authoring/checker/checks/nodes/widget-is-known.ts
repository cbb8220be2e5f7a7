import { checkNames } from "../../queries/name-check.ts";

export const widgetIsKnown = checkNames({
  id: "widget-is-known",
  what: "Every node names an existing widget.",
  why: "A node with an unknown widget is a gap in the screen.",
  noun: "widget",
  mentioned: ({ nodes }) => nodes.map(({ node, pointer }) => ({ name: node.widget, pointer: `${pointer}/widget` })),
  declared: ({ catalogue }) => catalogue.widgets.keys(),
});
