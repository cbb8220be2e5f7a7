import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { replaceInEditor } from "../support/studio/replace-in-editor.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

const file = "screens/complaint/form/screen.json";
const address = "/studio/screen/complaint-form";
let studio: OpenStudio;
let context: BrowserContext;
let page: Page;
let good: string;

beforeAll(async () => {
  studio = await openStudio();
  good = studio.read(file);
  page = await studio.openPage(address);
  context = page.context();
  await preview(page).getByRole("button", { name: "Submit" }).waitFor();
});
/** The next test goes on in the same window, with the file as it was. */
afterEach(async () => {
  const discard = page.getByRole("button", { name: "Discard" });
  if (await discard.isEnabled()) await discard.click();
  if (studio.read(file) !== good) studio.write(file, good);
  await preview(page).getByRole("button", { name: "Submit", exact: true }).waitFor();
  await preview(page).getByRole("heading", { name: "Complaint", exact: true }).waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});
afterAll(() => studio.close());

const preview = (of: Page) => of.frameLocator('iframe[title="complaint-form, india"]');
const editor = (of: Page) => of.getByRole("textbox", { name: file });
const panel = (of: Page) => of.getByRole("tabpanel", { name: /Problems/ });

const replace = (of: Page, before: string, after: string) => replaceInEditor(editor(of), before, after);

describe("what is typed", () => {
  it("is in the preview before it is saved, and on the disk after", async () => {
    await replace(page, '"{texts.submit}"', '"{texts.submit}!"');
    await preview(page).getByRole("button", { name: "Submit!" }).waitFor();
    expect(studio.read(file)).toBe(good);
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => studio.read(file)).toBe(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await expect.poll(() => page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  });

  it("with a mistake leaves the last good screen, dimmed, beside the problem, whose fix solves it", async () => {
    await replace(page, '"text-area"', '"text-aera"');
    await page.getByText("Last version without problems").waitFor();
    expect(await panel(page).textContent()).toContain("Did you mean text-area?");
    await panel(page).getByRole("button", { name: "Fix" }).click();
    await page.getByText("Last version without problems").waitFor({ state: "detached" });
    await panel(page).getByText("No problems.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Save" }).isEnabled()).toBe(true);
  });

  it("outlives a reload that comes before it is saved", async () => {
    await replace(page, '"{texts.submit}"', '"{texts.submit}?"');
    await preview(page).getByRole("button", { name: "Submit?" }).waitFor();
    await page.reload();
    await preview(page).getByRole("button", { name: "Submit?" }).waitFor();
  });
});

describe("two writers of one file", () => {
  it("of which one is another program: nothing is lost, and the studio asks", async () => {
    await replace(page, '"{texts.submit}"', '"{texts.submit}!"');
    await preview(page).getByRole("button", { name: "Submit!" }).waitFor();
    const theirs = good.replace('{ "title": "{texts.title}" }', '{ "title": "{texts.title}." }');
    studio.write(file, theirs);
    await page.getByText("The file has changed on the disk since you began.").waitFor();
    expect(studio.read(file)).toBe(theirs);
    // It goes on asking in a page that is loaded again, and writes over nothing that nobody has seen.
    await page.reload();
    await page.getByText("The file has changed on the disk since you began.").waitFor();
    await page.getByRole("button", { name: "Take the text of the disk" }).click();
    await preview(page).getByRole("heading", { name: "Complaint." }).waitFor();
  });

  it("while another page of the studio is open: the text is the new one afterwards", async () => {
    await page.getByRole("link", { name: "Promotions", exact: true }).click();
    const read = page.waitForResponse("**/studio/api/project");
    studio.write(file, good.replace('"{texts.title}"', '"{texts.title}."'));
    await read;
    await page.goBack();
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+Home");
    await expect.poll(() => editor(page).textContent()).toContain('"title": "{texts.title}."');
  });

  it("in two windows: the second follows what the first types", async () => {
    const other = await context.newPage();
    await other.goto(studio.origin + address);
    await replace(page, '"{texts.submit}"', '"{texts.submit}!"');
    await preview(other).getByRole("button", { name: "Submit!" }).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => studio.read(file)).toContain('"{texts.submit}!"');
    await replace(other, '"{texts.submit}!"', '"{texts.submit}?"');
    await other.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => studio.read(file)).toContain('"{texts.submit}?"');
    // What the second has saved is nothing to save, or to discard, in the first.
    await expect.poll(() => page.getByRole("button", { name: "Discard" }).isDisabled()).toBe(true);
    await other.close();
  });
});

it("an element leads to its line, and the line to its element", async () => {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+Home");
  const scrolled = () => page.locator(".cm-scroller").evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeLessThan(10);
  await page.getByRole("button", { name: "Choose an element" }).click();
  await preview(page).getByRole("button", { name: "Submit" }).click();
  await page.getByRole("tab", { name: "Element" }).click();
  await page.getByText("submit is a button").waitFor();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await preview(page).locator('[data-node="submit"][data-studio-mark]').waitFor();
});

it("four at once: the panels speak of the one in which an element was chosen, and it is outlined in all", async () => {
  await page.goto(`${studio.origin}${address}?frames=4`);
  const frames = [1, 2, 3, 4].map((place) => page.getByRole("region", { name: `Preview ${place}` }).frameLocator("iframe"));
  await Promise.all(frames.map((frame) => frame.locator('[data-node="submit"]').waitFor()));
  const speaks = (place: number) => page.getByRole("region", { name: `Preview ${place}` }).getByRole("button", { name: "Panels" });
  expect(await speaks(1).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Choose an element" }).click();
  await frames[1]?.getByRole("button", { name: "Kirim" }).click();
  await Promise.all(frames.map((frame) => frame.locator('[data-node="submit"][data-studio-mark]').waitFor()));
  await expect.poll(() => speaks(2).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("tab", { name: "Expression" }).click();
  await page.getByRole("textbox", { name: "Expression" }).click();
  await page.keyboard.insertText("texts.submit");
  await page.getByRole("tabpanel", { name: "Expression" }).getByText('"Kirim"').first().waitFor();
  await page.goto(studio.origin + address);
});
