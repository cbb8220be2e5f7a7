/** No page is higher than its screen: what is shorter than the view does not scroll, so a bar at the lower edge never moves. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach, usualSituations } from "../support/browser/look-at-each.ts";
import { takeMarkets } from "../support/browser/visitor.ts";
import { turn } from "../support/run/thoroughness.ts";

const app = builtApp();
const screen = "[data-screen]:not([data-left])";
const sizes = [
  { width: 390, text: "100%" },
  { width: 320, text: "200%" },
  { width: 1280, text: "100%" },
];

it.each(takeMarkets(0))(`a screen of %s scrolls only as far as it is long, turn ${turn}`, async (market) => {
  const wrong: string[] = [];
  await lookAtEach({ app, market }, usualSituations(market), async (page, situation) => {
    for (const { width, text } of sizes) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
      const [whole, own] = await page.evaluate(
        (wanted) => [
          document.documentElement.scrollHeight,
          Math.round(document.querySelector(wanted)?.getBoundingClientRect().height ?? 0),
        ],
        screen,
      );
      if (whole !== Math.max(own ?? 0, 844)) wrong.push(`${situation.plan.id} at ${width} px, ${text}: ${whole} px, its screen ${own} px`);
    }
  });
  expect(wrong).toEqual([]);
});
