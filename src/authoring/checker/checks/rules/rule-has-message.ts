import { joinPointer } from "../../../../core/json/index.ts";
import { findRuleMessage, languageOfMessage } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

const rulesFile = "screens/catalogue/rules.json";

export const ruleHasMessage = screenCheck({ id: "rule-has-message" }, ({ nodes, variant, catalogue }, report) => {
  for (const { node, pointer } of nodes) {
    for (const [ruleIndex, name] of (node.rules ?? []).entries()) {
      const rule = catalogue.rules.get(name);
      if (rule === undefined || (findRuleMessage(rule, variant) ?? "").trim() !== "") continue;
      // An overlay that chooses another language than its base is the cause, and not the rule.
      const isOverlay = variant.originOf("/language").layer !== "base";
      const { file, pointer: ruled } = variant.originOf(`${pointer}/rules/${String(ruleIndex)}`);
      report(isOverlay ? "/language" : { file: rulesFile, pointer: joinPointer("/rules", name, "message") }, {
        message: `The rule \`${name}\` has no message in the language \`${languageOfMessage(rule, variant)}\`.`,
        subject: { kind: "language", name: languageOfMessage(rule, variant), of: name, is: "other" },
        help: isOverlay ? `Add it in \`${rulesFile}\`, or keep the language of the screen.` : "Add it here.",
        isShown: true,
        related: [atValue(file, ruled)],
      });
    }
  }
});
