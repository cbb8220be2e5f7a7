import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

const file = "widgets/note/note.examples.json";
let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio/widgets/note/warn");
});
afterAll(() => studio.close());

const preview = () => page.frameLocator('iframe[title="Example of note"]');
const panel = (name: string) => page.getByRole("tabpanel", { name });

it("an operator changes an example by form, sees it, and keeps it as one of its own, which has its own address", async () => {
  const before = readFileSync(`src/${file}`, "utf8");
  await preview().getByText("Paying late costs more each day.").waitFor();
  await panel("Properties").getByRole("textbox", { name: "text", exact: true }).fill("Paying early costs nothing.");
  await preview().getByText("Paying early costs nothing.").waitFor();
  await panel("Properties").getByRole("combobox", { name: "tone" }).selectOption("ok");
  await page.getByRole("button", { name: "New example" }).click();
  await page.getByLabel("What does it show?").fill("Good news");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/studio/widgets/note/good-news");
  await page.getByRole("link", { name: "Good news" }).and(page.locator("[aria-current]")).waitFor();
  const examples = JSON.parse(studio.read(file)).examples;
  expect(examples["good-news"]).toEqual({ title: "Good news", props: { text: "Paying early costs nothing.", tone: "ok" } });
  expect({ ...examples, "good-news": undefined }).toEqual({ ...JSON.parse(before).examples, "good-news": undefined });
  await preview().getByText("Paying early costs nothing.").waitFor();
});

it("shows what comes of a widget, and which screens use it", async () => {
  await page.goto(`${studio.origin}/studio/widgets/button/primary`);
  await page.frameLocator('iframe[title="Example of button"]').getByRole("button", { name: "Submit" }).click();
  await page.getByRole("tab", { name: /Events/ }).click();
  await panel("Events").getByRole("list", { name: "Events that came" }).getByText("tap").waitFor();
  await page.getByRole("tab", { name: /Screens/ }).click();
  await panel("Screens").getByRole("link", { name: "complaint-form" }).waitFor();
});

it("has the styles of a widget after those of the engine, which they change", async () => {
  await page.goto(`${studio.origin}/studio/widgets/note/warn`);
  await preview().getByText("Paying late costs more each day.").waitFor();
  const order = await preview()
    .locator("head")
    .evaluate(({ ownerDocument }) => {
      const rules = [...ownerDocument.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
      return [/^\.ly-btn\b/, /^\.note_root\b/, /^\.product-card_tonal\b/].map((rule) => rules.findIndex((text) => rule.test(text)));
    });
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it("finds what axe finds, and leads to it", async () => {
  await page.goto(`${studio.origin}/studio/widgets/button/primary`);
  await page.getByRole("tab", { name: /Accessibility/ }).click();
  await panel("Accessibility").getByText("Nothing found in what is shown.").waitFor();
  await page.getByRole("tab", { name: "Properties" }).click();
  await panel("Properties").getByRole("textbox", { name: "label", exact: true }).fill("");
  await page.getByRole("tab", { name: /Accessibility/ }).click();
  await panel("Accessibility").getByText("button-name").waitFor();
  await panel("Accessibility").getByRole("button", { name: "Show node" }).click();
  await page.frameLocator('iframe[title="Example of button"]').locator("[data-studio-mark]").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  expect(studio.takeComplaints()).toEqual([]);
});

it("shows the code of a widget as it is now, and goes on after code that cannot be read", async () => {
  const code = "widgets/status-picture/status-picture.tsx";
  const before = studio.read(code);
  await page.goto(`${studio.origin}/studio/widgets/status-picture`);
  const example = page.frameLocator('iframe[title="Example of status-picture"]');
  await example.getByRole("img", { name: "Under review" }).waitFor();
  // A page that is not connected yet misses what is saved, so it is saved again.
  let saved = before.replace(/<div\b/, '<div data-changed=""');
  expect(saved).not.toBe(before);
  const countAfterSaving = async (): Promise<number> => {
    const count = await example.locator("[data-changed]").count();
    saved += "\n";
    if (count === 0) studio.write(code, saved);
    return count;
  };
  await expect.poll(countAfterSaving, { timeout: 60_000, interval: 1_000 }).toBe(1);
  studio.write(code, before.replace("return ", "return return "));
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  studio.write(code, before);
  await page.locator("vite-error-overlay").waitFor({ state: "detached" });
  await example.getByRole("img", { name: "Under review" }).waitFor();
  await example.locator("[data-changed]").waitFor({ state: "detached" });
  studio.takeComplaints();
});
