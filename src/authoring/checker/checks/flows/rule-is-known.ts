import { checkNames } from "../../queries/name-check.ts";

export const ruleIsKnown = checkNames({
  id: "rule-is-known",
  why: "An input whose rule is not in `screens/rules.json` would be sent without being looked at.",
  noun: "input rule",
  mentioned: ({ nodes }) =>
    nodes.flatMap(({ node, pointer }) => (node.rules ?? []).map((name, place) => ({ name, pointer: `${pointer}/rules/${String(place)}` }))),
  declared: ({ catalogue }) => catalogue.rules.keys(),
  bad: [{ screen: { ...field(["remrk"]) } }],
  good: [{ screen: { ...field(["remark"]) } }],
});

function field(rules: readonly string[]) {
  return {
    state: { remark: "" },
    body: [
      { widget: "text-area", id: "remark", bind: "state.remark", rules, props: { label: "Remark" } },
      {
        widget: "button",
        id: "send",
        props: { label: "Send" },
        on: { tap: [{ do: "validate" }, { do: "call", action: "saveRemark", input: { text: "{state.remark}" } }] },
      },
    ],
  };
}
