// What a user reads when a rule refuses their input.

import type { InputRule } from "../../../core/format/index.ts";

/** The message in the language that it keeps, else in that of the screen; undefined where it is not written. */
export function findRuleMessage(rule: InputRule | undefined, language: string): string | undefined {
  return rule?.message[rule.message.language ?? language];
}
