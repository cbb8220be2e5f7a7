import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

describe.each(takeMarkets(0))("the new complaint page in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market });

  it("is Indonesian, with the order in question and up to four categories with drawings", async () => {
    const { page, open } = visitor;
    await open("/complainNewPage?scenario=many-categories");
    const group = page.getByRole("group", { name: "Pilih jenis permasalahan" });
    expect(await group.getByRole("button").allTextContents()).toEqual(["Kategori 1", "Kategori 2", "Kategori 3", "Kategori 4"]);
    expect(await group.locator("svg").count()).toBe(4);
    expect(await page.locator("[data-screen]").getAttribute("lang")).toBe("id");
    await page.locator("[data-node=order]").waitFor();
  });

  it("goes on with the order that was picked", async () => {
    const { page, open } = visitor;
    await open("/complainNewPage");
    await page.getByRole("button", { name: "Semua" }).click();
    await page.getByRole("radio").nth(1).click({ force: true });
    await page.getByRole("group", { name: "Pilih jenis permasalahan" }).getByRole("button").first().click();
    await expectScreen(page, "service-chat");
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("selectedIndex"), searchParams.get("orderNo")]).toEqual(["0", "L2006"]);
    expect(
      await page.evaluate(() => [localStorage.getItem("layar.problemOrderNo"), localStorage.getItem("layar.problemCategory")]),
    ).toEqual(['"L2006"', "0"]);
  });

  it("shows the server's message when it cannot be loaded, and tries again", async () => {
    const { page, open } = visitor;
    await open("/complainNewPage?scenario=fails-once", "failed");
    await page.getByText("Try once more", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expectScreen(page, "complaint-new");
  });
});

describe.each([
  ["india", "+911140000002", "support@sample.example"],
  ["indonesia", "+6281100000000", "layanan@sample.example"],
] as const)("the customer service page in %s", (market, phone, mail) => {
  const visitor = visitorOfEachTest(app, { market });

  it("asks for the contact, and calls through the shell", async () => {
    const { page, open } = visitor;
    const { messages } = await installShell(page);
    const asked = page.waitForRequest(/contact-kf-info/);
    await open("/customerService");
    expect((await asked).postDataJSON()).toEqual({ overall: 30 });
    await page.getByText(phone, { exact: true }).waitFor();
    await page.getByText(mail, { exact: true }).waitFor();
    await page.locator("[data-node=call]").click();
    await expect.poll(() => messages).toContainEqual(expect.objectContaining({ action: "callTelephone", params: { phone } }));
    await page.locator("[data-node=whatsapp]").click();
    const url = `https://wa.me/${phone.slice(1)}`;
    await expect.poll(() => messages).toContainEqual(expect.objectContaining({ action: "openWebView", params: { url } }));
    // A web view has no program for mail.
    expect(await page.locator("[data-node=write]").count()).toBe(0);
  });

  it("says when the service is there, and writes where there is no app around the page", async () => {
    const { page, open } = visitor;
    await open("/customerService");
    expect(await page.locator("[data-node=write]").getAttribute("href")).toBe(`mailto:${mail}`);
    expect(await page.locator("[data-node=hours]").textContent()).toMatch(/\d+[:.]00–18[:.]00 (IST|WIB)$/);
  });

  it.each([
    ["only-phone", 1, 0],
    ["only-mail", 0, 1],
    ["no-contact", 0, 0],
  ])("leaves out what there is not: %s", async (scenario, phones, mails) => {
    const { page, open } = visitor;
    await open(`/customerService?scenario=${scenario}`);
    expect(await page.locator("[data-node=telephone]").count()).toBe(phones);
    expect(await page.locator("[data-node=mail]").count()).toBe(mails);
    expect(await page.locator("[data-node=none]").count()).toBe(phones + mails > 0 ? 0 : 1);
  });
});
