/** Once a language is chosen every word of ours is in it, in each market and on each screen; what is agreed in one stays in that. */
import { describe, expect, it } from "vitest";
import { isObject } from "../../src/core/json/index.ts";
import { foreignTexts } from "../support/browser/foreign-wording.ts";
import { compileChosen, compileShipped, project, shipped } from "../support/project/shipped-screens.ts";

const { languages, markets } = project.catalogue;
const [unasked, chosen] = [compileShipped(), compileChosen()];
/** Documents, and the language in which they are agreed. */
const documents = ["documents-loan-agreement", "documents-privacy-policy", "site-loan-terms", "site-user-agreement"];

const foreign = new Map([...languages.keys()].map((language) => [language, foreignTexts(language)]));

/** All texts in a plan, but for those of parts that are agreed in another language. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value) || (typeof value["widget"] === "string" && value["lang"] !== undefined)) return [];
  return Object.values(value).flatMap(textsIn);
}

const cases = [...project.screens.keys()].flatMap((screen) =>
  [...markets.values()].flatMap((market) => market.languages.map((language) => [screen, market.id, language] as const)),
);

describe.each(cases)("%s in %s, in %s", (screen, market, language) => {
  const plan = chosen.get(`${screen}@${market}@${language}`) ?? unasked.get(`${screen}@${market}`);
  const nodes = JSON.stringify(plan?.body ?? []);

  it("speaks it and keeps no other", () => {
    expect(plan?.language).toBe(language);
    expect(plan?.otherLanguages).toBeUndefined();
  });

  it("has no wording of another language", () => {
    const { actions, ...shown } = plan ?? {};
    expect(textsIn(shown).filter((text) => foreign.get(language)?.has(text))).toEqual([]);
  });

  it("ends with the choice, once and above a bar", () => {
    expect(nodes.split('"widget":"language-choice"')).toHaveLength(2);
    const own = (plan?.body ?? []).filter(({ widget }) => widget !== "bottom-bar" && widget !== "composer");
    // The site has it in its footer.
    if (!screen.startsWith("site-") || screen === "site-not-found") expect(own.at(-1)?.widget).toBe("language-choice");
  });

  it("says before a document which language it keeps, and of nothing else", () => {
    const staysEnglish = documents.includes(screen) && language !== "en";
    expect(nodes.includes(languages.get(language)?.labels.staysInLanguage?.split(" {")[0] ?? "-")).toBe(staysEnglish);
    expect(nodes.includes('"lang":"en"')).toBe(staysEnglish);
  });
});

it("changes nothing while nobody has chosen", () => {
  for (const { variants } of shipped.screens.values())
    for (const { resolved } of variants)
      if (!resolved.isChosen) expect(resolved.language).toBe(resolved.screen.language ?? resolved.market.languages[0]);
});
