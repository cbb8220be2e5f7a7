/** What somebody does in the studio before each picture is taken. */
import type { Page } from "playwright";
import { findInEditor } from "../../tests/support/studio/replace-in-editor.ts";

export const studioFrame = { width: 1280, height: 800, radius: 12, scale: 1.5, quality: 70 };

export type Prepare = (page: Page) => Promise<void>;

/** In the order in which they are taken: what is typed stays typed. */
export const studioPictures: Readonly<Record<string, Prepare>> = {
  /** The first picture of the README: a node's line, and the node on the screen. */
  async studio(page) {
    await openScreen(page, "loan-details");
    await findInEditor(page.locator(".cm-content"), '"id": "state"');
    await page.keyboard.press("Home");
    await page.getByRole("tab", { name: "Element" }).click();
  },
  async "studio-start"(page) {
    await page.goto("/studio");
    await page.locator('[data-screen-id="complaint-type"] iframe').waitFor();
  },
  async "studio-texts"(page) {
    await page.goto("/studio/texts?screen=promotion-register");
    await page.getByRole("row").first().waitFor();
  },
  async "studio-developer"(page) {
    await page.goto("/complainPageNext?market=1");
    await page.getByRole("textbox").fill("The collector called ten times in one day.");
    await page.keyboard.press("Alt+Shift+L");
    await page.frameLocator('iframe[title="Developer panel"]').getByRole("tab", { name: "Trace" }).click();
  },
  async "studio-gallery"(page) {
    await page.goto("/studio/widgets/product-card");
    await page.frameLocator("iframe").first().getByRole("button").first().waitFor();
  },
  async "studio-promotion"(page) {
    await page.goto("/studio?search=promotion-register");
    await page.getByRole("link", { name: "New promotion" }).click();
    await page.getByLabel("Screen", { exact: true }).selectOption("promotion-register");
    await page.getByRole("textbox", { name: "Id" }).fill("SPRING");
    await page.getByRole("button", { name: "Make the promotion" }).click();
    const form = page.getByRole("form", { name: "Promotion SPRING" });
    const note = form.getByRole("group", { name: "Spring note · Text" });
    await note.getByLabel("English (en)").fill("Spring: no fee until May");
    await note.getByLabel("Indonesian (id)").fill("Musim semi: tanpa biaya sampai Mei");
    await form.getByLabel("From").fill("2027-03-01T00:00");
    await form.getByLabel("Until").fill("2027-05-01T00:00");
    await form.getByLabel("Colour", { exact: true }).fill("#8a1538");
    await form.getByText("Contrast with").waitFor();
    await form.getByRole("heading", { name: "When" }).scrollIntoViewIfNeeded();
  },
  async "studio-change"(page) {
    await page.goto("/studio/publish");
    await page.getByText("The check finds no problem.").waitFor();
  },
  /** "Break it and see" of the README, whose sample the project has. The last one, because its screen stays broken. */
  async mistake(page) {
    await openScreen(page, "service-hours");
    await page.locator(".cm-content").getByText('"link"', { exact: true }).dblclick();
    await page.keyboard.type("linc");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fix", exact: true }).first().waitFor();
  },
};

/** With what its preview shows. */
async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`/studio/screen/${screen}?scheme=light`);
  await page.locator(".cm-content").waitFor();
  await page.frameLocator("iframe").locator("[data-state=ready]").waitFor();
}
