import { checkNames } from "../../queries/name-check.ts";

export const widgetIsKnown = checkNames({
  id: "widget-is-known",
  role: "part",
  noun: { kind: "widget" },
  mentioned: ({ nodes }) => nodes.map(({ node, pointer }) => ({ name: node.widget, pointer: `${pointer}/widget` })),
  declared: ({ catalogue }) => catalogue.widgets.keys(),
});
