import { checkNames } from "../../queries/name-check.ts";

export const ruleIsKnown = checkNames({
  id: "rule-is-known",
  noun: { kind: "input rule" },
  mentioned: ({ nodes }) =>
    nodes.flatMap(({ node, pointer }) =>
      (node.rules ?? []).map((name, ruleIndex) => ({ name, pointer: `${pointer}/rules/${String(ruleIndex)}` })),
    ),
  declared: ({ catalogue }) => catalogue.rules.keys(),
});
