/** Nothing on any screen moves by itself: neither when the script comes, nor when what it asked for does. */
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { drawn, hold, recordShifts } from "../support/shifts.ts";
import { plansOf, situationOf } from "../support/situations.ts";
import { takeMarketTurn, turn } from "../support/thoroughness.ts";
import { markets, visit } from "../support/visitor.ts";

const app = builtApp();

const variants = (["india", "indonesia"] as const).map((market) =>
  plansOf(market).map((plan) => ({ plan, market, title: `${plan.id} in ${market}` })),
);

describe("on a slow line", () => {
  it.each(takeMarketTurn(variants, 6))(`nothing moves on $title, turn ${turn}`, async ({ plan, market }) => {
    const { page } = await visit(app, { market });
    const shifts = await recordShifts(page);
    const scripts = hold();
    const responses = hold();
    await page.route(/\/assets\/(?!starter-).*\.js$/, scripts.route);
    await page.route(
      (url) => url.origin !== app.origin || !url.pathname.startsWith("/assets/"),
      async (route) => {
        const isAsked = ["fetch", "xhr", "image"].includes(route.request().resourceType());
        await (isAsked ? responses.route(route) : route.continue());
      },
    );
    const { address } = situationOf(plan, market, "ok");
    const url = new URL(address, app.origin);
    url.searchParams.set("market", markets[market]);
    await page.goto(url.href, { waitUntil: "commit" });
    await page.waitForSelector("[data-screen]", { state: "attached" });
    await drawn(page);
    scripts.release();
    await page.waitForSelector(`[data-screen="${plan.id}"][data-market]`);
    await drawn(page);
    responses.release();
    await page.waitForSelector(`[data-screen="${plan.id}"][data-state=ready]`);
    await page.waitForLoadState("networkidle");
    await drawn(page);
    expect(await shifts()).toEqual([]);
  });
});
