import type { ScreenCheck } from "../../check.ts";

export const limitFitsRule: ScreenCheck = {
  id: "limit-fits-rule",
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
          message: `\`${node.id}\` allows ${max}, but its rule \`${name}\` only ${most}.`,
          help: `Write ${most}, or change the rule.`,
        });
      }
    }
  },
};
