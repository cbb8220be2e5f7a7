// What a user reads when a rule refuses their input.

import type { InputRule } from "../../../core/format/index.ts";
import type { Variant } from "../project.ts";

/** What is said, and whether the user has chosen that. */
export type Speech = Pick<Variant, "language" | "isChosen">;

/** The rule whose message a test expects, `{rules.phone}`, in a text that is nothing else. */
export function readRuleName(text: string): string | undefined {
  return /^\{rules\.(\w+)\}$/.exec(text)?.[1];
}

/** The language of the rule's message: the one that it keeps, unless the user has chosen one. */
export function languageOfMessage(rule: InputRule, { language, isChosen }: Speech): string {
  return (isChosen ? undefined : rule.message.language) ?? language;
}

/** The message in its language; undefined where it is not written. */
export function findRuleMessage(rule: InputRule | undefined, speech: Speech): string | undefined {
  return rule?.message[languageOfMessage(rule, speech)];
}

/** The same; where it is not written, in another language, so that the screen can be shown before it is translated. */
export function pickRuleMessage(rule: InputRule | undefined, speech: Speech): string {
  const { $comment, language: kept, ...translations } = rule?.message ?? {};
  return findRuleMessage(rule, speech) || (Object.values(translations).find((text) => typeof text === "string") ?? "");
}
