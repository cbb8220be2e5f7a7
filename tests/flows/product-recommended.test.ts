import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

const cards = (page: Page) => page.locator("[data-widget=product-card]");
const words = {
  india: { title: "Recommended products", apply: "Apply", none: "No products available right now", home: "Back to Home" },
  indonesia: { title: "Produk pilihan", apply: "Ajukan", none: "Belum ada produk saat ini", home: "Kembali ke Beranda" },
} as const;

const sent = (page: Page, path: RegExp) => page.waitForRequest(path).then((request): unknown => request.postDataJSON());

/** Keeps the page where it is, and records where it would have gone. */
async function catchLeaving(page: Page): Promise<string[]> {
  const led: string[] = [];
  await page.route(
    (url) => url.hostname === "partner.example.com",
    (route) => {
      led.push(route.request().url());
      return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Partner</h1>" });
    },
  );
  return led;
}

describe.each(takeMarkets(0))("recommended products in %s", (market) => {
  const word = words[market];
  const visitor = visitorOfEachTest(app, { market });

  it("shows a card for each product, with tags on the first two only", async () => {
    const { page, open } = visitor;
    await open("/relevant");
    await page.getByRole("heading", { level: 1, name: word.title }).waitFor();
    expect(await cards(page).count()).toBe(4);
    const tags = await cards(page).evaluateAll((found) => found.map((card) => card.querySelectorAll(".ly-tag").length > 0));
    expect(tags).toEqual([true, true, false, false]);
  });

  const scenes = [
    ["banner_jingzhun", 301],
    ["tanchuang_jingzhun", 301],
    ["tanchuang_fudai", 302],
    ["banner_fudai", 302],
    ["elsewhere", 300],
    ["", 300],
  ] as const;

  // One of each module.
  it.each(takeTurn(scenes, 2))(`counts and sends a tap in scene %j under module %i, turn ${turn}`, async (scene, moduleId) => {
    const { page, open } = visitor;
    const asked = sent(page, /recommend-product-list/);
    await open(`/relevant?scene=${scene}&scenario=opens-in-shell`);
    expect(await asked).toEqual({ scene });
    const [counted, applied] = [sent(page, /pageEvent\/save/), sent(page, /product\/apply/)];
    const id = market === "india" ? "602" : "502";
    await catchLeaving(page);
    await cards(page).nth(1).getByRole("button").click();
    expect(await counted).toEqual({ productId: id, moduleId, positionId: 2 });
    expect(await applied).toEqual({ product_id: id, module_id: moduleId, scene });
    await page.getByRole("heading", { name: "Partner" }).waitFor();
  });

  it("offers the way home when there is nothing", async () => {
    const { page, open } = visitor;
    await open("/relevant?scenario=none");
    await page.getByRole("heading", { name: word.none }).waitFor();
    await page.getByRole("button", { name: word.home, exact: true }).click();
    await expectScreen(page, "site-home");
  });
});

describe("a tap on a product", () => {
  const visitor = visitorOfEachTest(app, { market: "india" });

  it("does nothing when the product has status 0", async () => {
    const { page, open } = visitor;
    await open("/relevant");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    const inert = cards(page).nth(3).getByRole("button");
    expect(await inert.getAttribute("aria-disabled")).toBe("true");
    await inert.click({ force: true });
    await inert.press("Enter");
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
  });

  it("opens an http:// address in the page, without the common parameters", async () => {
    const { page, open } = visitor;
    const { messages } = await installShell(page, "android");
    const led = await catchLeaving(page);
    await open("/relevant?scenario=opens-here&deviceId=d1");
    await cards(page).first().getByRole("button").click();
    await page.getByRole("heading", { name: "Partner" }).waitFor();
    expect(led).toEqual(["http://partner.example.com/apply?product=9"]);
    expect(messages).toEqual([]);
  });

  it.each(["android", "ios"] as const)("opens any other address in a web view of the shell on %s", async (platform) => {
    const { page, open } = visitor;
    const { messages } = await installShell(page, platform);
    await open("/relevant?scenario=opens-in-shell");
    await cards(page).first().getByRole("button").click();
    await expect
      .poll(() => messages)
      .toEqual([{ action: "openWebView", params: { url: "https://partner.example.com/apply?product=9" }, id: 1 }]);
    await expectScreen(page, "product-recommended");
  });

  it.each(["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", "file:///etc/hosts", ""])(
    "hands the shell no %j",
    async (url) => {
      const { page, open } = visitor;
      const { messages } = await installShell(page, "android");
      await page.route("**/product/apply?*", (route) => route.fulfill({ json: { code: "00", message: "", data: { url } } }));
      await open("/relevant");
      await cards(page).first().getByRole("button").click();
      await page.getByRole("alert").getByText("This link cannot be opened.").waitFor();
      expect(messages).toEqual([]);
    },
  );

  it("sends one application for two quick taps, and none beside it", async () => {
    const { page, open } = visitor;
    await installShell(page, "android");
    const applied: string[] = [];
    page.on("request", (request) => request.url().includes("product/apply") && applied.push(request.url()));
    await open("/relevant?scenario=apply-slow");
    const button = cards(page).first().getByRole("button");
    await button.click();
    await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
    const other = cards(page).nth(1).getByRole("button");
    expect(await Promise.all(["aria-disabled", "aria-busy"].map((name) => other.getAttribute(name)))).toEqual(["true", null]);
    await button.click({ force: true });
    await other.click({ force: true });
    await expect.poll(() => button.getAttribute("aria-busy"), { timeout: 8000 }).toBeNull();
    expect(applied).toHaveLength(1);
  });

  it("shows the server's words when the application is refused, and can be tapped again", async () => {
    const { page, open } = visitor;
    await open("/relevant?scenario=apply-refused");
    await cards(page).first().getByRole("button").click();
    await page.getByRole("alert").getByText("You have an open application", { exact: true }).waitFor();
    await expectScreen(page, "product-recommended");
    expect(await cards(page).first().getByRole("button").getAttribute("aria-disabled")).toBeNull();
  });

  it("refuses an address that runs code", async () => {
    const { page, open } = visitor;
    await open("/relevant?scenario=hostile-address");
    await cards(page).first().getByRole("button").click();
    await page.getByRole("alert").getByText("This link cannot be opened.").waitFor();
    await expectScreen(page, "product-recommended");
  });

  it("goes on although it could not be counted", async () => {
    const { page, open } = visitor;
    await open("/relevant?scenario=count-offline");
    const applied = sent(page, /product\/apply/);
    await catchLeaving(page);
    await cards(page).first().getByRole("button").click();
    expect(await applied).toMatchObject({ product_id: "601" });
  });

  it("works by the keyboard", async () => {
    const { page, open } = visitor;
    const { messages } = await installShell(page, "ios");
    await open("/relevant?scenario=opens-in-shell");
    const button = cards(page).nth(1).getByRole("button");
    for (let presses = 0; presses < 5; presses++) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect.poll(() => messages.map(({ action }) => action)).toEqual(["openWebView"]);
  });
});

describe("2,000 products", () => {
  const visitor = visitorOfEachTest(app, { market: "indonesia" });

  it("are rendered a page at a time, and counted by their place", async () => {
    const { page, open } = visitor;
    const { messages } = await installShell(page, "android");
    const data = Array.from({ length: 2000 }, (_, at) => ({
      id: `P${at + 1}`,
      productLogo: "",
      productName: `Produk ${at + 1}`,
      amountRange: "Rp 1.000.000 - Rp 5.000.000",
      amountRangeDes: "Jumlah pinjaman",
      loan_rate: "0,1% per hari",
      productDesc: "Cair dalam 1 hari",
      productTags: ["Cepat"],
      buttonStatus: 1,
      buttonText: "Ajukan",
    }));
    await page.route(/recommend-product-list/, (route) => route.fulfill({ json: { code: "00", message: "", data } }));
    await page.route(/product\/apply/, (route) => route.fulfill({ json: { code: "00", message: "", data: { url: "layarapp://1" } } }));
    await open("/relevant");
    expect(await cards(page).count()).toBeLessThanOrEqual(40);
    const nodes = await page.locator("*").count();
    expect(nodes).toBeLessThan(1000);
    await expect
      .poll(async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return page.getByText("Produk 41", { exact: true }).count();
      })
      .toBe(1);
    expect(await cards(page).count()).toBeLessThanOrEqual(100);
    const counted = sent(page, /pageEvent\/save/);
    await page.getByRole("article", { name: "Produk 41", exact: true }).getByRole("button").click();
    expect(await counted).toEqual({ productId: "P41", moduleId: 300, positionId: 41 });
    await expect.poll(() => messages.length).toBe(1);
  });
});
