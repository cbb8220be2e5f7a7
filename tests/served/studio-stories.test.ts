/** What goes wrong while somebody works, and how the studio helps: mistakes, a base that moves, a lost server, a full disk. */
import { once } from "node:events";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "../support/run/thoroughness.ts";
import { canLimit, limitFiles } from "../support/studio/limited-disk.ts";
import { type Mistake, mistakes } from "../support/studio/mistakes.ts";
import { findInEditor, replaceInEditor } from "../support/studio/replace-in-editor.ts";
import { startStudio } from "../support/studio/start-studio.ts";
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
const noResponse = () => page.getByRole("alert").filter({ hasText: "The server does not respond." });

/** What this browser would restore after a crash; null where nothing differs from the disk. */
const readDraft = (path: string): Promise<string | null> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("layar.studio.draft.") && one.endsWith(`.${name}`));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? "").text;
  }, path);

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
      await expect.poll(() => readDraft(file), { message: mistake.name }).toBe(good);
    }
    await preview().getByRole("button", { name: "Submit" }).waitFor();
    await save().click();
    await expect.poll(() => readDraft(file)).toBeNull();
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
    expect(await readDraft(texts)).toBe(studio.read(texts));
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
  await expect.poll(() => readDraft(overlay)).toContain('"hint": "{texts.phoneHint}"');
  studio.write(base, before.replace('"hint": "{texts.phoneHelp}"', '"hint": "{texts.phoneHelp}."'));
  await problem('was `"{texts.phoneHelp}"` when the overlay was written, and is `"{texts.phoneHelp}."` now').waitFor();
  expect(await readDraft(overlay)).toContain('"hint": "{texts.phoneHint}"');
  await panel().getByRole("button", { name: "Fix" }).click();
  await panel().getByText("No problems.").waitFor();
  await save().click();
  await expect.poll(() => readDraft(overlay)).toBeNull();
  expect(JSON.parse(studio.read(overlay))).toMatchObject({
    replaces: { "phone.props.hint": "{texts.phoneHelp}." },
    nodes: { phone: { props: { hint: "{texts.phoneHint}" } } },
  });
  await shown.getByText("The number registered with your bank.").first().waitFor();
  studio.write(base, before);
  studio.write(overlay, own);
  expect(studio.takeComplaints()).toEqual([]);
});

describe("a server that stops while somebody types", () => {
  let isStopped = false;
  // Not by unrouting: a request that is under way at that moment, of whatever kind, never ends.
  const stop = async () => {
    isStopped = true;
    await page.context().route("**/studio/api/**", (route) => (isStopped ? route.abort("connectionrefused") : route.continue()));
  };
  const start = () => {
    isStopped = false;
  };
  /** The browser says of each request that it has failed; nothing else may. */
  const takeOthers = () => studio.takeComplaints().filter((one) => !one.includes("ERR_CONNECTION_REFUSED"));
  const submits = (words: string) => preview().getByRole("button", { name: words, exact: true });

  it("says so, and goes on by itself when it is back", async () => {
    await openForm();
    await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 1"');
    await submits("Submit 1").waitFor();
    await stop();
    await replaceInEditor(editor(), "submit} 1", "submit} 12");
    await noResponse().waitFor();
    start();
    await noResponse().waitFor({ state: "detached" });
    await submits("Submit 12").waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await submits("Submit").waitFor();
    expect(takeOthers()).toEqual([]);
  });

  it.runIf(isThorough)("a reload meanwhile loses nothing, also of what was typed since", async () => {
    await openForm();
    await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 1"');
    await submits("Submit 1").waitFor();
    await stop();
    await replaceInEditor(editor(), "submit} 1", "submit} 12");
    await noResponse().waitFor();
    await save().click();
    await page.reload();
    await noResponse().waitFor();
    start();
    await submits("Submit 12").waitFor();
    await save().click();
    await expect.poll(() => studio.read(file)).toContain('"{texts.submit} 12"');
    await replaceInEditor(editor(), "submit} 12", "submit}");
    await submits("Submit").waitFor();
    await save().click();
    await expect.poll(() => readDraft(file)).toBeNull();
    expect(takeOthers()).toEqual([]);
  });
});

it.runIf(isThorough)("a server that is killed and started again: what was typed meanwhile is there, and is saved", async () => {
  const first = await startStudio({ port: "0", root: studio.root });
  const { origin } = first.place;
  page = await (await studio.browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${origin}/studio/screen/complaint-form`);
  const submits = (words: string) => preview().getByRole("button", { name: words, exact: true });
  await submits("Submit").waitFor();
  const good = studio.read(file);
  const exited = once(first.child, "exit");
  first.child.kill("SIGKILL");
  await exited;
  await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 1"');
  await noResponse().waitFor();
  const second = await startStudio({ port: new URL(origin).port, root: studio.root });
  await submits("Submit 1").waitFor();
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(good.replace('"{texts.submit}"', '"{texts.submit} 1"'));
  await expect.poll(() => readDraft(file)).toBeNull();
  await second.stop();
  studio.write(file, good);
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
  expect(await readDraft(file)).toBe(mine);
  await page.reload();
  await preview().getByRole("button", { name: "Submit!" }).waitFor();
  expect(await readDraft(file)).toBe(mine);
  lift();
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(mine);
  await expect.poll(() => readDraft(file)).toBeNull();
  await replaceInEditor(editor(), "submit}!", "submit}");
  await save().click();
  await expect.poll(() => studio.read(file)).toBe(good);
  expect(studio.takeComplaints()).toEqual([]);
});
