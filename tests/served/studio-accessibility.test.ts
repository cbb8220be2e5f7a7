/** The studio itself: axe over its pages in both schemes, a part of them by turns, and one walk by keyboard alone. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "../support/browser/violations.ts";
import { isThorough, takeTurn, turn } from "../support/run/thoroughness.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

const pages = [
  "/studio?search=complaint-form",
  "/studio/screen/complaint-form",
  "/studio/widgets?search=button",
  "/studio/widgets/text-field/phone",
  "/studio/texts",
  "/studio?at=2027-03-01T09:00&search=promotion-register",
  "/studio/promotions",
  "/studio/markets/india",
  "/studio/problems",
  "/studio/new",
  "/studio/new/screen",
  "/studio/publish",
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
let studio: OpenStudio;

beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

it(`gives axe nothing to find, turn ${turn}`, async () => {
  const page = await studio.openPage("/studio", { viewport: sizes[turn % sizes.length] ?? null });
  for (const address of takeTurn(pages, 3)) {
    await page.goto(studio.origin + address);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    expect(await findViolations(page), address).toEqual([]);
  }
  await page.context().close();
});

const inRegion = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll("[data-region]")].findIndex((one) => one.contains(document.activeElement));
    return [found, document.activeElement?.tagName];
  });

it("works by keyboard alone: past the header, from part to part, in and out of a preview, and through panels", async () => {
  const page = await studio.openPage("/studio/widgets/text-field/phone");
  await page.frameLocator('iframe[title="Example of text-field"]').getByRole("textbox").waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the page");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  // From the header on: its links, the text, the panels, the preview, and round again.
  const visited: unknown[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("F6");
    visited.push((await inRegion(page))[0]);
  }
  expect(visited).toEqual([0, 1, 2, 3]);
  await page.frameLocator('iframe[title="Example of text-field"]').getByRole("textbox").focus();
  await page.keyboard.press("Shift+F6");
  await expect.poll(async () => (await inRegion(page))[0]).toBe(2);
  await page.getByRole("tab", { name: "Properties" }).focus();
  await page.keyboard.press("End");
  await page.getByRole("tabpanel", { name: /Accessibility/ }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Accessibility");
  // What was opened closes, and gives the focus back.
  await page.getByRole("button", { name: "New example" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("What does it show?").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("New example");
  // The border between text and panels.
  const border = page.getByRole("separator", { name: "Height of the text" });
  await border.focus();
  const before = await border.getAttribute("aria-valuenow");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => border.getAttribute("aria-valuenow")).not.toBe(before);
  expect(studio.takeComplaints()).toEqual([]);
  await page.context().close();
});

it.runIf(isThorough)("keeps the focus when what has it goes", async () => {
  const page = await studio.openPage("/studio/widgets/note/warn");
  await page.getByRole("combobox", { name: "tone" }).selectOption("ok");
  await page.getByRole("button", { name: "Discard" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.context().close();
});
