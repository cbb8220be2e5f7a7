import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const nodeIsKnown = checkNames({
  id: "node-is-known",
  noun: { kind: "node", words: "node of this screen" },
  mentioned: (index) => listStepNames(index, "node"),
  declared: ({ nodes }) => nodes.flatMap(({ node, isOff }) => (isOff ? [] : [node.id])),
});
