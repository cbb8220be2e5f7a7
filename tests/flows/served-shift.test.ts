import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { drawn, recordShifts } from "../support/browser/shifts.ts";
import { type Market, markets, visit } from "../support/browser/visitor.ts";

const app = builtApp();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the nodes of a screen stand that are shown for real: neither a skeleton nor around one. */
function readBoxes(page: Page): Promise<{ readonly [node: string]: Box }> {
  return page.evaluate(() => {
    const boxes: { [node: string]: Box } = {};
    for (const element of document.querySelectorAll<HTMLElement>("[data-screen] [data-node]")) {
      const { x, y, width } = element.getBoundingClientRect();
      const isSeen = width > 0 && getComputedStyle(element).visibility === "visible";
      if (isSeen && !element.querySelector(".ly-skeleton")) boxes[element.dataset.node ?? ""] = { x, y, width };
    }
    return boxes;
  });
}

const screens = [
  "/complaint?orderNo=L2001",
  "/complainPageNext?orderNo=L2001&problemIndex=1&problemSonIndex=12",
  "/complaintList",
  "/complainDetails?problemId=C1001",
];
const cases = [
  // Shown whole at once where it is of the right market; in the other it waits unseen.
  { path: "/", market: "indonesia" as const },
  ...screens.flatMap((path) => (["india", "indonesia"] as const).map((market) => ({ path, market }))),
];

async function openHeld(path: string, market: Market) {
  const { page } = await visit(app, { market });
  const shifts = await recordShifts(page);
  const release = await hold(page, /\/assets\/(?!starter-).*\.js$/);
  const url = new URL(path, app.origin);
  url.searchParams.set("market", markets[market]);
  await page.goto(url.href, { waitUntil: "commit" });
  // A static page of another market waits unseen.
  await page.waitForSelector("[data-screen] [data-node]", { state: "attached" });
  await drawn(page);
  return { page, release, shifts };
}

describe("the way from the prerendered page to the screen", () => {
  it.each(cases)("moves nothing on $path in $market", async ({ path, market }) => {
    const { page, release, shifts } = await openHeld(path, market);
    const before = await readBoxes(page);
    release();
    await page.waitForSelector("[data-screen][data-state=ready]");
    await page.waitForLoadState("networkidle");
    const after = await readBoxes(page);
    const both = Object.keys(before).filter((node) => node in after);
    expect(both.length).toBeGreaterThan(0);
    expect(Object.fromEntries(both.map((node) => [node, after[node]]))).toEqual(
      Object.fromEntries(both.map((node) => [node, before[node]])),
    );
    expect(await shifts()).toEqual([]);
  });
});
