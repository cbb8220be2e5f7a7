/** An operator makes a promotion from nothing to the running app, by form alone. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenStudio, openStudio } from "../support/studio.ts";
import { writePng } from "../support/write-png.ts";

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio?search=promotion-register");
});
afterAll(() => studio.close());

it("a promotion from nothing: texts, picture, dates, previews, and the running app", async () => {
  const form = page.getByRole("form", { name: "Promotion SPRING" });
  const preview = page.frameLocator('iframe[title="promotion-register, india+SPRING"]');
  await page.getByRole("button", { name: "New promotion" }).click();
  await page.getByLabel("Screen that it changes").selectOption("promotion-register");
  await page.getByRole("textbox", { name: "Id" }).fill("SPRING");
  await page.getByRole("button", { name: "Make it" }).click();

  const note = form.getByRole("group", { name: "spring-note.text" });
  await note.getByLabel("English (en)").fill("Spring: no fee until May");
  await note.getByLabel("Indonesian (id)").fill("Musim semi: tanpa biaya sampai Mei");
  await preview.getByText("Spring: no fee until May").waitFor();

  await form.getByLabel("From").fill("2020-03-01T00:00");
  await form.getByLabel("Until").fill("2099-05-01T00:00");
  await form.getByRole("button", { name: "When it is over" }).click();
  await preview.getByText("Spring: no fee until May").waitFor({ state: "detached" });
  await form.getByRole("button", { name: "The promotion", exact: true }).click();

  const photo = { name: "Spring offer.png", mimeType: "image/png", buffer: Buffer.from(writePng(1200, 600, 0), "latin1") };
  await form.getByLabel("Drop a file here").setInputFiles(photo);
  await preview.locator('[data-node="hero"] img').waitFor();
  await form.getByLabel("Colour", { exact: true }).fill("#8a1538");
  await form.getByText("Contrast with #FFFFFF: 9.3 to 1, passes").waitFor();

  await page.getByRole("button", { name: "Undo" }).click();
  await form.getByText("as the server says").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await form.getByText("Contrast with #FFFFFF").waitFor();

  await page.getByLabel("Width").selectOption("320");
  await page.getByLabel("Colours").selectOption("dark");
  await page.getByLabel("Variant").selectOption("indonesia+SPRING");
  const other = page.frameLocator('iframe[title="promotion-register, indonesia+SPRING"]');
  await other.getByText("Musim semi: tanpa biaya sampai Mei").waitFor();
  expect(await other.locator("html").evaluate((html) => [html.clientWidth, html.scrollWidth, getComputedStyle(html).colorScheme])).toEqual([
    320,
    320,
    "dark",
  ]);

  await page.getByRole("link", { name: "Save and publish…" }).click();
  await page.getByText("The check finds nothing.").waitFor();
  await page.getByRole("listitem").getByText("a spring-note (note) after hero").first().waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByText("Saved 3 files.").waitFor();
  expect(JSON.parse(studio.read("screens/promotion/register/SPRING.json"))).toMatchObject({
    from: "2020-03-01",
    until: "2099-05-01",
    texts: { variantNote: { en: "Spring: no fee until May", id: "Musim semi: tanpa biaya sampai Mei" } },
    nodes: { hero: { props: { image: expect.stringMatching(/^picture:spring-offer-[0-9a-f]{8}\.webp$/), accent: "#8A1538" } } },
  });

  const address = await page.getByRole("link", { name: "Open india+SPRING in the app" }).getAttribute("href");
  await page.goto(studio.origin + (address ?? ""));
  await page.getByText("Spring: no fee until May").waitFor();
  await expect
    .poll(() => page.locator('[data-node="hero"] img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(719);
  expect(studio.takeComplaints()).toEqual([]);
});
