import { checkNames } from "../../queries/name-check.ts";

export const nodeIsKnown = checkNames({
  id: "node-is-known",
  why: "A step that focuses or validates a node which is not there does nothing, so a wrong input would be sent.",
  noun: "node of this screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => {
      if (step.do === "focus") return [{ name: step.node, pointer: `${pointer}/node` }];
      if (step.do === "validate") return (step.nodes ?? []).map((name, place) => ({ name, pointer: `${pointer}/nodes/${String(place)}` }));
      return [];
    }),
  declared: ({ nodes }) => nodes.flatMap(({ node, isOff }) => (isOff ? [] : [node.id])),
  bad: [
    { screen: { onReady: [{ do: "focus", node: "remark" }] } },
    {
      screen: {
        onReady: [{ do: "focus", node: "remark" }],
        body: [{ widget: "text", id: "remark", off: "Not yet.", props: { text: "Hello" } }],
      },
    },
  ],
  good: [
    {
      screen: {
        state: { remark: "" },
        onReady: [{ do: "focus", node: "remark" }],
        body: [
          { widget: "text-area", id: "remark", bind: "state.remark", props: { label: "Remark" } },
          { widget: "text", id: "echo", props: { text: "{state.remark}" } },
        ],
      },
    },
  ],
});
