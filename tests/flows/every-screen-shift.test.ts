/** Nothing on any screen moves by itself: neither when the script comes, nor when what it asked for does. */

import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { drawn, openInStages, recordShifts } from "../support/browser/shifts.ts";
import { plansOf } from "../support/browser/situations.ts";
import { type Market, markets, visit } from "../support/browser/visitor.ts";
import { isThorough, takeMarketTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

const variants = (["india", "indonesia"] as const).map((market) =>
  plansOf(market).map((plan) => ({ plan, market, title: `${plan.id} in ${market}` })),
);

describe("on a slow line", () => {
  it.each(takeMarketTurn(variants, 6))(`nothing moves on $title, turn ${turn}`, async ({ plan, market }) => {
    const { page } = await visit(app, { market });
    const shifts = await recordShifts(page);
    await openInStages(page, app, { plan, market, onStage: async () => {} });
    expect(await shifts()).toEqual([]);
  });
});

const registering = (templateId: string) => `#/registerTemplate?templateId=${templateId}&id=77`;
const slowly: readonly { readonly path: string; readonly market: Market }[] = [
  ...[registering("T2"), registering("T3"), registering("T4")].map((path) => ({ path, market: "india" as const })),
  ...[registering("T1"), registering("T4")].map((path) => ({ path, market: "indonesia" as const })),
  ...[
    "/",
    "/loanConfirm?productId=P21",
    "/loanDetails?productId=P21&orderId=L2001",
    "/intelligentCustomerService?selectedIndex=1&orderNo=L2001",
    "/relevant",
    "/repayment?orderId=L2001",
    "/that?orderId=L2001&amount=16365&paymentMethod=BCA",
    "/complaint?orderNo=L2001",
  ].flatMap((path) => (["india", "indonesia"] as const).map((market) => ({ path, market }))),
];

/** A cheap phone on a slow line: six times slower than here, with the line that Lighthouse calls slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

// Each takes seconds, and no part of them fits into a run that is not thorough.
it.each(isThorough ? slowly : [])("nothing moves on a cheap phone on $path in $market", async ({ path, market }) => {
  const { page } = await visit(app, { market });
  const shifts = await recordShifts(page);
  await slowDown(page);
  const url = new URL(path.startsWith("#") ? `/?market=${markets[market]}${path}` : path, app.origin);
  url.searchParams.set("market", markets[market]);
  await page.goto(url.href, { waitUntil: "commit" });
  await page.waitForSelector("[data-screen][data-market][data-state=ready]");
  await page.waitForLoadState("networkidle");
  await drawn(page);
  expect(await shifts()).toEqual([]);
});
