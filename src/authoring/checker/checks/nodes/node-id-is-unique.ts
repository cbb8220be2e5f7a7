import type { ScreenCheck } from "../../check.ts";

export const nodeIdIsUnique: ScreenCheck = {
  id: "node-id-is-unique",
  why: "Overlays, `focus` and `validate` mean one node by its id; with two of them they would meet the wrong one.",
  over: "screen",
  run({ nodes, variant }, report) {
    const first = new Map<string, string>();
    for (const { node, pointer } of nodes) {
      const other = first.get(node.id);
      if (other === undefined) first.set(node.id, pointer);
      else
        report(`${pointer}/id`, {
          message: `Two nodes of this screen have the id \`${node.id}\`.`,
          help: "Give this one a name of its own.",
          related: [variant.originOf(`${other}/id`)],
        });
    }
  },
  bad: [
    {
      screen: {
        body: [
          { widget: "text", id: "words", props: { text: "Hello" } },
          { widget: "text", id: "words", props: { text: "Goodbye" } },
        ],
      },
    },
  ],
  good: [
    {
      screen: {
        body: [
          { widget: "text", id: "hello", props: { text: "Hello" } },
          { widget: "text", id: "goodbye", props: { text: "Goodbye" } },
        ],
      },
    },
  ],
};
