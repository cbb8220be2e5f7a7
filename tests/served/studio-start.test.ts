import { readdirSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type ServedStudio, serveStudio } from "../support/studio.ts";

let studio: ServedStudio;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  studio = await serveStudio();
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto(`${studio.origin}/studio`);
});
afterAll(async () => {
  await browser.close();
  await studio.close();
});

const ids = readdirSync("screens", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("/screen.json")).length;

describe("the start page", () => {
  it("shows a picture of every screen, which leads to it, and complains of nothing", async () => {
    await expect.poll(() => page.locator("[data-screen-id] a iframe").count(), { timeout: 120_000 }).toBe(ids);
    const picture = page.frameLocator('iframe[title="Picture of complaint-form"]');
    expect(await picture.locator("[data-screen]").getAttribute("data-state")).toBe("ready");
    expect(complaints).toEqual([]);
    await page.locator('[data-screen-id="complaint-form"]').getByRole("link").first().click();
    await page.waitForURL("**/studio/screen/complaint-form");
    await page.goBack();
  });

  it("finds screens by their name and by what they are for", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill("my complaints");
    await expect
      .poll(() => page.locator("[data-screen-id]").evaluateAll((all) => all.map((one) => one.dataset["screenId"])))
      .toEqual(["complaint-list"]);
    await page.getByRole("searchbox", { name: "Search" }).fill("");
  });
});

describe("other pages of the machine", () => {
  const post = (headers: { readonly [name: string]: string }) =>
    fetch(`${studio.origin}/studio/api/save`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ path: "screens/complaint/form/screen.json", text: "{}", base: "" }),
    });

  it("cannot write, whatever they say", async () => {
    const before = studio.read("screens/complaint/form/screen.json");
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: "http://localhost:3000" })).status).toBe(403);
    expect((await post({ "x-studio-token": "guess" })).status).toBe(403);
    expect(studio.read("screens/complaint/form/screen.json")).toBe(before);
  });

  it("cannot read the token, because no other origin may read the page", async () => {
    const response = await fetch(`${studio.origin}/studio`, { headers: { accept: "text/html", origin: "http://localhost:3000" } });
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const own = await fetch(`${studio.origin}/studio`, { headers: { accept: "text/html" } });
    expect(own.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  });
});
