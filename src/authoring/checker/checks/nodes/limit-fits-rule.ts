import type { ScreenCheck } from "../../check.ts";

export const limitFitsRule: ScreenCheck = {
  id: "limit-fits-rule",
  why: "A field that takes more than its rule allows lets a borrower write what is then refused.",
  over: "screen",
  run({ nodes, catalogue }, report) {
    for (const { node, pointer } of nodes) {
      const max = node.props?.["max"];
      if (typeof max !== "number") continue;
      for (const name of node.rules ?? []) {
        const value = catalogue.rules.get(name)?.value ?? {};
        const most: unknown = Reflect.get(value, "maxLength") ?? Reflect.get(value, "maxItems");
        if (typeof most !== "number" || max <= most) continue;
        report(`${pointer}/props/max`, {
          message: `\`${node.id}\` takes ${max}, and its rule \`${name}\` allows ${most}.`,
          help: `Write ${most}, or change the rule.`,
          fix: { title: `Write ${most}`, text: String(most) },
        });
      }
    }
  },
  bad: [{ screen: { ...remark(500) } }],
  good: [{ screen: { ...remark(100) } }],
};

function remark(max: number) {
  return {
    state: { remark: "" },
    body: [
      { widget: "text-area", id: "remark", bind: "state.remark", rules: ["remark"], props: { label: "Remark", max } },
      {
        widget: "button",
        id: "send",
        props: { label: "Send" },
        on: { tap: [{ do: "validate" }, { do: "call", action: "saveRemark", input: { text: "{state.remark}" } }] },
      },
    ],
  };
}
