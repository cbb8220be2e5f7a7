import { checkNames } from "../../queries/name-check.ts";

export const widgetIsKnown = checkNames({
  id: "widget-is-known",
  why: "A node whose widget does not exist is a gap in the screen.",
  noun: "widget",
  mentioned: ({ nodes }) => nodes.map(({ node, pointer }) => ({ name: node.widget, pointer: `${pointer}/widget` })),
  declared: ({ catalogue }) => catalogue.widgets.keys(),
  bad: [{ screen: { body: [{ widget: "txet", id: "words", props: { text: "Hello" } }] } }],
  good: [{ screen: { body: [{ widget: "text", id: "words", props: { text: "Hello" } }] } }],
});
