/** A bar at the edge of a screen has its place and height from the first frame: browsers do not count as a shift what it does. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { openInStages } from "../support/browser/shifts.ts";
import { plansOf } from "../support/browser/situations.ts";
import { visit } from "../support/browser/visitor.ts";
import { project } from "../support/project/shipped-screens.ts";

const app = builtApp();
const isPinned = (name: string): boolean => project.catalogue.widgets.get(name)?.pinned === true;
const cases = (["india", "indonesia"] as const).flatMap((market) =>
  plansOf(market).flatMap((plan) => {
    const bar = plan.body.find(({ widget }) => isPinned(widget));
    return bar ? [{ plan, market, bar: bar.id, title: `${plan.id} in ${market}` }] : [];
  }),
);

it.each(cases)("the bar of $title is there at once, and stays", async ({ plan, market, bar }) => {
  const { page } = await visit(app, { market });
  const places: { [stage: string]: unknown } = {};
  const onStage = async (name: string): Promise<void> => {
    const read = (id: string) => {
      const box = document.querySelector(`[data-screen] > [data-node="${id}"]`)?.getBoundingClientRect();
      // A browser lays out in 64ths of a pixel, and what is above the bar may be rounded by one of them.
      const tenths = (px: number): number => Math.round(px * 10) / 10;
      return box && { top: tenths(box.top), height: tenths(box.height) };
    };
    // A page that was drawn for another screen shows none of it.
    const isOwn = (await page.locator(`[data-screen="${plan.id}"]`).count()) > 0;
    if (isOwn) places[name] = await page.evaluate(read, bar);
  };
  await openInStages(page, app, { plan, market, onStage });
  const { responses } = places;
  expect(responses).toBeDefined();
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((stage) => [stage, responses])));
});
