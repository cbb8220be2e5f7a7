import { joinPointer } from "../../../../core/json/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { isPattern } from "../../queries/value-limits.ts";

export const rulePatternCompiles: ProjectCheck = {
  id: "rule-pattern-compiles",
  over: "project",
  run({ catalogue }, report) {
    for (const [name, rule] of catalogue.rules) {
      const pattern: unknown = Reflect.get(rule.value, "pattern");
      if (typeof pattern !== "string" || isPattern(pattern)) continue;
      report(
        { file: "screens/catalogue/rules.json", pointer: joinPointer("/rules", name, "value", "pattern"), on: "value" },
        { message: `\`${pattern}\` is not a regular expression.`, help: "Check its brackets and escapes." },
      );
    }
  },
};
