import { readdirSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeTurn } from "../support/run/thoroughness.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio?search=complaint");
});
afterAll(() => studio.close());

const listIds = () => page.locator("[data-screen-id]").evaluateAll((all) => all.map((one) => one.dataset["screenId"] ?? ""));
const search = (text: string) => page.getByRole("searchbox", { name: "Search" }).fill(text);
const paths = readdirSync("screens", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("/screen.json"));
const domains = [...new Set(paths.map((path) => path.split("/").slice(0, -2).join("/")))].sort();

describe("the start page", () => {
  it("shows a picture of a screen, which leads to it", async () => {
    const picture = page.frameLocator('iframe[title="Picture of complaint-form"]');
    await picture.locator('[data-screen][data-state="ready"]').waitFor();
    await page.locator('[data-screen-id="complaint-form"]').getByRole("link").first().click();
    await page.waitForURL("**/studio/screen/complaint-form?search=complaint");
    await page.goBack();
  });

  it("asks for a few files, not for each module, and for as many with every screen", async () => {
    const fresh = await studio.openPage("/studio?search=no-such-screen");
    await fresh.getByText("No screen is named").waitFor();
    const asked: string[] = [];
    fresh.on("request", (request) => asked.push(request.url()));
    const of = (part: string) => new Set(asked.filter((url) => url.includes(part))).size;
    const draw = async (screen: string) => {
      await fresh.getByRole("searchbox", { name: "Search" }).fill(screen);
      await fresh.locator(`[data-screen-id="${screen}"] a iframe`).waitFor();
    };
    await draw("complaint-form");
    expect(of("/studio/bundle/preview/")).toBeGreaterThan(0);
    expect(of("/studio/bundle/preview/")).toBeLessThanOrEqual(16);
    // The server's channel, the settings and the colours of the markets, and what these import.
    expect(of("/@")).toBeLessThanOrEqual(6);
    asked.length = 0;
    await draw("repayment-method");
    expect([of("/studio/bundle/"), of("/@")]).toEqual([0, 0]);
    expect(of("/studio/module/")).toBeLessThanOrEqual(4);
    await fresh.context().close();
  });

  it("says why a page does not come, and goes on to the next one", async () => {
    const own = await studio.openPage("/studio?search=no-such-screen");
    await own.route(/\/bundle\/client\/gallery-page-/, (route) => route.abort("failed"));
    const link = (name: string) => own.getByRole("navigation", { name: "Studio" }).getByRole("link", { name });
    await link("Widgets").click();
    const alert = own.getByRole("alert").filter({ hasText: /^This page cannot be shown: / });
    await alert.getByRole("button", { name: "Reload" }).waitFor();
    await link("Markets").click();
    await own.getByRole("main").getByRole("heading").first().waitFor();
    expect(await alert.count()).toBe(0);
    const others = studio.takeComplaints().filter((one) => !/ERR_FAILED|Failed to fetch dynamically imported module/.test(one));
    expect(others).toEqual([]);
    await own.context().close();
  });

  it("goes on when its frames are loaded again in the middle of a picture", async () => {
    await search("");
    const reload = page.frames().filter((frame) => frame.url().endsWith("/studio/preview"));
    await Promise.all(reload.map((frame) => frame.evaluate(() => location.reload())));
    await search("partner");
    await expect.poll(() => page.locator("[data-screen-id]:not(:has(a iframe))").count(), { timeout: 60_000 }).toBe(0);
  });

  it("shows every preview in the language that is chosen, the server's words too, and keeps it", async () => {
    const own = await studio.openPage("/studio?search=loan-details&market=indonesia");
    const picture = own.frameLocator('iframe[title="Picture of loan-details"]');
    await picture.getByRole("button", { name: /^Repay/ }).waitFor();
    await picture.getByText("Menunggu pembayaran").waitFor();
    const language = own.getByLabel("Language", { exact: true });
    expect(await language.locator("option").allTextContents()).toEqual(["As launched", "English", "Bahasa Indonesia"]);
    await language.selectOption("English");
    await picture.getByText("Payment due").waitFor();
    await language.selectOption("Bahasa Indonesia");
    await picture.getByRole("button", { name: /^Bayar/ }).waitFor();
    await own.locator('[data-screen-id="loan-details"]').getByRole("link").first().click();
    const frame = own.frameLocator('iframe[title="loan-details, indonesia@id"]');
    await frame.getByText("Menunggu pembayaran").waitFor();
    expect(await frame.locator("html").getAttribute("lang")).toBe("id");
    expect(await own.getByRole("link", { name: "Open in the app" }).getAttribute("href")).toContain("language=id");
    await own.getByLabel("Language", { exact: true }).selectOption("English");
    await own.frameLocator('iframe[title="loan-details, indonesia@en"]').getByText("Payment due").waitFor();
    await own.context().close();
  });

  it.each(["/studio", "/studio/widgets", "/studio/widgets/star-rater", "/studio/screen/loan-details"])(
    "has one row of choices on %s",
    async (address) => {
      const own = await studio.openPage(address);
      const tops = own.locator(':is(label, legend):text-is("Language"), :is(label, legend):text-is("Colours")');
      await tops.last().waitFor();
      const rows = await tops.evaluateAll((all) => all.map((one) => Math.round((one.parentElement ?? one).getBoundingClientRect().bottom)));
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(6);
      await own.context().close();
    },
  );

  it("finds screens by their name and by what they are for", async () => {
    await search("my complaints");
    await expect.poll(listIds).toEqual(["complaint-list"]);
  });

  it.for([...takeTurn(domains, domains.length)])("shows a picture of every screen of %s, and complains of nothing", async (domain) => {
    const own = paths.filter((path) => path.startsWith(`${domain}/`)).length;
    await search(domain);
    await expect.poll(async () => (await listIds()).length).toBeGreaterThanOrEqual(own);
    await expect.poll(() => page.locator("[data-screen-id]:not(:has(a iframe))").count(), { timeout: 120_000 }).toBe(0);
    expect(studio.takeComplaints()).toEqual([]);
  });

  it("lists every screen", async () => {
    await search("");
    await expect.poll(async () => (await listIds()).length).toBe(paths.length);
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
