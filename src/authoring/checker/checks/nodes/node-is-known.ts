import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const nodeIsKnown = checkNames({
  id: "node-is-known",
  what: "Every `focus` and `validate` step names a node of the screen.",
  why: "A step for a missing node does nothing, so wrong input would be sent.",
  noun: "node of this screen",
  mentioned: (index) => listStepNames(index, "node"),
  declared: ({ nodes }) => nodes.flatMap(({ node, isOff }) => (isOff ? [] : [node.id])),
});
