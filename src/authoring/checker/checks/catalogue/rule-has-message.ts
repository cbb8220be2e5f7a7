import type { ScreenCheck } from "../../check.ts";

export const ruleHasMessage: ScreenCheck = {
  id: "rule-has-message",
  over: "screen",
  run({ nodes, variant, catalogue }, report) {
    const { language } = variant;
    for (const { node, pointer } of nodes) {
      for (const [ruleIndex, name] of (node.rules ?? []).entries()) {
        const message = catalogue.rules.get(name)?.message;
        if (message === undefined || (message[language] ?? "").trim() !== "") continue;
        report(`${pointer}/rules/${String(ruleIndex)}`, {
          message: `The rule \`${name}\` has no message in the language \`${language}\`.`,
          help: "Add it in `screens/catalogue/rules.json`.",
        });
      }
    }
  },
};
