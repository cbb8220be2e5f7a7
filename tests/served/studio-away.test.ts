/** The server of the studio is away while somebody types. */
import { once } from "node:events";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "../support/run/thoroughness.ts";
import { readDraft } from "../support/studio/read-draft.ts";
import { replaceInEditor } from "../support/studio/replace-in-editor.ts";
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
  // What a failed test leaves must not fail the next one. After another, what was saved last may still be on its way to the page.
  const discard = page.getByRole("button", { name: "Discard" });
  if (task.result?.state === "fail" && (await discard.isEnabled())) await discard.click();
  await page.context().close();
});

const editor = (path = file) => page.getByRole("textbox", { name: path });
const save = () => page.getByRole("button", { name: "Save", exact: true });
const preview = () => page.frameLocator('iframe[title="complaint-form, india"]');
const noResponse = () => page.getByRole("alert").filter({ hasText: "The server does not respond." });

async function openForm(): Promise<void> {
  page = await studio.openPage("/studio/screen/complaint-form");
  await preview().getByRole("button", { name: "Submit" }).waitFor();
  await page
    .getByRole("tabpanel", { name: /Problems/ })
    .getByText("No problems.")
    .waitFor();
}

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

  it("is not gone where it closed a connection just then", async () => {
    await openForm();
    await page.route("**/studio/api/edit", (route) => route.abort("connectionreset"), { times: 1 });
    await replaceInEditor(editor(), '"{texts.submit}"', '"{texts.submit} 1"');
    await submits("Submit 1").waitFor();
    // Whether that was saved nobody knows.
    await page.route("**/studio/api/save", (route) => route.abort("connectionreset"), { times: 1 });
    await save().click();
    await noResponse().waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await submits("Submit").waitFor();
    expect(studio.takeComplaints()).toEqual([1, 2].map(() => expect.stringContaining("ERR_CONNECTION_RESET")));
  });

  it("writes what was typed into a form when it is back, also beside what was typed into the text, and asks before the page is left", async () => {
    const overlay = "screens/promotion/register/T2.json";
    page = await studio.openPage(`/studio/screen/promotion-register?variant=india%2BT2&view=both&file=${encodeURIComponent(overlay)}`);
    const until = page.getByRole("form", { name: "Promotion T2" }).getByLabel("Until");
    await until.click();
    await stop();
    await until.fill("2099-05-01T00:00");
    await until.blur();
    await noResponse().waitFor();
    const [asked] = await Promise.all([page.waitForEvent("dialog"), page.evaluate(() => setTimeout(() => location.reload()))]);
    expect(asked.type()).toBe("beforeunload");
    await asked.dismiss();
    await replaceInEditor(editor(overlay), "Festival offer", "Harvest offer");
    expect(await readDraft(page, overlay)).not.toContain("2099");
    start();
    await expect.poll(() => readDraft(page, overlay)).toContain('"until": "2099-05-01"');
    expect(await readDraft(page, overlay)).toContain("Harvest offer in India");
    expect(await until.inputValue()).toBe("2099-05-01T00:00");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => readDraft(page, overlay)).toBeNull();
    expect(takeOthers()).toEqual([]);
  });

  it("writes what was typed into the table of texts, in a file that was not open yet", async () => {
    page = await studio.openPage("/studio/texts?search=submit");
    const cell = page.getByRole("textbox", { name: "submit in en, complaint-form" });
    await cell.waitFor();
    await stop();
    await cell.fill("Send it");
    await noResponse().waitFor();
    start();
    await expect.poll(() => readDraft(page, texts)).toContain('"en": "Send it"');
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Discard 1 file" }).click();
    await expect.poll(() => readDraft(page, texts)).toBeNull();
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
    await expect.poll(() => readDraft(page, file)).toBeNull();
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
  await expect.poll(() => readDraft(page, file)).toBeNull();
  await second.stop();
  studio.write(file, good);
});
