import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { photo } from "../support/browser/photo.ts";
import { findViolations } from "../support/browser/violations.ts";
import { expectHeadingAndWayOn, expectScreen, submitForm } from "../support/browser/visitor.ts";
import {
  isRegistered,
  keptUrls,
  release,
  releaseOf,
  unhurried,
  untilCached,
  visitWithWorker,
  type WorkerVisit,
} from "../support/browser/worker-visit.ts";

const app = builtApp();
let visitor: WorkerVisit;

const list = "/complaintList";
const form = "/complainPageNext?orderNo=L2001&problemIndex=1&problemSonIndex=12";
const openList = async (options = {}) => {
  visitor = await visitWithWorker(app, options);
  await visitor.open(list);
  await untilCached(visitor, list);
  return visitor;
};

describe("what is kept", () => {
  it("is pages without a query, hashed files, and no response of the API", async () => {
    const { page, front, open } = await openList();
    await open("/complainDetails?problemId=C1002");
    await expect.poll(() => keptUrls(visitor)).toContain("/complainDetails");
    const kept = await keptUrls(visitor);
    expect(kept.filter((url) => !url.startsWith("/assets/")).sort()).toEqual(["/", "/complainDetails", list]);
    expect(kept.filter((url) => url.includes("?"))).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain("canary-token");
    expect(front.asked.filter((url) => url.startsWith("/user-problem/")).length).toBeGreaterThan(1);
    const texts = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const responses = (await Promise.all(all.map((cache) => cache.matchAll()))).flat();
      return (await Promise.all(responses.map((response) => response.text()))).join("\n");
    });
    expect(texts).not.toContain("canary-token");
    expect(texts).not.toContain("C1002");
  });

  it("opens again without a network, in its failed state", async () => {
    const { page, front } = await openList();
    front.isDown = true;
    await page.reload();
    await expectScreen(page, "complaint-list", "failed");
    await expectHeadingAndWayOn(page);
    front.isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expectScreen(page, "complaint-list");
  });

  it("opens again without a network what was reached inside the app", async () => {
    const { page, front } = await openList();
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    front.isDown = true;
    await page.reload();
    await expectScreen(page, "complaint-details", "failed");
    await expectHeadingAndWayOn(page);
  });

  it("leaves calls to the page, so that each reaches the server", async () => {
    const { page, front } = await openList();
    const before = front.asked.filter((url) => url.startsWith("/user-problem/")).length;
    await page.reload();
    await expectScreen(page, "complaint-list");
    expect(front.asked.filter((url) => url.startsWith("/user-problem/")).length).toBeGreaterThan(before);
  });

  it("has no page that a server sent in place of a missing file", async () => {
    const { page } = await openList();
    await page.evaluate(() => fetch("/assets/gone-123456.js"));
    expect(await keptUrls(visitor)).not.toContain("/assets/gone-123456.js");
  });

  it("asks for nothing before the screen is there", async () => {
    visitor = await visitWithWorker(app);
    const { front, page } = visitor;
    const answer = front.hold("/user-problem/problem-list");
    await visitor.open(list, "loading");
    await page.waitForTimeout(4000);
    expect(front.asked.filter((url) => url.startsWith("/sw"))).toEqual([]);
    answer();
    await expectScreen(page, "complaint-list");
    await expect.poll(() => front.asked, { timeout: 10_000 }).toContain("/sw.js");
  });
});

describe("an update", () => {
  const notice = () => visitor.page.getByRole("complementary");
  /** The form, while a newer release has come and says so. */
  const openOldForm = async () => {
    const { page, front, open } = await openList();
    await open(form);
    await untilCached(visitor, "/complainPageNext");
    release(front, "/complainPageNext");
    await page.reload();
    await notice().waitFor({ timeout: 20_000 });
    return visitor;
  };

  it.each([
    ["india", list, "A new version is ready.", "Update"],
    ["indonesia", list, "Versi baru sudah siap.", "Perbarui"],
  ] as const)("shows itself in %s and waits for the borrower", async (market, path, words, button) => {
    visitor = await visitWithWorker(app, { market });
    const { page, front, open } = visitor;
    await open(path);
    await untilCached(visitor, path);
    release(front, path);
    await page.reload();
    await notice().waitFor({ timeout: 20_000 });
    expect(await notice().locator("p").textContent()).toBe(words);
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await page.waitForSelector("[data-state=ready]");
    expect(await releaseOf(visitor)).toBe("1");
    await notice().getByRole("button", { name: button }).click({ timeout: 20_000 });
    await expect.poll(() => releaseOf(visitor).catch(() => ""), unhurried).toBe("2");
    await page.waitForSelector("[data-state=ready]");
    await page.waitForTimeout(4000);
    expect(await notice().count()).toBe(0);
    front.isDown = true;
    await page.reload();
    await page.locator("[data-screen] h1").waitFor();
    expect(await releaseOf(visitor)).toBe("2");
  });

  it("goes away when it is closed, and changes nothing by itself", async () => {
    const { page, front, loads } = await openList();
    release(front, list);
    await page.reload();
    await notice().getByRole("button", { name: "Close" }).click({ timeout: 20_000 });
    const before = loads();
    await page.waitForTimeout(2000);
    expect(await notice().count()).toBe(0);
    expect([loads(), await releaseOf(visitor)]).toEqual([before, "1"]);
  });

  it("does not begin while a complaint is being sent", async () => {
    const { page, front } = await openOldForm();
    const answer = front.hold("/user-problem/problem-save");
    await page.getByRole("textbox").fill("Too much was taken");
    await submitForm(page);
    await expect.poll(() => front.asked.some((url) => url.startsWith("/user-problem/problem-save"))).toBe(true);
    await notice().getByRole("button", { name: "Update" }).click();
    expect(await notice().locator("p").textContent()).toBe("Something is still being sent. Try again in a moment.");
    await page.waitForTimeout(1500);
    expect(await releaseOf(visitor)).toBe("1");
    answer();
    await expectScreen(page, "complaint-type");
  });

  it("does not begin while a photo is being sent", async () => {
    const { page, front } = await openOldForm();
    const upload = "/user-problem/upload-problem-img";
    const answer = front.hold(upload);
    await page.locator("input[type=file]").setInputFiles(photo);
    await expect.poll(() => front.asked.some((url) => url.startsWith(upload))).toBe(true);
    await notice().getByRole("button", { name: "Update" }).click();
    await page.waitForTimeout(1500);
    expect(await releaseOf(visitor)).toBe("1");
    answer();
  });
});

describe("a page without a worker", () => {
  it.each([
    ["the engine has none", "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"],
    ["registering is refused", "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))"],
  ])("works when %s", async (_, script) => {
    visitor = await visitWithWorker(app);
    await visitor.page.addInitScript(script);
    await visitor.open(list);
    await visitor.page.waitForTimeout(4000);
    await expectScreen(visitor.page, "complaint-list");
    expect(await keptUrls(visitor)).toEqual([]);
  });

  it("is registered with a policy that lets nothing else pass", async () => {
    await openList();
    expect(await isRegistered(visitor)).toBe(true);
    const refused = await visitor.page.evaluate(() => navigator.serviceWorker.register("/other.js").catch((error) => error.name));
    expect(refused).toBe("TypeError");
    expect(visitor.faults.splice(0)).toEqual([expect.stringContaining("TrustedScriptURL")]);
  });
});
