import { quoteName } from "../../../../core/format/index.ts";
import { screenCheck } from "../../check.ts";
import { listLiterals } from "../../wording/wording.ts";

export const textIsInTable = screenCheck({ id: "text-is-in-table", role: "words" }, (index, report) => {
  const languages = new Set([...index.catalogue.markets.values()].flatMap((market) => market.languages));
  if (languages.size < 2) return;
  for (const { text, pointer } of listLiterals(index))
    if (isWording(text))
      report(pointer, {
        message: `${quoteName(text.trim())} is written in one language only.`,
        help: "Write it in `texts.json` in every language, and name it here: `{texts.name}`.",
      });
});

/** What has no letters reads alike everywhere, and so does one word with a capital inside: `ISBN`, `MobileApp`, `productId`. */
function isWording(text: string): boolean {
  return /\p{L}/u.test(text) && !/^\s*\S+\p{Lu}\S*\s*$/u.test(text);
}
