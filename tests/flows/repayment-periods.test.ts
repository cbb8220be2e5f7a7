import { beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { expectScreen, type Market, takeMarkets, type Visitor, visit } from "../support/browser/visitor.ts";

const address = "/repayment?productId=P21&orderId=L2001";
const totals = {
  india: ["₹0", "₹5,455", "₹10,910", "₹16,365"],
  indonesia: ["Rp 0", "Rp 728.000", "Rp 1.455.000", "Rp 2.182.000"],
} as const;

const app = builtApp();
let visitor: Visitor;

const periods = () => visitor.page.locator("[data-node=waiting] li").getByRole("checkbox");
const marks = () => periods().evaluateAll((boxes) => boxes.map((box) => box instanceof HTMLInputElement && box.checked));
const all = () => visitor.page.getByRole("checkbox", { name: "Bayar semua total pembayaran" });
const pay = () => visitor.page.getByRole("button", { name: "Bayar Segera", exact: true });
/** Beside whose it is. */
const kept = () => visitor.page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => /^layar\.\w+$/.test(key))));

describe.each(takeMarkets(1))("instalment periods in %s", (market: Market) => {
  beforeEach(async () => {
    visitor = await visit(app, { market });
  });
  const expectTotal = (chosen: number) =>
    visitor.page
      .locator("[data-node=total]")
      .getByText(totals[market][chosen] ?? "", { exact: true })
      .waitFor();

  it("says what the product fixes, and starts with the first period alone", async () => {
    await visitor.open(address);
    await visitor.page.getByRole("heading", { name: "Detail Tagihan", level: 1 }).waitFor();
    await visitor.page.getByRole("group", { name: "Belanja cicilan (nomor pesanan)" }).waitFor();
    expect(await marks()).toEqual([true, false, false]);
    expect(await all().isChecked()).toBe(false);
    await expectTotal(1);
  });

  it("chooses all up to the one that is tapped, and gives up the later ones", async () => {
    await visitor.open(address);
    await periods().nth(2).click();
    expect(await marks()).toEqual([true, true, true]);
    expect(await all().isChecked()).toBe(true);
    await expectTotal(3);
    await periods().nth(1).click();
    expect(await marks()).toEqual([true, false, false]);
    expect(await all().isChecked()).toBe(false);
    await expectTotal(1);
  });

  it("pays all, and goes back to the first alone", async () => {
    await visitor.open(address);
    await all().check();
    expect(await marks()).toEqual([true, true, true]);
    await expectTotal(3);
    await all().uncheck();
    expect(await marks()).toEqual([true, false, false]);
    await expectTotal(1);
  });

  it("does nothing at a total of zero", async () => {
    await visitor.open(address);
    await periods().nth(0).click();
    await expectTotal(0);
    expect(await pay().getAttribute("aria-disabled")).toBe("true");
    await pay().click({ force: true });
    await expectScreen(visitor.page, "repayment-periods");
    expect(await kept()).toBe("[]");
  });

  it("forgets an earlier way to pay and hands the total on as digits", async () => {
    const { page, open } = visitor;
    await open(address);
    await page.evaluate(() => {
      localStorage.setItem("layar.payType", "2");
      localStorage.setItem("layar.payCode", '"INDOMARET"');
      localStorage.setItem("layar.specificNum", '"1"');
      localStorage.setItem("layar.isDefault", "0");
    });
    await periods().nth(1).click();
    await pay().click();
    await expectScreen(page, "repayment-virtual-account");
    expect(await kept()).toBe('[["layar.isDefault","1"]]');
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, ...["amount", "productId", "orderId"].map((name) => searchParams.get(name))]).toEqual([
      "/that",
      totals[market][2].replace(/\D/g, ""),
      "P21",
      "L2001",
    ]);
  });

  it("works by keyboard", async () => {
    await visitor.open(address);
    await periods().nth(1).focus();
    await visitor.page.keyboard.press("Space");
    expect(await marks()).toEqual([true, true, false]);
    await pay().focus();
    await visitor.page.keyboard.press("Enter");
    await expectScreen(visitor.page, "repayment-virtual-account");
  });
});

describe("instalment periods", () => {
  beforeEach(async () => {
    visitor = await visit(app, { market: "indonesia" });
  });

  it("reacts only where it may, shows status 500 in dark text and folds what is paid", async () => {
    const { page, open } = visitor;
    await open(`${address}&scenario=partly-paid`);
    expect(await periods().evaluateAll((boxes) => boxes.map((box) => box.matches(":disabled")))).toEqual([false, false, true]);
    const colour = (text: string) => page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await colour("Terlambat sejak 19 November")).toBe(ink);
    expect(await colour("Belum jatuh tempo")).not.toBe(ink);
    const paid = page.locator("[data-node=paid]");
    expect(await paid.getByText("Rp 410.000").first().isVisible()).toBe(false);
    await paid.getByRole("heading", { name: "Sudah dibayar (2)" }).click();
    expect(await paid.getByText("Rp 410.000").count()).toBe(2);
    await paid.getByText("Rp 410.000").first().waitFor();
    // What is being processed is part of no sum.
    await all().check();
    expect(await marks()).toEqual([true, true, false]);
    await page.locator("[data-node=total]").getByText("Rp 820.000", { exact: true }).waitFor();
  });

  it("formats amounts that came as digits for the market", async () => {
    await visitor.open(`${address}&scenario=partly-paid`);
    await visitor.page.locator("[data-node=waiting]").getByText("Rp 415.000", { exact: true }).waitFor();
  });

  it("shows a note only when there is one", async () => {
    await visitor.open(address);
    await visitor.page.getByText("Pembayaran diproses dalam 1 hari kerja.").waitFor();
    await visitor.open(`${address}&scenario=bare`);
    expect(await visitor.page.locator("[data-node=note]").count()).toBe(0);
  });

  it("says so when nothing is left to pay", async () => {
    await visitor.open(`${address}&scenario=all-paid`);
    await visitor.page.getByRole("heading", { name: "Lunas", exact: true }).waitFor();
    expect(await pay().count()).toBe(0);
  });

  it("keeps what is given up while the plan is loaded again", async () => {
    const { page, open } = visitor;
    await open(address);
    await periods().nth(2).click();
    const release = await hold(page, /loan-play-detail/, (route) => route.fallback());
    const asked = page.waitForRequest(/loan-play-detail/);
    await page.locator("[data-node=refresh]").getByRole("button").click();
    await asked;
    await periods().nth(1).click();
    expect(await marks()).toEqual([true, false, false]);
    const came = page.waitForResponse(/loan-play-detail/);
    release();
    await came;
    await page.locator("[data-node=refresh] [aria-busy=true]").waitFor({ state: "detached" });
    expect([await marks(), await all().isChecked()]).toEqual([[true, false, false], false]);
  });

  it("shows the new state after a payment", async () => {
    const { page, open } = visitor;
    await open(address);
    await pay().click();
    await page.getByRole("button", { name: "TELAH MEMBAYAR" }).click();
    await expectScreen(page, "loan-details");
    await open(address);
    await page.locator("[data-node=paid]").getByRole("heading", { name: "Sudah dibayar (1)" }).waitFor();
    expect(await periods().count()).toBe(2);
  });
});
