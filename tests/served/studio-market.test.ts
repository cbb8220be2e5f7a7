/** An operator makes a market in a language of its own, by forms and a translator's sheet, to a clean check. */
import { text } from "node:stream/consumers";
import Papa from "papaparse";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../support/run/run-command.ts";
import { isThorough } from "../support/run/thoroughness.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

let studio: OpenStudio;

beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

async function makeMarket(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Id" }).fill("vi");
  await page.getByRole("button", { name: "Make the language" }).click();
  await page.getByRole("link", { name: "Make a market that speaks it" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("hanoi");
  await page.getByLabel("Like").selectOption("indonesia");
  await page.getByText("10 new files.").waitFor();
  await page.getByRole("button", { name: "Make the market" }).click();
  await page.getByText("hanoi is made").waitFor();
}

/** A sheet as a translator sends it back: each sentence in other words of the same length, with what is inserted, its numbers as the language writes them, and its marks. */
function translateSheet(csv: string, language: string): string {
  const { data, meta } = Papa.parse<{ [column: string]: string }>(csv, { header: true, skipEmptyLines: true });
  const inWords = (text: string): string =>
    text.replace(/\{[^{}]*\}|\p{L}+|(?<=\d)[.,](?=\d)/gu, (part) => (/^\{/.test(part) ? part : (marks[part] ?? reversed(part))));
  const rows = data.map((row) => ({ ...row, [language]: row["en"] ? `Câu ${inWords(row["en"])}` : "" }));
  return Papa.unparse({ fields: meta.fields ?? [], data: rows });
}

const marks: { readonly [mark: string]: string } = { ".": ",", ",": "." };
const reversed = (word: string): string => [...word.toLowerCase()].reverse().join("");

async function translate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Texts of hanoi, what is missing first" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption("vi");
  const sent = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const csv = translateSheet((await text(await (await sent).createReadStream())).replace("\uFEFF", ""), "vi");
  await page.getByLabel("Sheet to import").setInputFiles({ name: "texts.vi.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText(/^\d{3} texts would change, 0 refused\.$/).waitFor();
  await page.getByRole("button", { name: /^Change \d{3} texts$/ }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Everything is saved").waitFor();
  await page.getByText("No problems").waitFor();
}

it.runIf(isThorough)("a third market: forms, a sheet out and back, and its pictures", async () => {
  const page = await studio.openPage("/studio/new/language");
  await makeMarket(page);
  await translate(page);
  await page.goto(`${studio.origin}/studio?market=hanoi&search=complaint-form`);
  const picture = page.frameLocator('iframe[title="Picture of complaint-form"]');
  await picture.locator('[data-node="submit"]', { hasText: /^Câu / }).waitFor();
  expect((await runCommand(studio.root, ["check"])).exit).toBe(0);
  expect(studio.takeComplaints()).toEqual([]);
});
