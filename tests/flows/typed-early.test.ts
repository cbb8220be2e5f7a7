/** What is typed into a page before its app has started. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { holdReact } from "../support/browser/react-held.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();
const visitor = visitorOfEachTest(app);
const chat = "/intelligentCustomerService?selectedIndex=0&orderNo=L2001&market=1&token=canary-token";
const field = (page: Page) => page.locator("[data-node=composer] textarea");

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await hold(page, /\.js$/);
  await page.goto(app.origin + chat, { waitUntil: "commit" });
  await field(page).waitFor();
  return release;
}

/** Types a complaint and sends it, and gives what was sent. */
async function complain(page: Page, release: () => Promise<void>): Promise<string | null> {
  const sent = page.waitForRequest(/problem-save/);
  await page.locator("[data-node=text] textarea").fill("They called at night");
  await page.locator("[data-node=submit] button, button[data-node=submit]").click();
  await release();
  return (await sent).postData();
}

describe("a text that is typed before React is there", () => {
  it("is what a tap after it sends", async () => {
    const { page } = visitor;
    const release = await holdReact(page);
    await page.goto(`${app.origin}/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001&market=1&gid=G7`);
    await expectScreen(page, "complaint-form");
    expect(await complain(page, release)).toContain("They called at night");
  });
});

describe("a text that is typed while React does not come", () => {
  it("has its counter and its limit, and is there after a reload", async () => {
    const { page } = visitor;
    await holdReact(page);
    await page.goto(`${app.origin}/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001&market=1&gid=G7`);
    await expectScreen(page, "complaint-form");
    const area = page.locator("[data-node=text] textarea");
    await area.focus();
    await page.keyboard.insertText(`${"a".repeat(199)}bcd`);
    await expect.poll(() => page.locator("[data-node=text] p").last().textContent()).toBe("200/200");
    expect(await area.inputValue()).toBe(`${"a".repeat(199)}b`);
    await page.reload();
    await expectScreen(page, "complaint-form");
    await expect.poll(() => area.inputValue()).toBe(`${"a".repeat(199)}b`);
  });

  it("makes its button ready", async () => {
    const { page } = visitor;
    await holdReact(page);
    await page.goto(app.origin + chat);
    await expectScreen(page, "service-chat");
    const send = page.locator("[data-node=composer] button");
    await field(page).fill("When is it due?");
    await expect.poll(() => send.getAttribute("aria-disabled")).toBe("false");
    await field(page).fill("  ");
    await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a text that is typed before the app has started", () => {
  it("is still there afterwards with its caret, counts as entered and is typed on", async () => {
    const { page } = visitor;
    const release = await openWithoutScripts(page);
    await field(page).click();
    await page.keyboard.type("How do I py");
    await page.keyboard.press("ArrowLeft");
    release();
    await expectScreen(page, "service-chat");
    await page.keyboard.type("a");
    expect(await field(page).inputValue()).toBe("How do I pay");
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // The text is taken in once the screen is there.
    const copy = page.locator("[data-node=composer] [data-text]");
    await expect.poll(() => copy.getAttribute("data-text")).toBe("How do I pay\n");
  });
});
