/**
 * The bar of a screen leaves the page to what it is about: a button, and at most one thing more. What a tap has come to, and why there
 * is nothing to send, stands there besides, for as long as that lasts.
 */
import { expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { project } from "../support/shipped-screens.ts";
import { awaitState, come, goInside, situationsOf } from "../support/situations.ts";
import { turn } from "../support/thoroughness.ts";
import { openVisitor, takeMarkets } from "../support/visitor.ts";

const app = builtApp();
const mostPx = 132;

it.each(takeMarkets(1))(`no bar of %s is higher than ${mostPx} px in any situation, turn ${turn}`, async (market) => {
  const visitor = await openVisitor(app, { market, causes: /^Blocked script execution in/ });
  const { page } = visitor;
  await come(visitor, app, market);
  const high: string[] = [];
  const seen = new Set<string>();
  for (const situation of situationsOf(market)) {
    const bar = situation.plan.body.find(({ widget }) => project.catalogue.widgets.get(widget)?.pinned === true);
    if (bar === undefined || situation.state === "failed") continue;
    await goInside(page, situation);
    await awaitState(page, situation);
    const heights = await page
      .locator(`[data-screen="${situation.plan.id}"]:not([data-left]) > [data-node="${bar.id}"]`)
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
  }
  await visitor.context.close();
  expect(high).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
  expect(visitor.faults).toEqual([]);
});
