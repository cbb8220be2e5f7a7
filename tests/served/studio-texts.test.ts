import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "../support/browser/violations.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

const file = "screens/complaint/form/texts.json";
let studio: OpenStudio;

beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const cell = (page: Page, name: string, language: string) => page.getByRole("textbox", { name: `${name} in ${language}, complaint-form` });

it("a text that is missing stands first, is written in place, saved, and shown in the app", async () => {
  studio.write(file, studio.read(file).replace('"submit": { "en": "Submit", "id": "Kirim" }', '"submit": { "en": "Submit" }'));
  const page = await studio.openPage("/studio/texts?search=submit");
  await cell(page, "submit", "id").waitFor();
  await expect.poll(() => page.getByRole("row").nth(1).getByRole("rowheader").textContent()).toContain("submitcomplaint-form");
  await cell(page, "submit", "id").fill("Kirim keluhan ini");
  await page.getByText("1 file not saved").waitFor();
  expect(studio.read(file)).not.toContain("Kirim keluhan ini");

  await page.reload();
  await expect.poll(() => cell(page, "submit", "id").inputValue()).toBe("Kirim keluhan ini");
  await cell(page, "submit", "id").press("ControlOrMeta+s");
  await page.getByText("Everything is saved").waitFor();
  expect(studio.read(file)).toContain('"submit": { "en": "Submit", "id": "Kirim keluhan ini" }');
  await page.getByText("No problems").waitFor();

  await page.getByRole("link", { name: "submit on complaint-form" }).click();
  await page.locator('.cm-activeLine + .cm-line:has-text("submit")').waitFor();
  await page.goto(`${studio.origin}/studio/screen/complaint-form?variant=indonesia`);
  await page.frameLocator('iframe[title="complaint-form, indonesia"]').getByRole("button", { name: "Kirim keluhan ini" }).waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});

it("a form that all numbers fall back to cannot be emptied, and comes with the first of a language", async () => {
  const plural = "screens/loan/confirm/texts.json";
  const before = studio.read(plural);
  const words = "{size(data.agreements)} agreements for this loan";
  const writtenIn = (language: string) => JSON.parse(studio.read(plural)).allAgreements[language];
  const page = await studio.openPage("/studio/texts?search=allAgreements");
  const inEnglish = (form: string) => page.getByRole("textbox", { name: `allAgreements (${form}) in en, loan-confirm` });
  const type = async (form: string, text: string) => {
    await inEnglish(form).fill(text);
    await inEnglish(form).blur();
  };
  const save = async () => {
    await page.getByText("1 file not saved").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Everything is saved").waitFor();
  };
  await type("other", "");
  await page.getByText("It stays: without it the file could not be read.").waitFor();
  expect(await inEnglish("other").inputValue()).toBe(words);
  await type("one", "");
  await save();
  expect(writtenIn("en")).toEqual({ other: words });

  studio.write(plural, before.replace(/"en": \{ "one": "agreement for this loan"[^}]*\} [^}]*\},\s*/, ""));
  await expect.poll(() => inEnglish("other").inputValue()).toBe("");
  await type("one", "the agreement");
  await expect.poll(() => inEnglish("other").inputValue()).toBe("the agreement");
  await save();
  expect(writtenIn("en")).toEqual({ one: "the agreement", other: "the agreement" });
  studio.write(plural, before);
  expect(studio.takeComplaints()).toEqual([]);
});

it("what was typed is discarded only after all files were named of which it goes", async () => {
  const page = await studio.openPage("/studio/texts?search=submit");
  const before = await cell(page, "submit", "id").inputValue();
  await cell(page, "submit", "id").fill("Kirim nanti");
  await page.getByText("1 file not saved").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alert").filter({ hasText: file }).getByRole("button", { name: "Go on" }).click();
  expect(await cell(page, "submit", "id").inputValue()).toBe("Kirim nanti");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Discard 1 file" }).click();
  await expect.poll(() => cell(page, "submit", "id").inputValue()).toBe(before);
  await page.getByText("Everything is saved").waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});

it("what a sheet has changed is taken back in one step", async () => {
  const page = await studio.openPage("/studio/texts?search=submit");
  const before = await cell(page, "submit", "id").inputValue();
  const csv = `file,name,form,comment,id\n${file},submit,,,Kirim saja\n`;
  await page.getByLabel("Sheet to import").setInputFiles({ name: "texts.id.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("1 text would change, 0 refused.").waitFor();
  await page.getByRole("button", { name: "Change 1 text" }).click();
  await expect.poll(() => cell(page, "submit", "id").inputValue()).toBe("Kirim saja");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cell(page, "submit", "id").inputValue()).toBe(before);
  expect(studio.takeComplaints()).toEqual([]);
});

it("a translation that is older than its original is found right with one press, which can be taken back", async () => {
  const git = (...args: readonly string[]) => {
    const { status } = spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: studio.root });
    expect(status).toBe(0);
  };
  git("init", "-q");
  git("add", "screens", "schemas", "widgets");
  git("commit", "-qm", "a");
  studio.write(file, studio.read(file).replace('"change": { "en": "Change"', '"change": { "en": "Choose another one"'));
  git("commit", "-qam", "b");
  const page = await studio.openPage("/studio/texts?search=change&screen=complaint-form");
  await page.getByText("Written when the original was “Change”").waitFor();
  await page.getByLabel("State").selectOption("outdated");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Still right: change in id, complaint-form" }).press("Enter");
  await page.getByText("Written when the original was").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Written when the original was “Change”").waitFor();
  // What is saved is what is seen, however late the server gets it.
  await page.route("**/edit", async (route) => {
    await page.getByText("Saves 1 file…").waitFor();
    await route.continue();
  });
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The words of the last save may still stand there.
  await expect
    .poll(() => JSON.parse(studio.read(file)).change)
    .toEqual({ en: "Choose another one", id: "Ubah", comparedWith: { id: "Choose another one" } });
  rmSync(join(studio.root, ".git"), { recursive: true });
  expect(studio.takeComplaints()).toEqual([]);
});
