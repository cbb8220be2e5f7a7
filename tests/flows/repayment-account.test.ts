import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, type Market, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";

const query = "amount=728000&productId=P21&orderId=L2001";
const sent = { productId: "P21", orderId: "L2001", amount: "728000" };

const app = builtApp();

const isAccount = (request: Request) => request.url().includes("/generate-vcode");
describe.each(takeMarkets(0))("repaying by virtual account in %s", (market: Market) => {
  const visitor = visitorOfEachTest(app, { market });

  const node = (id: string) => visitor.page.locator(`[data-node=${id}]`);
  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  async function openAccount(path = `/that?${query}`): Promise<unknown> {
    const [request] = await Promise.all([visitor.page.waitForRequest(isAccount), visitor.open(path)]);
    return request.postDataJSON();
  }

  it("asks for the server's choice when nothing is chosen, with digits only", async () => {
    expect(await openAccount(`/that?amount=${market === "india" ? "₹7,28,000" : "Rp%20728.000"}&productId=P21&orderId=L2001`)).toEqual({
      ...sent,
      payCode: "",
      pay_type: 1,
      is_default: 1,
      is_display: "",
      specific_num: "",
    });
    await visitor.page.getByRole("heading", { name: "Pelunasan", level: 1 }).waitFor();
    await node("total")
      .getByText(market === "india" ? "₹7,28,000" : "Rp 728.000", { exact: true })
      .waitFor();
    expect((await node("code").locator("p > span").nth(1).textContent())?.replace(/\s/g, "")).toBe("8808200100728000");
    await node("bill").getByText("B-L2001").waitFor();
  });

  it("shows the steps of each channel of a bank, and one list for a mini market", async () => {
    await visitor.open(`/that?${query}`);
    expect(await node("steps").locator("summary").allTextContents()).toEqual(["ATM", "MobileBank", "InternetBank"]);
    expect(await node("steps").locator("details[open] summary").allTextContents()).toEqual(["ATM"]);
    await node("steps").getByText("InternetBank").click();
    await expect.poll(() => node("steps").locator("details[open]").count()).toBe(2);
    await visitor.open(`/that?${query}&scenario=market`);
    expect(await node("steps").locator("summary").count()).toBe(0);
    expect(await node("steps").getByRole("listitem").count()).toBe(3);
  });

  it("opens the steps of the method that was chosen", async () => {
    const { page } = visitor;
    await page.addInitScript(() => {
      for (const [name, value] of Object.entries({ payType: 1, payCode: "BCA", specificNum: "3", isDefault: 0 }))
        localStorage.setItem(`layar.${name}`, JSON.stringify(value));
    });
    await visitor.open(`/that?${query}`);
    await expect.poll(() => node("method").textContent()).toContain("InternetBank");
    expect(await node("steps").locator("details[open] summary").allTextContents()).toEqual(["InternetBank"]);
  });

  it("copies the amount as digits, names who receives it and until when, where the server says so", async () => {
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => document.querySelector("title")?.append(text) },
      });
    });
    await visitor.open(`/that?${query}&scenario=deadline`);
    await button("Salin Total pembayaran").click();
    await expect.poll(() => page.title()).toMatch(/728000$/);
    await node("total").getByText("Bayar sebelum 2026-12-21 23:59", { exact: true }).waitFor();
    await node("bill")
      .getByText(market === "india" ? "Layar Sample Finance Limited" : "PT Layar Contoh Finansial")
      .waitFor();
  });

  it("copies the code without the clipboard interface, and says so", async () => {
    const { page } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await visitor.open(`/that?${query}`);
    await page.evaluate(() => {
      document.addEventListener("copy", () => {
        document.title = `copied ${String(getSelection())}`;
      });
    });
    await node("code").getByRole("button").click();
    await page.getByRole("status").getByText("Tersalin", { exact: true }).waitFor();
    expect(await page.title()).toBe("copied 8808200100728000");
  });

  it("leads to the loan, to a complaint about the order and to the ways to pay", async () => {
    const { page } = visitor;
    await visitor.open(`/that?${query}&display=1`);
    await node("method").click();
    await expectScreen(page, "repayment-method");
    expect(params(page)).toMatchObject({ ...sent, display: "1" });
    await page.goBack();
    await expectScreen(page, "repayment-virtual-account");
    await node("complaint").click();
    await expectScreen(page, "complaint-type");
    expect(params(page).orderNo).toBe("L2001");
    await page.goBack();
    await expectScreen(page, "repayment-virtual-account");
    await button("TELAH MEMBAYAR").click();
    await expectScreen(page, "loan-details");
    expect(params(page)).toMatchObject({ productId: "P21", orderId: "L2001" });
    // In India the sum repays the whole loan, and nothing is left to check.
    expect(await node("checking").count()).toBe(market === "india" ? 0 : 1);
  });

  it("comes back from a chosen bank and method with a new account", async () => {
    const { page } = visitor;
    expect(await openAccount(`/that?${query}&display=1`)).toMatchObject({ is_display: "1" });
    const [asked] = await Promise.all([page.waitForRequest(/init-pay-type/), node("method").click()]);
    expect(asked.postDataJSON()).toEqual({ productId: "P21", orderId: "L2001", pay_type: 1 });
    await expectScreen(page, "repayment-method");
    expect(await node("methods").count()).toBe(0);
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("radio", { name: "MobileBank" }).check();
    const [account] = await Promise.all([page.waitForRequest(isAccount), node("confirm").click()]);
    const payCode = market === "india" ? "SBIN" : "BRI";
    const chosen = { ...sent, payCode, pay_type: 1, is_default: 0, is_display: "1", specific_num: "2" };
    expect(account.postDataJSON()).toEqual(chosen);
    await expectScreen(page, "repayment-virtual-account");
    await node("method").getByText(`${payCode} · MobileBank`).waitFor();
    expect(params(page)).toMatchObject({ ...sent, display: "1" });
    const [again] = await Promise.all([page.waitForRequest(isAccount), page.reload()]);
    expect(again.postDataJSON()).toEqual(chosen);
  });

  it("comes back from a mini market, which is the default one where it can be", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}`);
    const [asked] = await Promise.all([page.waitForRequest(/init-pay-type/), page.getByRole("tab", { name: "Mini Market" }).click()]);
    expect(asked.postDataJSON()).toEqual({ productId: "P21", orderId: "L2001", pay_type: 2 });
    await page.getByRole("radio", { name: "ALFAMART", checked: true }).waitFor();
    const [account] = await Promise.all([page.waitForRequest(isAccount), node("confirm").click()]);
    expect(account.postDataJSON()).toEqual({
      ...sent,
      payCode: "ALFAMART",
      pay_type: 2,
      is_default: 0,
      is_display: "",
      specific_num: "",
    });
    await expectScreen(page, "repayment-virtual-account");
    expect(params(page)).toMatchObject(sent);
  });
});
