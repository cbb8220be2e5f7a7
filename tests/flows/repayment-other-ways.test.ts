import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { countCalls, servicePath, waitForMessage } from "../support/browser/payment-page.ts";
import { expectScreen, visit, visitorOfEachTest } from "../support/browser/visitor.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

describe("paying on another page", () => {
  it("starts with its button and goes where the server says", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, `${servicePath}/repayment-huichao`);
    await page.route("https://pay.example.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }));
    await visitor.open("/?gid=G7#/alipayrepayment?orderId=L2001&amount=16365");
    expect(bodies).toEqual([]);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL("https://pay.example.com/huichao?order=L2001&amount=16365");
    expect(Object.fromEntries(bodies[0] ?? [])).toEqual({ userId: "G7", orderId: "L2001", amount: "16365" });
  });

  it("stays when the address is refused", async () => {
    await visitor.open("/?scenario=repayment-alipay/bad-address#/alipayrepayment?orderId=L2001&amount=16365");
    await visitor.page.getByRole("button", { name: "Continue to payment" }).click();
    await waitForMessage(visitor.page, "This link cannot be opened.");
  });
});

describe("a new card", () => {
  const fill = async (page: Page) => {
    await page.getByRole("textbox", { name: "Card number" }).pressSequentially("6222021234567890");
    await page.getByRole("textbox", { name: "Phone number" }).pressSequentially("13812345678");
  };

  const begin = async (page: Page) => {
    const { messages } = await installShell(page);
    await visitor.open("/#/addnormalcard?orderId=L2001&amount=5");
    await fill(page);
    await page.getByRole("button", { name: "Add card", exact: true }).click();
    await expect.poll(() => messages).toHaveLength(1);
    return messages;
  };

  it("is sent to the shell in digits, and ended once by its reply", async () => {
    const { page } = visitor;
    const { messages } = await installShell(page);
    await visitor.open("/#/addnormalcard?orderId=L2001&amount=5");
    await fill(page);
    expect(await page.getByRole("textbox", { name: "Card number" }).inputValue()).toBe("6222 0212 3456 7890");
    expect(await page.getByRole("textbox", { name: "Phone number" }).inputValue()).toBe("138 1234 5678");
    await page.getByRole("button", { name: "Add card", exact: true }).click();
    await expect.poll(() => messages).toHaveLength(1);
    const [start] = messages;
    expect(start).toMatchObject({ action: "startBank", params: { cardNo: "6222021234567890", phone: "13812345678" } });
    expect(Object.keys(start?.params ?? {})).toEqual(["cardNo", "phone"]);
    await page.evaluate((id) => window.nativeShellReply?.(id, { ok: true }), start?.id);
    await expectScreen(page, "repayment-payway");
    expect(messages.map(({ action }) => action)).toEqual(["startBank", "endBank"]);
  });

  it("is ended once by another language, and not again by leaving", async () => {
    const { page } = visitor;
    const messages = await begin(page);
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await page.getByRole("button", { name: "Kembali", exact: true }).click();
    await expectScreen(page, "repayment-payway");
    expect(messages.map(({ action }) => action)).toEqual(["startBank", "endBank"]);
  });

  it("is ended once by leaving when the shell stays silent", async () => {
    const { page } = visitor;
    const messages = await begin(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expectScreen(page, "repayment-payway");
    expect(messages.map(({ action }) => action)).toEqual(["startBank", "endBank"]);
  });

  it("says what is missing", async () => {
    const { page } = visitor;
    await visitor.open("/#/addnormalcard?orderId=L2001");
    await page.getByRole("button", { name: "Add card", exact: true }).click();
    await waitForMessage(page, "Enter the full card number");
    await fill(page);
    await page.getByRole("textbox", { name: "Phone number" }).fill("138");
    await page.getByRole("button", { name: "Add card", exact: true }).click();
    await waitForMessage(page, "please enter the phone number correctly");
  });
});

describe("the loan afterwards", () => {
  it("opens without a product, looks again, and leads on", async () => {
    const { page } = visitor;
    await visitor.open("/#/borrowDetail?orderId=L2001");
    await page.locator("[data-node=state-title]", { hasText: /^Payment due$/ }).waitFor();
    await Promise.all([page.waitForRequest(/loan-details\/loan-details/), page.getByRole("button", { name: "Refresh" }).click()]);
    expect(await page.getByRole("button", { name: "View loan details" }).count()).toBe(0);
    await page.getByRole("button", { name: "Back to Home" }).click();
    await expectScreen(page, "site-home");
  });

  it("leads to the loan in full where its product is known", async () => {
    const { page } = visitor;
    await visitor.open("/#/borrowDetail?orderId=L2001&productId=P21");
    await page.getByRole("button", { name: "View loan details" }).click();
    await expectScreen(page, "loan-details");
    expect(new URL(page.url()).searchParams.get("orderId")).toBe("L2001");
  });

  it("speaks Indonesian in Indonesia", async () => {
    const { page, open } = await visit(app, { market: "indonesia" });
    await open("/#/payway?orderId=L1001&amount=1500000");
    await page.getByText("Rp 1.500.000", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Bayar Rp\s1\.500\.000$/ }).click();
    await waitForMessage(page, "please select a payment bank card first");
  });
});
