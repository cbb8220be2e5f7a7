/** An operator makes a promotion from nothing to the running app, by form alone. */
import type { FrameLocator, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "../support/browser/violations.ts";
import { writePng } from "../support/project/write-png.ts";
import { isThorough } from "../support/run/thoroughness.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio?search=promotion-register");
});
afterAll(() => studio.close());

const english = "Spring: no fee until May";
const indonesian = "Musim semi: tanpa biaya sampai Mei";

interface Opened {
  readonly form: Locator;
  readonly preview: FrameLocator;
}

async function make(id: string, screen: string): Promise<Locator> {
  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByLabel("Screen", { exact: true }).selectOption(screen);
  await page.getByRole("textbox", { name: "Id" }).fill(id);
  await page.getByRole("button", { name: "Make the promotion" }).click();
  return page.getByRole("form", { name: `Promotion ${id}` });
}

async function begin(id: string): Promise<Opened> {
  const form = await make(id, "promotion-register");
  const note = form.getByRole("group", { name: `${id.charAt(0)}${id.slice(1).toLowerCase()} note · Text` });
  await note.getByLabel("English (en)").fill(english);
  await note.getByLabel("Indonesian (id)").fill(indonesian);
  const preview = page.frameLocator(`iframe[title="promotion-register, india+${id}"]`);
  await preview.getByText(english).waitFor();
  return { form, preview };
}

async function setPeriod({ form, preview }: Opened): Promise<void> {
  await form.getByLabel("From").fill("2020-03-01T00:00");
  await form.getByLabel("Until").fill("2099-05-01T00:00");
  await form.getByRole("button", { name: "When it is over" }).click();
  await preview.getByText(english).waitFor({ state: "detached" });
  await form.getByRole("button", { name: "The promotion", exact: true }).click();
}

/** Saves everything, and opens it in the app. */
async function saveAndOpen(id: string, files: number): Promise<void> {
  await page.getByRole("link", { name: "Save and publish…" }).click();
  await page.getByText("The check finds no problem.").waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByText(`Saved ${files} files.`).waitFor();
  expect(JSON.parse(studio.read(`screens/promotion/register/${id}.json`))).toMatchObject({
    from: "2020-03-01",
    until: "2099-05-01",
    texts: { variantNote: { en: english, id: indonesian } },
  });
  const address = await page.getByRole("link", { name: `Open India, ${id} in the app` }).getAttribute("href");
  await page.goto(studio.origin + (address ?? ""));
  await page.getByText(english).waitFor();
}

it("a promotion from nothing: two languages, dates, and the running app", async () => {
  await setPeriod(await begin("SPRING"));
  await saveAndOpen("SPRING", 2);
  expect(studio.takeComplaints()).toEqual([]);
});

it.runIf(isThorough)("the same with a picture and a colour, in both schemes and at 320 px", async () => {
  await page.goto(`${studio.origin}/studio/screen/promotion-register`);
  const opened = await begin("AUTUMN");
  const { form, preview } = opened;
  await setPeriod(opened);
  const photo = { name: "Autumn offer.png", mimeType: "image/png", buffer: Buffer.from(writePng(1200, 600, 0), "latin1") };
  await form.getByLabel("Drop a file here").setInputFiles(photo);
  await preview.locator('[data-node="hero"] img').waitFor();
  await form.getByLabel("Colour", { exact: true }).fill("#8a1538");
  await form.getByText("Contrast with #FFFFFF: 9.3 to 1, passes").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await form.getByText("as the server says").waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await form.getByText("Contrast with #FFFFFF").waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel("Width", { exact: true }).selectOption("320");
  for (const scheme of ["light", "dark"]) {
    await page.getByRole("radio", { name: scheme === "dark" ? "Dark" : "Light", exact: true }).check();
    for (const [market, words] of [
      ["india", english],
      ["indonesia", indonesian],
    ] as const) {
      await page.getByLabel("Variant", { exact: true }).selectOption(`${market}+AUTUMN`);
      const shown = page.frameLocator(`iframe[title="promotion-register, ${market}+AUTUMN"]`);
      await shown.getByText(words).waitFor();
      const html = shown.locator("html");
      await expect.poll(() => html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe(scheme);
      expect(await html.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])).toEqual([320, 320]);
    }
  }
  await saveAndOpen("AUTUMN", 3);
  const picture = page.locator('[data-node="hero"] img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(719);
  expect(studio.takeComplaints()).toEqual([]);
});

it("changes a list by keyboard alone: an entry is added, written, moved and removed", async () => {
  await page.goto(`${studio.origin}/studio/screen/promotion-download`);
  const form = await make("LISTS", "promotion-download");
  await form.locator("summary", { hasText: "Steps" }).click();
  const list = form.getByRole("group", { name: "Steps · Sections" });
  const steps = page.frameLocator('iframe[title="promotion-download, india+LISTS"]').locator('[data-node="steps"] li');
  await expect.poll(() => steps.count()).toBe(3);
  await list.getByRole("button", { name: "Add an entry to 1, steps" }).press("Enter");
  const fourth = list.getByRole("textbox", { name: "1, steps 4 English" });
  await expect.poll(() => fourth.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Tell a friend");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ajak teman");
  await expect.poll(() => steps.nth(3).textContent()).toContain("Tell a friend");
  expect(await findViolations(page)).toEqual([]);

  await list.getByRole("button", { name: "Move 1, steps 4 up" }).press("Enter");
  // The focus goes with the entry.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Move 1, steps 3 up");
  await page.keyboard.press("Enter");
  await expect.poll(() => steps.nth(1).textContent()).toContain("Tell a friend");
  await list.getByRole("button", { name: "Remove 1, steps 1", exact: true }).press("Enter");
  await expect
    .poll(() => steps.allTextContents())
    .toEqual([expect.stringContaining("Tell a friend"), expect.anything(), expect.anything()]);

  await list.getByRole("button", { name: "As without the promotion" }).press("Enter");
  await expect.poll(() => steps.nth(2).textContent()).toContain("See what a loan costs");
  expect(studio.takeComplaints()).toEqual([]);
});

it("one that has not begun: in the app at its moment, and at none; in the list, on a day, and as the begin of the next one", async () => {
  await page.goto(`${studio.origin}/studio/screen/promotion-register`);
  const form = await make("LATER", "promotion-register");
  await form.getByLabel("From").fill("2099-03-01T00:00");
  await form.getByLabel("From").press("ControlOrMeta+s");
  await page.getByText("Saved 2 files.").waitFor();
  const link = form.getByRole("link", { name: "Open it in the app" });
  await expect.poll(() => link.getAttribute("href")).toMatch(/templateId=LATER&.*&scenario=promotion-later&at=2099-02-28T18:30Z$/);

  await page.goto(studio.origin + ((await link.getAttribute("href")) ?? ""));
  await page.getByText("The clock of this page shows 1 Mar 2099").waitFor();
  await page.locator('[data-node="later-note"]').waitFor();
  await page.getByRole("link", { name: "Back to the true time" }).click();
  await page.getByText("LATER has not begun: it runs from 1 Mar 2099").waitFor();
  expect(await page.locator('[data-node="later-note"]').count()).toBe(0);
  await page.getByRole("link", { name: "Show it as it is then" }).click();
  await page.locator('[data-node="later-note"]').waitFor();

  await page.goto(`${studio.origin}/studio?search=promotion-register&market=india&at=2099-04-01T09:00`);
  const day = page.getByRole("region", { name: "India on 1 Apr 2099, 09:00" });
  await day.getByRole("row", { name: /LATER Shown/ }).waitFor();

  await page.goto(`${studio.origin}/studio/promotions`);
  await page.getByRole("row", { name: /LATER .* Not begun/ }).waitFor();
  await page.getByRole("button", { name: "End now: T2" }).click();
  await page.getByRole("row", { name: /T2 Not saved .* Ended/ }).waitFor();
  await page.getByRole("link", { name: "Copy LATER" }).click();
  await page.getByRole("textbox", { name: "Id" }).fill("LATER2");
  await page.getByText("It runs from 2100-03-01, a year later").waitFor();
  await page.getByRole("button", { name: "Make the promotion" }).click();
  const next = page.getByRole("form", { name: "Promotion LATER2" });
  await expect.poll(() => next.getByLabel("From").inputValue()).toBe("2100-03-01T00:00");
  expect(studio.takeComplaints()).toEqual([]);
});
