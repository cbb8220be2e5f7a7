/** What goes wrong while somebody works, and how the studio helps: mistakes, a base that moves, a full disk. */
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "../support/run/thoroughness.ts";
import { canLimit, limitFiles } from "../support/studio/limited-disk.ts";
import { type Mistake, mistakes } from "../support/studio/mistakes.ts";
import { readDraft } from "../support/studio/read-draft.ts";
import { findInEditor, replaceInEditor } from "../support/studio/replace-in-editor.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

const file = "screens/complaint/form/screen.json";
const texts = "screens/complaint/form/texts.json";
let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
afterEach(async ({ task }) => {
  // What a failed story leaves must not fail the next one. After another, what was saved last may still be on its way to the page.
  const discard = page.getByRole("button", { name: "Discard" });
  if (task.result?.state === "fail" && (await discard.isEnabled())) await discard.click();
  await page.context().close();
});

const editor = (path = file) => page.getByRole("textbox", { name: path });
const panel = () => page.getByRole("tabpanel", { name: /Problems/ });
/** What a problem marks as code is code on the page, without its marks. */
const problem = (says: string) =>
  panel()
    .getByRole("listitem")
    .filter({ hasText: says.replaceAll("`", "") });
const save = () => page.getByRole("button", { name: "Save", exact: true });
const preview = () => page.frameLocator('iframe[title="complaint-form, india"]');

async function openForm(): Promise<void> {
  page = await studio.openPage("/studio/screen/complaint-form");
  await preview().getByRole("button", { name: "Submit" }).waitFor();
  await panel().getByText("No problems.").waitFor();
}

async function solve({ says, type, isRelated }: Mistake): Promise<void> {
  const shown = problem(says);
  if (type === undefined) return shown.getByRole("button", { name: "Fix" }).click();
  await shown.getByRole("button", { name: isRelated ? /^See / : /screen\.json:\d+:\d+$/ }).click();
  await expect.poll(() => editor().evaluate((element) => element === document.activeElement)).toBe(true);
  // What is missing belongs behind the place.
  if (type === ",") await page.keyboard.press("ArrowRight");
  await page.keyboard.insertText(type);
}

describe("mistakes in the JSON, solved by what is shown", () => {
  it.runIf(isThorough)("ten typical ones", async () => {
    await openForm();
    const good = studio.read(file);
    for (const mistake of mistakes) {
      await replaceInEditor(editor(), mistake.before, mistake.after);
      await problem(mistake.says).waitFor();
      // The preview has the last form without a mistake, whatever the mistake is.
      await page.getByText("Last version without problems").waitFor();
      await solve(mistake);
      await panel().getByText("No problems.").waitFor();
      await expect.poll(() => readDraft(page, file), { message: mistake.name }).toBe(good);
    }
    await preview().getByRole("button", { name: "Submit" }).waitFor();
    await save().click();
    await expect.poll(() => readDraft(page, file)).toBeNull();
    expect(studio.read(file)).toBe(good);
    expect(studio.takeComplaints()).toEqual([]);
  });

  it.runIf(isThorough)("one in another file, to which F12 leads", async () => {
    await openForm();
    await findInEditor(editor(), "{texts.submit}");
    await page.keyboard.press("F12");
    await editor(texts).waitFor();
    await replaceInEditor(editor(texts), '"Kirim"', '"Kirim {name"');
    await problem("has no closing `}`").waitFor();
    await page.getByRole("button", { name: "screen.json", exact: true }).click();
    await editor().waitFor();
    await problem("has no closing `}`")
      .getByRole("button", { name: /texts\.json:\d+:\d+$/ })
      .click();
    await replaceInEditor(editor(texts), " {name", "");
    await panel().getByText("No problems.").waitFor();
    expect(await readDraft(page, texts)).toBe(studio.read(texts));
    expect(studio.takeComplaints()).toEqual([]);
  });
});

it.runIf(isThorough)("an overlay is written while its base changes on the disk", async () => {
  const [base, overlay] = ["screens/promotion/register/screen.json", "screens/promotion/register/T2.json"];
  const [before, own] = [studio.read(base), studio.read(overlay)];
  page = await studio.openPage(`/studio/screen/promotion-register?variant=india%2BT2&view=json&file=${encodeURIComponent(overlay)}`);
  await panel().getByText("No problems.").waitFor();
  await replaceInEditor(editor(overlay), "{texts.phoneHelp}. {texts.phoneHint}", "{texts.phoneHint}");
  const shown = page.frameLocator('iframe[title="promotion-register, india+T2"]');
  await expect.poll(() => readDraft(page, overlay)).toContain('"hint": "{texts.phoneHint}"');
  studio.write(base, before.replace('"hint": "{texts.phoneHelp}"', '"hint": "{texts.phoneHelp}."'));
  await problem('was `"{texts.phoneHelp}"` when the overlay was written, and is `"{texts.phoneHelp}."` now').waitFor();
  expect(await readDraft(page, overlay)).toContain('"hint": "{texts.phoneHint}"');
  await panel().getByRole("button", { name: "Fix" }).click();
  await panel().getByText("No problems.").waitFor();
  await save().click();
  await expect.poll(() => readDraft(page, overlay)).toBeNull();
  expect(JSON.parse(studio.read(overlay))).toMatchObject({
    replaces: { "phone.props.hint": "{texts.phoneHelp}." },
    nodes: { phone: { props: { hint: "{texts.phoneHint}" } } },
  });
  await shown.getByText("The number registered with your bank.").first().waitFor();
  studio.write(base, before);
  studio.write(overlay, own);
  expect(studio.takeComplaints()).toEqual([]);
});

it("what was typed stays, however late the news of another window comes", async () => {
  await openForm();
  const other = await studio.openPage("/studio/screen/complaint-form");
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const asked = page.waitForRequest("**/studio/api/open");
  await page.route(
    "**/studio/api/open",
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await replaceInEditor(other.getByRole("textbox", { name: file }), '"{texts.submit}"', '"{texts.submit} 1"');
  await asked;
  const sent = page.waitForResponse("**/studio/api/edit");
  await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 2"');
  await sent;
  const late = page.waitForResponse("**/studio/api/open");
  release();
  await (await late).finished();
  await preview().getByRole("button", { name: "Submit 2", exact: true }).waitFor();
  expect(await readDraft(page, file)).toContain('"{texts.submit} 2"');
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => readDraft(page, file)).toBeNull();
  await other.context().close();
  expect(studio.takeComplaints()).toEqual([]);
});

it("what another program writes while a save is on its way stays, and is what the next save begins with", async () => {
  await openForm();
  const good = studio.read(file);
  await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 1"');
  await preview().getByRole("button", { name: "Submit 1" }).waitFor();
  await page.route(
    "**/studio/api/save",
    async (route) => {
      const response = await route.fetch();
      studio.write(file, good.replace('"{texts.submit}"', '"{texts.submit} 2"'));
      await preview().getByRole("button", { name: "Submit 2" }).waitFor();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await save().click();
  await expect.poll(() => save().isDisabled()).toBe(true);
  await replaceInEditor(editor(), "submit} 2", "submit}");
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(good);
  expect(studio.takeComplaints()).toEqual([]);
});

it.runIf(isThorough && canLimit)("a full disk: the reason is said, nothing is lost, and it can be saved later", async () => {
  await openForm();
  const good = studio.read(file);
  const mine = good.replace('"{texts.submit}"', '"{texts.submit}!"');
  await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit}!"');
  await preview().getByRole("button", { name: "Submit!" }).waitFor();
  const lift = limitFiles(studio.pid, 2_048);
  await save().click();
  await page
    .getByRole("alert")
    .filter({ hasText: `\`${file}\` could not be written` })
    .waitFor();
  expect(studio.read(file)).toBe(good);
  expect(await readDraft(page, file)).toBe(mine);
  await page.reload();
  await preview().getByRole("button", { name: "Submit!" }).waitFor();
  expect(await readDraft(page, file)).toBe(mine);
  lift();
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(mine);
  await expect.poll(() => readDraft(page, file)).toBeNull();
  await replaceInEditor(editor(), "submit}!", "submit}");
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(good);
  expect(studio.takeComplaints()).toEqual([]);
});
