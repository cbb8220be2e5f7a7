/** Nothing on any screen moves by itself: neither when the script comes, nor when what it asked for does. */
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { plansOf, situationOf } from "../support/situations.ts";
import { takeMarketTurn, turn } from "../support/thoroughness.ts";
import { markets, visit } from "../support/visitor.ts";

const app = builtApp();

/** Writes down whatever moves, however little, for as long as the page is open. */
async function recordShifts(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        Reflect.get(window, "shifts").push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

/** Two frames, after which what is on the page has been drawn. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Holds requests back until they are released. */
function hold(): { readonly route: (route: Route) => Promise<void>; release(): void } {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { route: (route) => held.then(() => route.continue()).catch(() => undefined), release: () => release() };
}

const variants = (["india", "indonesia"] as const).map((market) =>
  plansOf(market).map((plan) => ({ plan, market, title: `${plan.id} in ${market}` })),
);

describe("on a slow line", () => {
  it.each(takeMarketTurn(variants, 3))(`nothing moves on $title, turn ${turn}`, async ({ plan, market }) => {
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
