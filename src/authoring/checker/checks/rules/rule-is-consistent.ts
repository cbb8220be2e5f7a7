import { joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { listLimitSlips } from "../../queries/values/value-limits.ts";

export const ruleIsConsistent = projectCheck({ id: "rule-is-consistent" }, ({ catalogue }, report) => {
  const file = "screens/catalogue/rules.json";
  for (const [name, { value, message }] of catalogue.rules) {
    const at = joinPointer("/rules", name);
    for (const { keyword, on, says, help } of listLimitSlips(value))
      report({ file, pointer: `${at}/value/${keyword}`, on }, { message: says(`the rule \`${name}\``), help });
    for (const language of Object.keys(message)) {
      if (language === "language" || catalogue.languages.has(language)) continue;
      report(atKey(file, joinPointer(at, "message", language)), {
        message: `The message of the rule \`${name}\` is written in \`${language}\`, which is no language of this project.`,
        subject: { kind: "language", name: language, of: name, is: "missing" },
      });
    }
    if (message.language !== undefined && !catalogue.languages.has(message.language))
      report(atValue(file, joinPointer(at, "message", "language")), {
        message: `The message of the rule \`${name}\` stays in \`${message.language}\`, which is no language of this project.`,
        subject: { kind: "language", name: message.language, of: name, is: "missing" },
      });
  }
});
