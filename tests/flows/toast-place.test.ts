/** A message never covers the control that was tapped for it, nor the field that is asked for, and leaves when that field is changed. */
import type { Locator, Page } from "playwright";
import { afterEach, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { type Market, type Visitor, visit } from "../support/browser/visitor.ts";

const app = builtApp();
let visitor: Visitor;
afterEach(() => visitor.context.close());

async function open(market: Market, path: string): Promise<Page> {
  visitor = await visit(app, { market });
  await visitor.open(path);
  return visitor.page;
}

async function rowsOf(box: Locator): Promise<{ top: number; bottom: number }> {
  return await box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Waits for the message, and for the toast to have come to rest. */
async function expectClear(page: Page, text: string, controls: readonly Locator[]): Promise<void> {
  const toast = page.locator("[data-widget=toast]", { hasText: text });
  await toast.waitFor();
  const place = await rowsOf(toast);
  expect(place.top).toBeGreaterThanOrEqual(0);
  for (const control of controls) {
    const { top, bottom } = await rowsOf(control);
    expect(top >= place.bottom || bottom <= place.top, `${top} to ${bottom}, toast ${place.top} to ${place.bottom}`).toBe(true);
  }
}

it.each(["india", "indonesia"] as const)("leaves the registration's button and the field that is wrong free in %s", async (market) => {
  const page = await open(market, "/?x=1#/registerTemplate?templateId=T4");
  const submit = page.locator("[data-node=submit]");
  await submit.tap();
  await expectClear(page, "please enter the phone number correctly", [submit, page.locator("[data-node=phone] input")]);
});

it("leaves the button of the site's form free", async () => {
  const page = await open("india", "/Contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.tap();
  await expectClear(page, "Please provide complete information!", [send]);
});

it("leaves a link above the bar free, and the bar", async () => {
  const page = await open("indonesia", "/loanConfirm?productId=P21&scenario=loan-confirm%2Fread-refused");
  const link = page.getByRole("button", { name: "Perjanjian pinjaman" });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await link.tap();
  await expectClear(page, "That is not possible now", [link, page.locator("[data-node=confirm]")]);
});

it("leaves a field free that is gone to from below", async () => {
  const page = await open("india", "/?x=1#/registerTemplate?templateId=T4");
  await page.setViewportSize({ width: 390, height: 420 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator("[data-node=submit]").tap();
  const phone = page.locator("[data-node=phone] input");
  await phone.and(page.locator(":focus")).waitFor();
  await expectClear(page, "please enter the phone number correctly", [phone]);
});

it.each([
  ["the registration", "/?x=1#/registerTemplate?templateId=T4", "[data-node=submit]", "please enter the phone number correctly"],
  ["the site's form", "/Contact", "[data-node=send]", "Please provide complete information!"],
])("covers no control of %s, which has no bar", async (_, path, button, text) => {
  const page = await open("india", path);
  await page.locator(button).tap();
  const shown = page.locator("[data-screen] :is(a, button, input, textarea):visible");
  await expectClear(page, text, await shown.all());
});

it("goes as soon as the field that it speaks of is another one", async () => {
  const page = await open("india", "/?x=1#/registerTemplate?templateId=T4");
  await page.clock.install();
  await page.locator("[data-node=submit]").tap();
  const toast = page.locator("[data-widget=toast]");
  await toast.waitFor();
  await page.locator("[data-node=captcha] input").fill("ab");
  expect(await toast.count()).toBe(1);
  await page.locator("[data-node=phone] input").fill("13812345678");
  await toast.waitFor({ state: "detached" });
});
