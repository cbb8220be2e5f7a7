import type { InputRule } from "../../../../core/format/index.ts";
import { hasOwn, joinPointer } from "../../../../core/json/index.ts";
import type { ProjectCheck } from "../../check.ts";

type RuleType = NonNullable<InputRule["value"]["type"]>;

/** Which types each keyword says something about; the others take it and do nothing. */
const keywords: { readonly [keyword: string]: readonly RuleType[] } = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  minItems: ["array"],
  maxItems: ["array"],
};

const limits = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
  ["minItems", "maxItems"],
] as const;

export const ruleIsConsistent: ProjectCheck = {
  id: "rule-is-consistent",
  over: "project",
  run({ catalogue }, report) {
    const file = "screens/catalogue/rules.json";
    for (const [name, { value, message }] of catalogue.rules) {
      const at = joinPointer("/rules", name);
      for (const keyword of Object.keys(value)) {
        const taken = hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
        if (taken === undefined || taken.includes(value.type)) continue;
        report(
          { file, pointer: `${at}/value/${keyword}`, on: "key" },
          {
            message: `\`${keyword}\` of the rule \`${name}\` says nothing about a value of type \`${value.type}\`.`,
            help: "Remove it, or change `type`.",
          },
        );
      }
      for (const [least, most] of limits) {
        const [from, to] = [value[least], value[most]];
        if (from === undefined || to === undefined || from <= to) continue;
        report(
          { file, pointer: `${at}/value/${least}`, on: "value" },
          {
            message: `Nothing meets the rule \`${name}\`: its \`${least}\` is above its \`${most}\`.`,
            help: `Write ${to} or less, or raise \`${most}\`.`,
          },
        );
      }
      for (const language of Object.keys(message)) {
        if (language === "language" || catalogue.languages.has(language)) continue;
        report(
          { file, pointer: joinPointer(at, "message", language), on: "key" },
          { message: `The message of the rule \`${name}\` is written in \`${language}\`, which is no language of this project.` },
        );
      }
    }
  },
};
