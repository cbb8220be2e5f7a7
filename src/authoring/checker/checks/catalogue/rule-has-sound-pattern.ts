import { joinPointer } from "../../../../core/json/index.ts";
import type { ProjectCheck } from "../../check.ts";

export const ruleHasSoundPattern: ProjectCheck = {
  id: "rule-has-sound-pattern",
  why: "A pattern that cannot be read stops the build, and names no rule.",
  over: "project",
  run({ catalogue }, report) {
    for (const [name, rule] of catalogue.rules) {
      const pattern: unknown = Reflect.get(rule.value, "pattern");
      if (typeof pattern !== "string" || canBeRead(pattern)) continue;
      report(
        { file: "screens/rules.json", pointer: joinPointer("/rules", name, "value", "pattern"), on: "value" },
        { message: `\`${pattern}\` is no regular expression.`, help: "Look at its brackets and what it escapes." },
      );
    }
  },
  bad: [{ files: { "screens/rules.json": { rules: { remark: { value: { pattern: "([a-z]" } } } } } }],
  good: [{ files: { "screens/rules.json": { rules: { remark: { value: { pattern: "^[a-z ]+$" } } } } } }],
};

function canBeRead(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
