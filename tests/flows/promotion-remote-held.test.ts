// What holds a screen from the network while it runs: the consent that must be in sight, its budget, and that nothing is sent without a tap.
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import english from "../../screens/catalogue/languages/en.json" with { type: "json" };
import indonesian from "../../screens/catalogue/languages/id.json" with { type: "json" };
import { costlyScreens, wideScreens } from "../authoring/remote/costly-screens.ts";
import { type Group, goodScreen, registerStep } from "../authoring/remote/good-screen.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { sendScreen } from "../support/session/promotion-sender.ts";

const app = builtApp();
const words = { india: english.labels.consentFirst, indonesia: indonesian.labels.consentFirst };
const [header, , , field] = goodScreen.body;
const more = goodScreen.body[5];
const texts = (count: number, name = "t"): Group[] =>
  Array.from({ length: count }, (_, at) => ({ widget: "text", id: `${name}${at}`, props: { text: `Line ${at}` } }));
const button = (id: string, label: string): Group => ({ widget: "button", id, props: { label }, on: { tap: [registerStep] } });

describe.each(takeMarkets(0))("a screen from the network in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market });

  const openWith = (parts: Group) => sendScreen(visitor.page, app.origin, { ...goodScreen, flows: {}, ...parts }, visitor.open);
  const registered = (calls: readonly string[]): number => calls.filter((name) => name === "register").length;

  /** Puts the control at the upper edge of the view, so that what stands before it is above. */
  async function hideConsent(control: Locator): Promise<void> {
    await control.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 4));
  }

  /** Where it is: a tap by its name would scroll to it first. */
  async function tapInPlace(control: Locator): Promise<void> {
    const box = await control.boundingBox();
    if (box) await visitor.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  it("registers from each of two buttons, only while the consent before it is in sight", async () => {
    const { page } = visitor;
    const { calls } = await openWith({
      body: [header, ...texts(20, "a"), button("one", "First"), ...texts(40), button("two", "Second"), ...texts(40, "z")],
    });
    for (const [name, id, count] of [
      ["First", "consent", 1],
      ["Second", "consent-2", 2],
    ] as const) {
      const control = page.getByRole("button", { name });
      const consent = page.locator(`[data-node="${id}"]`);
      await hideConsent(control);
      await tapInPlace(control);
      await page.getByText(words[market]).waitFor();
      expect(await consent.evaluate((element) => element === document.activeElement)).toBe(true);
      const box = await consent.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(registered(calls)).toBe(count - 1);
      await tapInPlace(control);
      await expect.poll(() => registered(calls)).toBe(count);
    }
  });

  it("takes no tap through a message that lies on the consent", async () => {
    const { page } = visitor;
    const gift = { do: "toast", tone: "info", ms: 60_000, text: `${"Your free gift is waiting. ".repeat(64)}Tap here` };
    const { calls } = await openWith({ onOpen: [gift], body: [header, ...texts(18), button("one", "Continue")] });
    const control = page.getByRole("button", { name: "Continue" });
    await page.locator("[data-node=toast]").waitFor();
    await control.scrollIntoViewIfNeeded();
    await tapInPlace(control);
    await page.getByText(words[market]).waitFor();
    expect(registered(calls)).toBe(0);
    await tapInPlace(control);
    await expect.poll(() => registered(calls)).toBe(1);
  });

  it("takes the Enter of a field for a press", async () => {
    const { page } = visitor;
    const { calls } = await openWith({
      body: [header, ...texts(30), { ...field, on: { submit: [registerStep] } }, more, ...texts(30, "z")],
    });
    const input = page.getByLabel("Phone number");
    await input.fill("13900000012");
    await hideConsent(input);
    await input.press("Enter");
    await page.getByText(words[market]).waitFor();
    expect(registered(calls)).toBe(0);
    await input.press("Enter");
    await expect.poll(() => registered(calls)).toBe(1);
  });

  it("does not take a consent that comes into sight after the press", async () => {
    const { page } = visitor;
    const late = { ...button("late", "Later"), on: { tap: [{ do: "wait", ms: 1500 }, registerStep] } };
    const { calls } = await openWith({ body: [header, ...texts(30), late, ...texts(30, "z")] });
    const control = page.getByRole("button", { name: "Later" });
    await hideConsent(control);
    await tapInPlace(control);
    await page.locator("[data-node=consent]").scrollIntoViewIfNeeded();
    await page.getByText(words[market]).waitFor();
    expect(registered(calls)).toBe(0);
  });

  describe("gives its place to the built-in one", () => {
    it.each([...costlyScreens, ...wideScreens].map(([what, screen]) => [what, screen] as const))(
      "when it %s",
      { timeout: 60_000 },
      async (_, screen) => {
        const { page } = visitor;
        await sendScreen(page, app.origin, screen, visitor.open);
        await page.getByRole("heading", { level: 1, name: "Built-in offer" }).waitFor();
        expect(await page.evaluate(() => document.body.textContent.length)).toBeLessThan(5_000);
      },
    );
  });
});
