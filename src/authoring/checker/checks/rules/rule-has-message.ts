import { findRuleMessage } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const ruleHasMessage: ScreenCheck = {
  id: "rule-has-message",
  over: "screen",
  run({ nodes, variant, catalogue }, report) {
    const { language } = variant;
    for (const { node, pointer } of nodes) {
      for (const [ruleIndex, name] of (node.rules ?? []).entries()) {
        const rule = catalogue.rules.get(name);
        if (rule === undefined || (findRuleMessage(rule, language) ?? "").trim() !== "") continue;
        report(`${pointer}/rules/${String(ruleIndex)}`, {
          message: `The rule \`${name}\` has no message in the language \`${rule.message.language ?? language}\`.`,
          help: "Add it in `screens/catalogue/rules.json`.",
        });
      }
    }
  },
};
