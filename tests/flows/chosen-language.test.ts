/** Once a language is chosen, what is seen of any screen is in it: our words and, with the mock server, those of the server. Documents stay. */
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { createIsForeign } from "../support/browser/foreign-wording.ts";
import { awaitState, come, goInside, plansOf, situationOf } from "../support/browser/situations.ts";
import { takeMarkets, visit } from "../support/browser/visitor.ts";
import { project } from "../support/project/shipped-screens.ts";

const app = builtApp();

/** Each text that is shown or read out, without those of parts in another language: documents and the names of languages. */
function listSeen(language: string): string[] {
  const root = document.querySelector("[data-screen]:not([data-left])");
  const seen = [document.title];
  for (const element of root?.querySelectorAll("*") ?? []) {
    if (element.closest("[lang]")?.getAttribute("lang") !== language || !element.checkVisibility()) continue;
    for (const name of ["aria-label", "placeholder", "alt", "title"]) seen.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) seen.push(node.textContent ?? "");
    seen.push(element.textContent ?? "");
  }
  return [...new Set(seen.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) => text !== "");
}

const visits = takeMarkets(1).flatMap((market) =>
  (project.catalogue.markets.get(market)?.languages ?? []).map((language) => ({ market, language })),
);

describe.each(visits)("$market in $language", ({ market, language }) => {
  it("shows no words of another language on any screen", async () => {
    const isForeign = createIsForeign(language);
    const wrong: string[] = [];
    let count = 0;
    const visitor = await visit(app, { market, causes: /^Blocked script execution in/ });
    await come(visitor, app, market);
    for (const plan of plansOf(market)) {
      const situation = situationOf(plan, market, "ok");
      await goInside(visitor.page, situation, { "layar.language": JSON.stringify(language) });
      await awaitState(visitor.page, situation);
      const seen = await visitor.page.evaluate(listSeen, language);
      count += seen.length;
      wrong.push(...seen.filter(isForeign).map((text) => `${plan.id}: ${text}`));
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });
});
