import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { countCalls, payButton, paywayAddress, servicePath, waitForMessage } from "../support/browser/payment-page.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

const commitPath = `${servicePath}/repayment-commit`;
const openPayway = (scenario = "ok") => visitor.open(paywayAddress(scenario));
const openCode = (scenario = "ok") =>
  visitor.open(`/?scenario=repayment-payway-code/${scenario}#/paywayCode?orderId=L2001&record=R1&productId=P21`);
const pay = () => payButton(visitor.page).click();
const confirmButton = () => visitor.page.locator("[data-node=confirm]");
const confirm = () => confirmButton().click();
const code = () => visitor.page.getByRole("textbox", { name: "Verification code" });

describe("the code of a payment", () => {
  it("follows a payment that asks for it, and settles the loan", async () => {
    const { page } = visitor;
    await openPayway();
    await page.getByRole("radio", { name: /7890/ }).check({ force: true });
    await pay();
    await expectScreen(page, "repayment-payway-code");
    await page.getByText("₹16,365", { exact: true }).waitFor();
    await visitor.page.evaluate(() => history.replaceState(history.state, "", `${location.href}&amount=1`));
    await page.reload();
    await page.getByText("₹16,365", { exact: true }).waitFor();
    await code().fill("12345");
    await confirm();
    await waitForMessage(page, "please enter the correct verification code");
    await code().fill("000000");
    await confirm();
    await waitForMessage(page, "verification code error");
    // The digits stay, selected, with the sentence beside them for as long as they do.
    const selected = () =>
      code().evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
    await expect.poll(selected).toBe("000000");
    const beside = page.locator("[data-node=code]").getByText("verification code error", { exact: true });
    await beside.waitFor();
    expect(await code().getAttribute("aria-describedby")).toContain(await beside.getAttribute("id"));
    await page.keyboard.type("123456");
    expect(await beside.count()).toBe(0);
    await page.keyboard.press("Enter");
    await expectScreen(page, "repayment-borrow-detail");
    await page.locator("[data-node=state-title]", { hasText: /^Repaid$/ }).waitFor();
  });

  it.each([
    ["confirm-repeated", "do not submit the payment request repeatedly"],
    ["confirm-refused", "Your bank has declined"],
  ])("says in %s: %s", async (scenario, text) => {
    await openCode(scenario);
    await code().fill("123456");
    await confirm();
    await waitForMessage(visitor.page, text);
  });

  it("is wrong by the code of the server alone, too, and stays", async () => {
    const { page } = visitor;
    await openCode();
    await page.route(/repayment-confirm/, (route) => route.fulfill({ json: { code: 800006, message: "Wrong" } }));
    await code().fill("123456");
    await confirm();
    await waitForMessage(page, "verification code error");
    expect(await code().inputValue()).toBe("123456");
  });

  it("that Enter has sent leaves no second button alive", async () => {
    const { page } = visitor;
    await openCode();
    const { bodies } = countCalls(page, commitPath.replace("commit", "confirm"));
    const release = await hold(page, /repayment-confirm/, (route) => route.fallback());
    await code().fill("123456");
    await page.keyboard.press("Enter");
    await expect.poll(() => confirmButton().getAttribute("aria-disabled")).toBe("true");
    await confirmButton().click({ force: true });
    const came = page.waitForResponse(/repayment-confirm/);
    release();
    await came;
    expect(bodies).toHaveLength(1);
  });

  it("is not called wrong when no response comes", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, commitPath.replace("commit", "confirm"));
    await openCode("confirm-offline");
    await code().fill("123456");
    await confirm();
    await page.locator("[data-node=unknown]").waitFor();
    await page.getByRole("button", { name: "Check now" }).waitFor();
    expect([await code().count(), await confirmButton().count(), await page.getByRole("alert").count()]).toEqual([0, 0, 0]);
    expect(bodies).toHaveLength(1);
  });

  it("counts its minute through a reload, and then starts again", async () => {
    const { page } = visitor;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openCode();
    await page.getByText("New code in 60 s").waitFor();
    await page.clock.runFor(20_000);
    await page.getByText("New code in 40 s").waitFor();
    await page.reload();
    await page.getByText("New code in 40 s").waitFor();
    await page.clock.fastForward(45_000);
    await page.getByRole("button", { name: "Start again to get a new code" }).click();
    await expectScreen(page, "repayment-payway");
  });

  it("has a minute with each payment, also under the number of the one before", async () => {
    const { page } = visitor;
    await page.clock.install({ time: 0 });
    await openPayway("code-asked");
    const payAgain = async () => {
      await page.getByRole("radio", { name: /7890/ }).check({ force: true });
      await pay();
      await page.getByText(/^New code in (60|5\d) s$/).waitFor();
    };
    await payAgain();
    await page.clock.fastForward(65_000);
    await page.getByRole("button", { name: "Start again to get a new code" }).click();
    await payAgain();
  });
});
