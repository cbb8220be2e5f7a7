import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { countCalls, payButton, paywayAddress, servicePath, waitForMessage } from "../support/browser/payment-page.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

const commitPath = `${servicePath}/repayment-commit`;
const openPayway = (scenario?: string, more?: string) => visitor.open(paywayAddress(scenario, more));
const pay = () => payButton(visitor.page).click();

describe("paying by card", () => {
  it("shows the last four digits of each card and the amount of the market", async () => {
    await openPayway();
    const { page } = visitor;
    await page.getByText("₹16,365", { exact: true }).waitFor();
    await page.getByText("HDFC Bank •••• 7890", { exact: true }).waitFor();
    await page.getByText("State Bank of India •••• 3456", { exact: true }).waitFor();
    expect(await page.locator("body").textContent()).not.toContain("6222021234567890");
  });

  it("wants a card first", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath);
    await openPayway();
    await pay();
    await waitForMessage(page, "please select a payment bank card first");
    expect(bodies).toEqual([]);
  });

  it("sends the payment as agreed, takes the app's dialog away and shows the loan", async () => {
    const { page } = visitor;
    const { messages } = await installShell(page);
    const { bodies } = countCalls(page, commitPath);
    await openPayway();
    await page.getByRole("radio", { name: /3456/ }).check({ force: true });
    await pay();
    await expectScreen(page, "repayment-borrow-detail");
    expect(page.url()).toContain("#/borrowDetail?");
    expect(Object.fromEntries(bodies[0] ?? [])).toEqual({
      amount: "16365",
      bankName: "State Bank of India",
      cardId: "K2",
      cardNo: "6013822000123456",
      orderId: "L2001",
      repayToken: expect.stringMatching(/^T\d+$/),
      bankCode: "SBIN",
      sendMsg: "1",
    });
    expect(messages.map(({ action }) => action)).toEqual(["dismissRepayDialog"]);
    await page.locator("[data-node=state-title]", { hasText: /^Repaid$/ }).waitFor();
  });

  it("sends iOS no message about a dialog", async () => {
    const { page } = visitor;
    const { messages } = await installShell(page);
    await openPayway("no-code-asked", "&platform=ios");
    await page.getByRole("radio").first().check({ force: true });
    await pay();
    await expectScreen(page, "repayment-borrow-detail");
    expect(messages.map(({ action }) => action).filter((action) => action === "dismissRepayDialog")).toEqual([]);
  });

  it.each([
    ["pay-refused", "Your bank has declined"],
    ["pay-refused-silently", "processing failed"],
  ])("says in %s: %s, and may be tried again", async (scenario, text) => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath);
    await openPayway(scenario);
    await page.getByRole("radio").first().check({ force: true });
    await pay();
    await waitForMessage(page, text);
    await pay();
    await expect.poll(() => bodies.length).toBe(2);
  });

  // By turns, because a session takes them all in the same way: nobody knows whether the payment arrived.
  it.each(takeTurn(["pay-offline", "pay-html", "pay-server-error", "pay-not-json", "pay-wrong-shape"], 2))(
    `does not call %s failed, nor sends it again after a reload or in a second tab, turn ${turn}`,
    async (scenario) => {
      const { page, context } = visitor;
      const { bodies } = countCalls(page, commitPath);
      // What the screen finds out by itself is another matter.
      await context.route(/loan-details\/loan-details/, (route) => route.abort());
      await openPayway(scenario);
      await page.getByRole("radio").first().check({ force: true });
      await pay();
      const expectHeld = async (tab: Page) => {
        await tab.locator("[data-node=unknown]").getByText("We are checking your payment", { exact: true }).waitFor();
        await tab.getByRole("button", { name: "Check now" }).waitFor();
        for (const gone of [payButton(tab), tab.getByRole("radio"), tab.getByRole("alert")]) expect(await gone.count()).toBe(0);
      };
      await expectHeld(page);
      await page.reload();
      await expectScreen(page, "repayment-payway");
      await expectHeld(page);
      const other = await context.newPage();
      const second = countCalls(other, commitPath);
      await other.goto(page.url());
      await expectHeld(other);
      expect([bodies.length, second.bodies.length]).toEqual([1, 0]);
      await context.unroute(/loan-details\/loan-details/);
      await page.getByRole("button", { name: "View my loan" }).click();
      await expectScreen(page, "repayment-borrow-detail");
    },
  );

  it("looks at the loan when the borrower wants to know: not paid, so the payment may be sent again with the same key", async () => {
    const { page } = visitor;
    const { keys } = countCalls(page, commitPath);
    await openPayway("pay-offline");
    await page.getByRole("radio", { name: /7890/ }).check({ force: true });
    await pay();
    await page.getByRole("button", { name: "Check now" }).click();
    await page.locator("[data-node=refused]").getByText("It didn't reach us. You can try again.", { exact: true }).waitFor();
    await page.locator("[data-node=unknown]").waitFor({ state: "detached" });
    await pay();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("goes on as after a payment when the loan turns out to be paid, also after a reload", async () => {
    const { page } = visitor;
    await openPayway("pay-lost-and-paid");
    await page.getByRole("radio").first().check({ force: true });
    await pay();
    await page.locator("[data-node=unknown]").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Check now" }).click();
    await expectScreen(page, "repayment-borrow-detail");
  });

  it("is sent once by two taps", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath);
    await openPayway("pay-slow");
    await page.getByRole("radio").last().check({ force: true });
    await payButton(page).dblclick();
    await expectScreen(page, "repayment-borrow-detail");
    expect(bodies).toHaveLength(1);
  });

  // The address of the second tab no longer has the token, by which the first knows whose it is.
  it.each(["first", "second"])("is sent once by two tabs of which the %s is tapped a moment earlier", async (which) => {
    const { page, context } = visitor;
    await openPayway("pay-slow");
    const other = await context.newPage();
    const tabs = [page, other].map((tab) => ({ tab, ...countCalls(tab, commitPath) }));
    await other.goto(page.url());
    await expectScreen(other, "repayment-payway");
    for (const { tab } of tabs) await tab.getByRole("radio").last().check({ force: true });
    const [earlier, later] = which === "first" ? [page, other] : [other, page];
    await payButton(earlier).click();
    await payButton(later).click();
    await expectScreen(earlier, "repayment-borrow-detail");
    // It goes on as well where it was tapped after the response, or else says when it was done.
    await later.locator("[data-screen=repayment-borrow-detail], [data-node=done]").first().waitFor();
    expect(tabs.flatMap(({ bodies }) => bodies)).toHaveLength(1);
  });

  it("says that there is no amount when the address has none, and pays nothing", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath);
    await visitor.open("/#/payway?orderId=L2001");
    await page.locator("[data-node=amount]").getByText("–", { exact: true }).waitFor();
    await page.getByRole("radio").first().check({ force: true });
    const why = page.getByText("There is no valid amount here. Go back and try again.", { exact: true });
    expect(await payButton(page).getAttribute("aria-disabled")).toBe("true");
    expect(await payButton(page).getAttribute("aria-describedby")).toBe(await why.getAttribute("id"));
    await payButton(page).click({ force: true });
    expect(bodies).toEqual([]);
  });

  it("pays nothing for an address without an order", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath);
    await visitor.open("/?market=1#/payway?amount=16365");
    await page.getByRole("radio").first().check({ force: true });
    await pay();
    await waitForMessage(page, "Some details are missing. Nothing has been sent.");
    expect(bodies).toEqual([]);
  });

  it("says that the cards did not come, and asks again", async () => {
    const { page } = visitor;
    await visitor.open("/?scenario=repayment-payway/fails-once#/payway?orderId=L2001&amount=16365", "failed");
    await page.getByText("failed to query card list", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await expectScreen(page, "repayment-payway");
  });

  it("leads to a new card and to another page", async () => {
    const { page } = visitor;
    await openPayway();
    await page.getByRole("button", { name: "Add a bank card" }).click();
    await expectScreen(page, "repayment-bind-card");
    expect(page.url()).toContain("#/addnormalcard?");
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Pay online with our partner" }).click();
    await expectScreen(page, "repayment-alipay");
    await openPayway("no-other-page");
    expect(await page.getByRole("button", { name: "Pay online with our partner" }).count()).toBe(0);
  });
});
