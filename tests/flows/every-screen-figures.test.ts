/** With large text what a page is about is still the largest on it: no label outgrows the amount or the headline that it stands with. */
import { expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { awaitState, come, goInside, plansOf, situationOf } from "../support/situations.ts";
import { turn } from "../support/thoroughness.ts";
import { openVisitor, takeMarkets } from "../support/visitor.ts";
import { findBrokenWords, findOverflow, findSmallFigures } from "../widgets/measures.ts";

const app = builtApp();
const screen = "[data-screen]:not([data-left])";

it.each(takeMarkets(1))(`every figure of %s grows with the text, whole and within the page, turn ${turn}`, async (market) => {
  const visitor = await openVisitor(app, { market, width: 320, causes: /^Blocked script execution in/ });
  const { page } = visitor;
  await come(visitor, app, market);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.waitForSelector("[data-large-text]");
  const wrong: string[] = [];
  for (const plan of plansOf(market)) {
    const situation = situationOf(plan, market, "ok");
    await goInside(page, situation);
    await awaitState(page, situation);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found: string[] = [];
      for (const find of [findSmallFigures, findBrokenWords, findOverflow]) found.push(...(await page.evaluate(find, screen)));
      wrong.push(...found.map((what) => `${plan.id} at ${width} px: ${what}`));
    }
  }
  await visitor.context.close();
  expect(wrong).toEqual([]);
  expect(visitor.faults).toEqual([]);
});
