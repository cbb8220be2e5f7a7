import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { comeToRegister, promotionWords } from "../support/browser/promotion-page.ts";
import { findViolations } from "../support/browser/violations.ts";
import { expectScreen, takeMarkets, visit } from "../support/browser/visitor.ts";

const app = builtApp();

describe.each(takeMarkets(1))("the built-in words in %s", (market) => {
  const w = promotionWords[market];

  it("stand where there is no template, and say so where it did not come", async () => {
    const { page, button } = await comeToRegister(app, market, "user_from=u1");
    await button(w.builtIn).waitFor();
    expect(await button(w.retry).count()).toBe(0);
    await page.route(/channel-template/, (route) => route.abort());
    await page.goto(`${app.origin}/?market=${market === "india" ? 1 : 2}#/registerTemplate?templateId=${w.template}`);
    await page.reload();
    await button(w.retry).waitFor();
    await button(w.builtIn).waitFor();
    await page.unroute(/channel-template/);
    await button(w.retry).click();
    await page.getByRole("heading", { level: 1, name: w.headline }).waitFor();
    expect(await button(w.retry).count()).toBe(0);
    await button(w.submit).waitFor();
  });

  it.each(["registerTemplate", "agreementTemplate"])(
    "stand after a refusal at #/%s, which a message words and a retry settles",
    async (route) => {
      const { page, open } = await visit(app, { market });
      await open(
        `/?scenario=promotion-${route === "registerTemplate" ? "register" : "agreement"}/fails-once#/${route}?templateId=${w.template}`,
      );
      await page.getByRole("alert").getByText("Try once more").waitFor();
      const retry = page.getByRole("button", { name: w.retry });
      await retry.click();
      await retry.waitFor({ state: "detached" });
    },
  );

  it("are the agreement of a template without one", async () => {
    const { page, button } = await comeToRegister(app, market, "templateId=T3");
    await button(w.agreement).click();
    await expectScreen(page, "promotion-agreement");
    expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  });
});

describe("the download", () => {
  it("leaves for the address of the template through the gate", async () => {
    const { page, button } = await comeToRegister(app, "india", "templateId=T2");
    const led: string[] = [];
    await page.route(/app\.example\.com/, (route) => {
      led.push(route.request().url());
      return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Store</h1>" });
    });
    await page.goto(`${app.origin}/?market=1#/downloadTemplate?templateId=T2`);
    await page.reload();
    await button("Download").click();
    await page.getByRole("heading", { name: "Store" }).waitFor();
    expect(led).toEqual(["https://app.example.com/download"]);
  });

  it("asks to open the page elsewhere inside a messaging app, and offers no button there", async () => {
    const { page, open } = await visit(app);
    const download = page.getByRole("button", { name: "Download" });
    await page.addInitScript(() => Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 WhatsApp/2.23" }));
    await open("/#/downloadTemplate?templateId=T2");
    await page.getByText("Open this page in your browser", { exact: true }).waitFor();
    expect(await download.count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });

  it("names the store where the template has no address, leads there, and says what comes after", async () => {
    const { page, open } = await visit(app);
    await page.route("https://play.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>The store</h1>" }));
    await open("/#/downloadTemplate?templateId=T3");
    await page.getByText("Search for Layar Sample Loan in your phone's app store.").waitFor();
    expect(await page.locator("[data-node=steps] ol > li").count()).toBe(3);
    await page.getByRole("button", { name: "Open the app store" }).click();
    await page.getByRole("heading", { name: "The store" }).waitFor();
  });
});
