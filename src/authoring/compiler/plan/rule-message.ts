// What a user reads when a rule refuses their input.

import type { InputRule } from "../../../core/format/index.ts";

/** The message in the language that it keeps, else in that of the screen; undefined where it is not written. */
export function findRuleMessage(rule: InputRule | undefined, language: string): string | undefined {
  return rule?.message[rule.message.language ?? language];
}

/** The same; where it is not written, in another language, so that the screen can be shown before it is translated. */
export function pickRuleMessage(rule: InputRule | undefined, language: string): string {
  const { $comment, language: kept, ...translations } = rule?.message ?? {};
  return findRuleMessage(rule, language) || (Object.values(translations).find((text) => typeof text === "string") ?? "");
}
