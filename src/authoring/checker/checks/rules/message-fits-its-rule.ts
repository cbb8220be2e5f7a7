import { joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { readTranslations } from "../../queries/text-entries.ts";

export const messageFitsItsRule = projectCheck({ id: "message-fits-its-rule", recommended: false }, ({ catalogue: { rules } }, report) => {
  const named = [...rules.keys()].map((name) => ({ name, words: wordsOf(name) })).filter(({ words }) => words.length > 1);
  for (const [name, { message }] of rules) {
    const own = wordsOf(name);
    for (const { forms } of readTranslations(message, joinPointer("/rules", name, "message")))
      for (const { text, pointer } of forms) {
        const says = (words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word));
        const other = says(own) ? undefined : named.find((one) => one.name !== name && says(one.words));
        if (other !== undefined && !other.words.every((word) => own.includes(word)))
          report(atValue("screens/catalogue/rules.json", pointer), {
            message: `The message of the rule \`${name}\` speaks of what \`${other.name}\` is named after.`,
            help: "Write its own.",
          });
      }
  }
});

/** The words of a name: `smsCode` is about an SMS and a code. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[-_]/).map((word) => word.toLowerCase());
}
