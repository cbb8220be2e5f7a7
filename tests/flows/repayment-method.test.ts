import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { findViolations } from "../support/browser/violations.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const query = "amount=728000&productId=P21&orderId=L2001";

const app = builtApp();
const visitor = visitorOfEachTest(app, { market: "indonesia" });

const isAccount = (request: Request) => request.url().includes("/generate-vcode");
const node = (id: string) => visitor.page.locator(`[data-node=${id}]`);
const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });

describe("choosing the way to repay", () => {
  const expectRefused = async () => {
    await node("confirm").click();
    const hint = visitor.page.getByRole("status").getByText("Silakan lengkapi informasinya", { exact: true });
    await hint.waitFor();
    await hint.waitFor({ state: "detached" });
    await expectScreen(visitor.page, "repayment-method");
    expect(await visitor.page.evaluate(() => localStorage.getItem("layar.isDefault"))).toBeNull();
  };

  it("is refused without a bank, and without the bank's method", async () => {
    await visitor.open(`/individual?${query}`);
    await expectRefused();
    await visitor.page.getByText("BCA", { exact: true }).click();
    await expectRefused();
  });

  it("preselects no mini market when the default one is not there, and is refused", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}&scenario=no-alfamart`);
    await page.getByRole("tab", { name: "Mini Market" }).click();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await expectRefused();
    await page.getByText("LAWSON", { exact: true }).click();
    const [account] = await Promise.all([page.waitForRequest(isAccount), node("confirm").click()]);
    expect(account.postDataJSON()).toMatchObject({ payCode: "LAWSON", pay_type: 2 });
  });

  it("takes a bank without methods, with an empty one", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}`);
    await page.getByText("Permata", { exact: true }).click();
    const [account] = await Promise.all([page.waitForRequest(isAccount), node("confirm").click()]);
    expect(account.postDataJSON()).toMatchObject({ payCode: "PERMATA", pay_type: 1, specific_num: "" });
  });

  it.each([
    ["ATM", "1"],
    ["MobileBank", "2"],
    ["InternetBank", "3"],
  ])("sends %s as %s", async (name, specific) => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}`);
    await page.getByText("BCA", { exact: true }).click();
    await page.getByText(name, { exact: true }).click();
    const [account] = await Promise.all([page.waitForRequest(isAccount), node("confirm").click()]);
    expect(account.postDataJSON()).toMatchObject({ payCode: "BCA", specific_num: specific });
  });

  it("opens with what was chosen last, and forgets the method of another bank", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}`);
    await page.evaluate(() => {
      localStorage.setItem("layar.payType", "1");
      localStorage.setItem("layar.payCode", '"BCA"');
      localStorage.setItem("layar.specificNum", '"3"');
    });
    await page.reload();
    await expectScreen(page, "repayment-method");
    await page.getByRole("radio", { name: "BCA", checked: true }).waitFor();
    expect(await page.getByRole("radio", { name: "InternetBank" }).isChecked()).toBe(true);
    await page.getByText("BRI", { exact: true }).click();
    expect(await node("methods").getByRole("radio", { checked: true }).count()).toBe(0);
  });

  it("lists few banks at once, searches a long list of them, and Back closes the sheet", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}&scenario=few-banks`);
    expect([await node("few-banks").count(), await node("bank").count()]).toEqual([1, 0]);
    await visitor.open(`/individual?${query}&scenario=many-banks`);
    // The card of the list has one edge, not two.
    expect(await node("bank").evaluate((row) => getComputedStyle(row).borderWidth)).toBe("0px");
    await node("bank").click();
    await page.getByRole("searchbox").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await node("bank").click();
    await page.getByRole("searchbox").fill("bank 177");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await node("bank").getByText("Bank 177", { exact: true }).waitFor();
  });

  it("offers to ask again when switching fails, and keeps what was chosen", async () => {
    const { page } = visitor;
    await visitor.open(`/individual?${query}&scenario=nothing`);
    await page.getByText("Belum ada pilihan pembayaran").waitFor();
    await page.route(/init-pay-type/, (route) => route.abort());
    await page.getByRole("tab", { name: "Mini Market" }).click();
    await page.getByRole("alert").getByText("error", { exact: true }).waitFor();
    await page.unroute(/init-pay-type/);
    const [asked] = await Promise.all([page.waitForRequest(/init-pay-type/), button("Coba lagi").click()]);
    expect(asked.postDataJSON()).toMatchObject({ pay_type: 2 });
  });
});
