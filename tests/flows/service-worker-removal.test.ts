import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import type { FakeResponse } from "../support/browser/front-server.ts";
import { expectScreen, submitForm } from "../support/browser/visitor.ts";
import { cacheNames, isRegistered, unhurried, untilCached, visitWithWorker, type WorkerVisit } from "../support/browser/worker-visit.ts";

const app = builtApp();
let visitor: WorkerVisit;

const list = "/complaintList";
const killed: FakeResponse = { headers: { "Content-Type": "application/json" }, body: '{"kill":true}' };
const gone: FakeResponse = { status: 404, headers: { "Content-Type": "text/plain" }, body: "gone" };

const openList = async () => {
  // The engine's own words, when it looks for a newer worker.
  visitor = await visitWithWorker(app, { causes: /fetching the script|unsupported MIME type/ });
  await visitor.open(list);
  await untilCached(visitor, list);
  return visitor;
};

/** Nothing is left, and the page works. */
async function expectRemoved(): Promise<void> {
  await expect.poll(() => isRegistered(visitor).catch(() => true), unhurried).toBe(false);
  await expect.poll(() => cacheNames(visitor).catch(() => ["?"]), unhurried).toEqual([]);
  await expectScreen(visitor.page, "complaint-list");
}

async function expectKept(): Promise<void> {
  expect(await isRegistered(visitor)).toBe(true);
  expect(await cacheNames(visitor)).toHaveLength(2);
}

describe("a worker whose script is gone", () => {
  it.each<[string, FakeResponse]>([
    ["404", gone],
    ["a page in its place", { headers: { "Content-Type": "text/html" }, body: "<!doctype html><title>?</title>" }],
  ])("is removed by the first load that finds %s, with one reload", async (_, answer) => {
    const { front, page, loads } = await openList();
    front.answers.set("/sw.js", answer);
    const before = loads();
    await page.reload();
    await expect.poll(loads, unhurried).toBe(before + 2);
    await expectRemoved();
    await page.waitForTimeout(4000);
    expect(loads()).toBe(before + 2);
  });

  it("is removed by a page that needs no app, too", async () => {
    const { front, page, loads } = await openList();
    front.answers.set("/sw.js", gone);
    // Of a visit that was launched the app would come for the page's market.
    await page.evaluate(() => sessionStorage.clear());
    const before = loads();
    await page.goto(new URL("/About", page.url()).href);
    await expect.poll(loads, unhurried).toBe(before + 2);
    await expect.poll(() => isRegistered(visitor).catch(() => true), unhurried).toBe(false);
    await expect.poll(() => cacheNames(visitor).catch(() => ["?"]), unhurried).toEqual([]);
  });

  it("is not one whose server is in trouble", async () => {
    const { front, loads, reloadAndSettle } = await openList();
    front.answers.set("/sw.js", { status: 500, headers: { "Content-Type": "text/html" } });
    const before = loads();
    for (let load = 0; load < 3; load++) await reloadAndSettle();
    await expectKept();
    expect(loads()).toBe(before + 3);
  });

  it("is not one without a network", async () => {
    const { front, page, loads } = await openList();
    front.isDown = true;
    const before = loads();
    for (let load = 0; load < 3; load++) {
      await page.reload();
      await expectScreen(page, "complaint-list", "failed");
      await page.waitForTimeout(3500);
    }
    await expectKept();
    expect(loads()).toBe(before + 3);
  });
});

describe("the kill flag", () => {
  it("takes the worker away at once, with one reload in a visit, and keeps it away", async () => {
    const { front, page, loads, reloadAndSettle } = await openList();
    front.answers.set("/sw.json", killed);
    const before = loads();
    await page.reload();
    await expect.poll(loads, unhurried).toBe(before + 2);
    await expectRemoved();
    await reloadAndSettle();
    await expectRemoved();
    expect(loads()).toBe(before + 3);

    front.answers.delete("/sw.json");
    await page.reload();
    await untilCached(visitor, list);
    front.answers.set("/sw.json", killed);
    const again = loads();
    await reloadAndSettle();
    await expectRemoved();
    expect(loads()).toBe(again + 1);
  });

  it("reloads no page that sends a complaint, and none that a borrower has begun to use", async () => {
    const { front, page, open, loads } = await openList();
    const flags = front.hold("/sw.json");
    const answer = front.hold("/user-problem/problem-save");
    front.answers.set("/sw.json", killed);
    await open("/complainPageNext?orderNo=L2001&problemIndex=1&problemSonIndex=12");
    const before = loads();
    await page.getByRole("textbox").fill("Too much was taken");
    await submitForm(page);
    await expect.poll(() => front.asked.some((url) => url.startsWith("/user-problem/problem-save"))).toBe(true);
    flags();
    await expect.poll(() => isRegistered(visitor), unhurried).toBe(false);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(before);
    answer();
    await expectScreen(page, "complaint-type");
    expect(loads()).toBe(before);
  });
});
