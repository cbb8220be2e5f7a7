/** In a studio of its own: where sources are changed, Vite may reload a page when the next one is opened. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takeTurn } from "../support/run/thoroughness.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio/widgets");
});
afterAll(() => studio.close());

const examples = ["widgets", "src/widgets"].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { examples: own } = JSON.parse(readFileSync(`${folder}/${entry.name}/${entry.name}.examples.json`, "utf8"));
    return Object.keys(own).map((name) => ({ widget: entry.name, name }));
  }),
);

it.each(takeTurn(examples, 120))("$widget, $name writes no error on the console", async ({ widget, name }) => {
  await page.goto(`${studio.origin}/studio/widgets/${widget}/${name}`);
  await page.frameLocator(`iframe[title="Example of ${widget}"]`).locator("[data-screen]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(studio.takeComplaints()).toEqual([]);
});
