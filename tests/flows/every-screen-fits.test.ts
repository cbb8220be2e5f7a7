/** Every screen on the narrowest phone and on a common one, as it is and with text of twice the size: nothing stands out, words stay whole, and all can be tapped. */
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach } from "../support/browser/look-at-each.ts";
import { situationsOf } from "../support/browser/situations.ts";
import { marketNames } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { findBrokenWords, findOverflow, findSmallTargets } from "../widgets/measures.ts";

const app = builtApp();
const screen = "[data-screen]:not([data-left])";

describe.each(marketNames)("in %s", (market) => {
  // A part of what screens look like by turns, another in the other market; a thorough run has all in both.
  const situations = takeTurn(situationsOf(market), 16, marketNames.indexOf(market));

  it(`fits 320 and 360 px, and 320 px at twice the text size, with targets of 48 px, turn ${turn}`, async () => {
    const wrong: string[] = [];
    await lookAtEach({ app, market, width: 320 }, situations, async (page, situation) => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // On a site the menu stands above, and a page is left by it.
      const header = page.locator(`${screen} [data-widget=page-header]:has(button)`);
      if ((await header.count()) > 0 && ((await header.boundingBox())?.y ?? -1) < 0) wrong.push(`${situation.title}: Back scrolls away`);
      for (const [size, width] of [
        ["200%", 320],
        ["100%", 320],
        ["100%", 360],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
        const isLarge = size === "200%";
        // What depends on the size of the text follows a frame later.
        await page.waitForFunction((wanted) => document.documentElement.hasAttribute("data-large-text") === wanted, isLarge);
        const found: string[] = [];
        for (const find of [findOverflow, findSmallTargets, findBrokenWords]) found.push(...(await page.evaluate(find, screen)));
        wrong.push(...found.map((what) => `${situation.title} at ${width} px, ${size}: ${what}`));
      }
      // A screen comes to the narrowest phone, because what is out of view keeps the width that it was laid out for.
      await page.setViewportSize({ width: 320, height: 844 });
    });
    expect(wrong).toEqual([]);
  });
});
