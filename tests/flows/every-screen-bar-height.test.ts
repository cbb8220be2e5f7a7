/**
 * The bar of a screen leaves the page to what it is about: a button, and at most one thing more. What a tap has come to, and why there
 * is nothing to send, stands there besides, for as long as that lasts.
 */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach } from "../support/browser/look-at-each.ts";
import { type Situation, situationsOf } from "../support/browser/situations.ts";
import { takeMarkets } from "../support/browser/visitor.ts";
import { project } from "../support/project/shipped-screens.ts";
import { turn } from "../support/run/thoroughness.ts";

const app = builtApp();
const mostPx = 132;

const barOf = ({ plan }: Situation) => plan.body.find(({ widget }) => project.catalogue.widgets.get(widget)?.pinned === true);

it.each(takeMarkets(1))(`no bar of %s is higher than ${mostPx} px in any situation, turn ${turn}`, async (market) => {
  const situations = situationsOf(market).filter((one) => one.state !== "failed" && barOf(one) !== undefined);
  const high: string[] = [];
  const seen = new Set<string>();
  await lookAtEach({ app, market }, situations, async (page, situation) => {
    const heights = await page
      .locator(`[data-screen="${situation.plan.id}"]:not([data-left]) > [data-node="${barOf(situation)?.id}"]`)
      .evaluateAll((bars) =>
        bars.map((one) => {
          for (const said of one.querySelectorAll<HTMLElement>("[data-widget=note], [id$=-why]")) said.style.display = "none";
          return one.getBoundingClientRect().height;
        }),
      );
    for (const height of heights) {
      seen.add(situation.plan.id);
      if (height > mostPx) high.push(`${situation.title}: ${Math.round(height)} px`);
    }
  });
  expect(high).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});
