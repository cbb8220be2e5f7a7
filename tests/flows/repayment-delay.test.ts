import { beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, takeMarkets, type Visitor, visit } from "../support/browser/visitor.ts";

const address = "/repaymentDelay?productId=P21&orderId=L2001";
const fees = { india: ["₹1,637", "1637"], indonesia: ["Rp 218.000", "218000"] } as const;

const app = builtApp();
let visitor: Visitor;

const pay = () => visitor.page.getByRole("button", { name: "Bayar Segera", exact: true });
const node = (id: string) => visitor.page.locator(`[data-node=${id}]`);

describe.each(takeMarkets(1))("extending the term in %s", (market) => {
  const [written, digits] = fees[market];
  beforeEach(async () => {
    visitor = await visit(app, { market });
  });

  it("shows the fee once, the new due date, the order and what the payment does", async () => {
    await visitor.open(address);
    await visitor.page.getByRole("heading", { name: "Detail Tagihan", level: 1 }).waitFor();
    await node("total").getByText(written, { exact: true }).first().waitFor();
    await node("total").getByText("Biaya perpanjang tenor", { exact: true }).waitFor();
    // How many days are left depends on the day of the test, and on a later one nothing is said of them.
    await node("until")
      .getByText(/^2027-01-03( · \d+ hari lagi)?$/)
      .waitFor();
    await node("product").getByText("L2001").waitFor();
    await node("tip").waitFor();
    await node("note").waitFor();
  });

  it("pays the fee with a fresh choice of the way", async () => {
    const { page, open } = visitor;
    await open(address);
    await page.evaluate(() => localStorage.setItem("layar.payType", "2"));
    await pay().click();
    await expectScreen(page, "repayment-virtual-account");
    expect(await page.evaluate(() => [localStorage.getItem("layar.payType"), localStorage.getItem("layar.isDefault")])).toEqual([
      null,
      "1",
    ]);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get("amount"), searchParams.get("orderId")]).toEqual(["/that", digits, "L2001"]);
  });
});

describe("extending the term", () => {
  beforeEach(async () => {
    visitor = await visit(app, { market: "indonesia" });
  });

  it("hides lines without a value and with 0", async () => {
    await visitor.open(`${address}&scenario=hidden-lines`);
    await node("order").getByText("Tenor").waitFor();
    expect(await node("order").getByRole("term").allTextContents()).toEqual(["Tenor"]);
  });

  it.each([
    ["ok", "+622150000001"],
    ["no-telephone", "+620000000000"],
  ])("offers a telephone in %s", async (scenario, phone) => {
    await visitor.open(`${address}&scenario=${scenario}`);
    await node("service").getByText(phone, { exact: true }).waitFor();
  });

  it.each(["written-amount", "number-amount"])("takes a fee that comes as %s", async (scenario) => {
    await visitor.open(`${address}&scenario=${scenario}`);
    await node("total").getByText("Rp 218.000", { exact: true }).first().waitFor();
    await pay().click();
    await expectScreen(visitor.page, "repayment-virtual-account");
    expect(new URL(visitor.page.url()).searchParams.get("amount")).toBe("218000");
  });

  it("does nothing without a fee", async () => {
    await visitor.open(`${address}&scenario=no-fee`);
    await pay().click({ force: true });
    await expectScreen(visitor.page, "repayment-delay");
  });
});
