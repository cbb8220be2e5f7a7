/** With large text what a page is about is still the largest on it: no label outgrows the amount or the headline that it stands with, and edges meet. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach, usualSituations } from "../support/browser/look-at-each.ts";
import { takeMarkets } from "../support/browser/visitor.ts";
import { turn } from "../support/run/thoroughness.ts";
import { findBrokenWords, findLooseEdges, findOverflow, findSmallFigures } from "../widgets/measures.ts";

const app = builtApp();
const screen = "[data-screen]:not([data-left])";

async function begin(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.waitForSelector("[data-large-text]");
}

it.each(takeMarkets(1))(`every figure of %s grows with the text, whole and within the page, turn ${turn}`, async (market) => {
  const wrong: string[] = [];
  await lookAtEach({ app, market, width: 320, begin }, usualSituations(market), async (page, situation) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found: string[] = [];
      for (const find of [findSmallFigures, findBrokenWords, findOverflow, findLooseEdges])
        found.push(...(await page.evaluate(find, screen)));
      wrong.push(...found.map((what) => `${situation.plan.id} at ${width} px: ${what}`));
    }
  });
  expect(wrong).toEqual([]);
});
