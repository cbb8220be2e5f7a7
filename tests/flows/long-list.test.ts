/** A list of many complaints, of which only those near the view are laid out. */
import type { Page } from "playwright";
import { describe, expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../support/browser/browser.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();
const visitor = visitorOfEachTest(app);

const complaints = Array.from({ length: 30 }, (_, at) => ({
  id: `C${at}`,
  time: "2026-11-01 09:30",
  type: `Complaint ${at}`,
  // Every third one is higher than the others.
  content: at % 3 ? "Called at night" : "Called at night, and in the morning, and once more when I was at work with my customers",
}));

async function answerWithMany(page: Page): Promise<void> {
  await page.route(/problem-list/, (route) =>
    route.fulfill({ json: { code: "00", data: { tabs: [{ title: "All", list: complaints }] } } }),
  );
}

const topOf = (page: Page, at: number): Promise<number> =>
  page
    .locator("[data-node=complaint]")
    .nth(at)
    .evaluate((element) => element.getBoundingClientRect().top);

describe("a long list", () => {
  it("is where it was left when one comes back to it", async () => {
    const { page, open } = visitor;
    await answerWithMany(page);
    await open("/complaintList");
    await page.locator("[data-node=complaint]").nth(24).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const before = await topOf(page, 24);
    await page.locator("[data-node=complaint]").nth(24).click();
    await page.waitForSelector("[data-screen=complaint-details]");
    await page.goBack();
    await expectScreen(page, "complaint-list");
    await expect.poll(() => topOf(page, 24)).toBeCloseTo(before, 0);
    await page.waitForFunction(() => document.documentElement.dataset["returns"] === undefined);
    expect(await topOf(page, 24)).toBeCloseTo(before, 0);
  });

  it("is read out whole, with what is out of view", async () => {
    // As with a screen reader running; without one Chromium saves itself this part of the tree.
    const browser = await launchBrowser("--force-renderer-accessibility");
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await answerWithMany(page);
    await page.goto(`${app.origin}/complaintList?market=1&token=canary-token`);
    await expectScreen(page, "complaint-list");
    const last = page.locator("[data-node=complaint] > span").last();
    expect(await last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
    const { nodes } = await (await page.context().newCDPSession(page)).send("Accessibility.getFullAXTree");
    const names = nodes.flatMap(({ role, name }) => (role?.value === "button" ? [String(name?.value)] : []));
    expect(names.filter((name) => name.startsWith("Complaint"))).toEqual(
      complaints.map(({ type, content, time }) => `${type} ${content} Sent ${time}`),
    );
  });
});
