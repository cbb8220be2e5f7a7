import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectFocus, press, tabTo, write } from "../support/browser/keyboard.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();
const visitor = visitorOfEachTest(app);

it("a loan is repaid from its periods to the chosen bank, and the sheet gives the focus back", async () => {
  const { page, open } = visitor;
  await open("/repayment?productId=P21&orderId=L2001&scenario=repayment-method/many-banks");
  await press(page, "all", "Space");
  await press(page, "pay");
  await expectScreen(page, "repayment-virtual-account");
  await press(page, "method");
  await expectScreen(page, "repayment-method");
  await press(page, "bank");
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expectFocus(page, "bank");
  await page.keyboard.press("Enter");
  await sheet.waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
});

it("a card pays with its code", async () => {
  const { page, open } = visitor;
  await open("/?scenario=repayment-payway/ok#/payway?orderId=L2001&amount=16365&productId=P21");
  await press(page, "cards", "Space");
  await press(page, "pay");
  await page.waitForSelector("[data-screen=repayment-payway-code], [data-screen=repayment-borrow-detail]");
  await open("/?scenario=repayment-payway-code/ok#/paywayCode?orderId=L2001&record=R1&productId=P21");
  await write(page, "code", "123456");
  await press(page, "confirm");
  await expectScreen(page, "repayment-borrow-detail");
});

it("a new card is entered, and its dialog is left with Escape", async () => {
  const { page, open } = visitor;
  await open("/#/addnormalcard?orderId=L2001&amount=16365&productId=P21");
  await write(page, "card", "6222021234567890");
  await write(page, "phone", "13812345678");
  await press(page, "submit");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "submit");
});

it("a complaint is sent, found again and its handling judged", async () => {
  const { page, open } = visitor;
  await open("/complaint");
  await press(page, "orders");
  await press(page, "orders", "ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[data-node=order]").getByText("Easy Credit").waitFor();
  await press(page, "types");
  await press(page, "sub-types");
  await expectScreen(page, "complaint-form");
  await write(page, "text", "By keyboard");
  await press(page, "submit");
  await expectScreen(page, "complaint-type");
  await press(page, "my-complaints");
  await expectScreen(page, "complaint-list");
  await press(page, "tabs", "ArrowRight");
  await press(page, "complaint");
  await expectScreen(page, "complaint-details");
  await page.getByRole("dialog").waitFor();
  await press(page, "stars", "ArrowRight");
  const [request] = await Promise.all([page.waitForRequest(/save-score/), press(page, "send")]);
  expect(request.postDataJSON().score).toBeGreaterThan(0);
  await page.getByText("Successful demonstration！", { exact: true }).waitFor();
});

it("a loan is asked for with its agreement read first", async () => {
  const { page, open } = visitor;
  await open("/loanConfirm?productId=P22&scenario=pop-up");
  await page.getByRole("dialog").waitFor();
  await press(page, "agreement-agree");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await tabTo(page, "consent");
  await page.keyboard.press("Space");
  expect(await page.getByRole("checkbox").isChecked()).toBe(false);
  await page.keyboard.press("Space");
  const [request] = await Promise.all([page.waitForRequest(/loan-detail-push/), press(page, "confirm")]);
  expect(request.method()).toBe("POST");
});

it("a visitor registers as far as the code", async () => {
  const { page, open } = visitor;
  await open("/?scenario=promotion-register/sent#/registerTemplate?templateId=T4");
  await write(page, "phone", "13812345678");
  await write(page, "captcha", "ABCD");
  await press(page, "send");
  // The focus is then where the code goes.
  await expectFocus(page, "sms");
  await page.keyboard.type("123456");
  await press(page, "submit");
  await expectScreen(page, "promotion-download");
});

it("a question is asked in the chat and judged, and the stars are left with Escape", async () => {
  const { page, open } = visitor;
  await open("/intelligentCustomerService?selectedIndex=0&scenario=answered-at-once");
  await press(page, "feedback");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, "stars");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "log");
});

it("a message to the company is refused until it is whole", async () => {
  const { page, open } = visitor;
  await open("/Contact");
  // The page is read before the app comes, which puts its own nodes in the place of those that have the focus.
  await page.waitForSelector("[data-screen=site-contact]:not([data-page])");
  await press(page, "send");
  await page.getByRole("alert").getByText("Please provide complete information!").waitFor();
  await expectFocus(page, "name");
  await page.keyboard.type("Siti");
  await write(page, "email", "siti@example.com");
  await write(page, "message", "How do I pay?");
  await press(page, "send");
  await page.getByRole("status").getByText("Submit successfully!").waitFor();
});
