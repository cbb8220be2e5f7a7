import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { readTextFeatures } from "../../wording/language-model.ts";
import { readWording } from "../../wording/project-wording.ts";

/** One word may well be the same in two languages, and the id of something. */
const leastWords = 2;

export const seedSpeaksMarketLanguage = storedCheck(
  { id: "seed-speaks-market-language", recommended: false },
  (project) => [...wordingOf(project), ...project.mock.seeds],
  listForeign,
);

/** Texts that the project itself has, but in languages that the market does not speak. */
function listForeign(project: Project): Found[] {
  const { entries, model } = readWording(project);
  const languagesOf = new Map<string, string[]>();
  for (const { words, language } of entries.flatMap(({ forms }) => forms)) {
    const said = words.join(" ");
    languagesOf.set(said, [...(languagesOf.get(said) ?? []), language]);
  }
  return project.mock.seeds.flatMap(({ file, value }) => {
    const market = file.split("/").at(-2) ?? "";
    const speaks = project.catalogue.markets.get(market)?.languages ?? [];
    const [spoken] = speaks;
    if (spoken === undefined) return [];
    const texts = [...textsBelow(value, "")].map((one) => ({ ...one, ...readTextFeatures(spoken, one.text) }));
    const groups = texts.flatMap((one) => one.groups);
    return texts.flatMap(({ words, pointer }): Found[] => {
      const [language, ...others] = words.length < leastWords ? [] : (languagesOf.get(words.join(" ")) ?? []);
      if (language === undefined || [language, ...others].some((one) => speaks.includes(one))) return [];
      // What a screen in one language for all markets shows is in that language as a whole.
      if (model.lean({ language: spoken, words: [], groups }, language) < 0) return [];
      const problem: Found["problem"] = {
        message: `This text is in \`${language}\`, and \`${market}\` speaks \`${spoken}\`.`,
        help: "Write what the server says there.",
        subject: { kind: "language", name: spoken, of: market, is: "other" },
      };
      return [{ at: atValue(file, pointer), problem }];
    });
  });
}
