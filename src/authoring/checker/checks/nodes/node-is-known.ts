import { checkNames } from "../../queries/name-check.ts";

export const nodeIsKnown = checkNames({
  id: "node-is-known",
  what: "Every `focus` and `validate` step names a node of the screen.",
  why: "A step for a missing node does nothing, so wrong input would be sent.",
  noun: "node of this screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => {
      if (step.do === "focus") return [{ name: step.node, pointer: `${pointer}/node` }];
      if (step.do === "validate")
        return (step.nodes ?? []).map((name, nameIndex) => ({ name, pointer: `${pointer}/nodes/${String(nameIndex)}` }));
      return [];
    }),
  declared: ({ nodes }) => nodes.flatMap(({ node, isOff }) => (isOff ? [] : [node.id])),
});
