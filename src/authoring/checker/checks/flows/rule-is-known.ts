import { checkNames } from "../../queries/name-check.ts";

export const ruleIsKnown = checkNames({
  id: "rule-is-known",
  what: "Every name under `rules` is a rule of `screens/catalogue/rules.json`.",
  why: "An input with an unknown rule is sent without being checked.",
  noun: "input rule",
  mentioned: ({ nodes }) =>
    nodes.flatMap(({ node, pointer }) =>
      (node.rules ?? []).map((name, ruleIndex) => ({ name, pointer: `${pointer}/rules/${String(ruleIndex)}` })),
    ),
  declared: ({ catalogue }) => catalogue.rules.keys(),
});
