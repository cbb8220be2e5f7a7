// The playground as anybody serves it: a folder of files below some path, with a content policy, and nothing else.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { unzipSync } from "fflate";
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildPlayground } from "../../scripts/playground/build.ts";
import { measurePlayground } from "../../scripts/playground/sizes.ts";
import { checkRecorded } from "../../scripts/sizes/recorded.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { findViolations, overflow } from "../support/browser/violations.ts";
import { type Listening, listen } from "../support/run/listen.ts";
import { replaceInEditor } from "../support/studio/replace-in-editor.ts";

const dist = mkdtempSync(join(tmpdir(), "layar-playground-"));
const types: { readonly [ending: string]: string } = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
/** A worker obeys the policy of its own response, so it is sent with every file, as strict as the page's. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'";

const server = createServer(({ url = "/" }, response) => {
  const path = join(dist, url.replace(/^\/docs\/try/, "").replace(/\/$/, "/index.html"));
  if (!existsSync(path)) return void response.writeHead(404).end();
  const headers = { "content-type": types[extname(path)] ?? "", "content-security-policy": policy };
  response.writeHead(200, headers).end(readFileSync(path));
});

let listening: Listening;
let browser: Browser;
beforeAll(async () => {
  await buildPlayground(process.cwd(), dist);
  listening = await listen(server);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await listening.close();
  rmSync(dist, { recursive: true });
});

let context: BrowserContext;
let page: Page;
let faults: string[];
beforeEach(async () => {
  faults = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => void faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(listening.origin)) faults.push(request.url());
  });
  await page.goto(`${listening.origin}/docs/try/`);
});

afterEach(async () => {
  await leave(context);
});

const listScreen = "screens/bikes/list/screen.json";
const editor = (path: string): Locator => page.getByRole("textbox", { name: path });
const problems = (): Locator => page.getByRole("region", { name: "Problems" });
const choose = (label: string, value: string) => page.getByRole("combobox", { name: label, exact: true }).selectOption(value);
const shown = (screen: string, market: string): Promise<void> =>
  page.locator(`[data-screen="${screen}"][data-market="${market}"][data-state="ready"]`).waitFor();

describe("the playground", () => {
  it("shows an example, finds a mistake, corrects it, and stays as it is in its address", async () => {
    await shown("bikes-list", "leeds");
    await page.getByText("£9 a day").first().waitFor();
    await problems().getByText("No problems.").waitFor();
    expect(await findViolations(page)).toEqual([]);

    await replaceInEditor(editor(listScreen), '"note"', '"nots"');
    await problems().getByText("No widget is named nots.").waitFor();
    await problems()
      .getByRole("button", { name: `${listScreen}:18:17` })
      .waitFor();
    // The last form without problems stays.
    await page.getByText("As it was before the problems.").waitFor();
    await page.getByText("£9 a day").first().waitFor();
    expect(await findViolations(page)).toEqual([]);

    await problems().getByRole("button", { name: "Write note" }).press("Enter");
    await problems().getByText("No problems.").waitFor();
    await replaceInEditor(editor(listScreen), '"{item.name}"', '"{upper(item.name)}"');
    await page.getByText("ALBATROS").waitFor();
    await choose("Market", "utrecht");
    await shown("bikes-list", "utrecht");
    await page.getByText("ALBATROS").click();
    await shown("bikes-bike", "utrecht");

    await page.reload();
    await shown("bikes-bike", "utrecht");
    await page.getByRole("button", { name: "First screen" }).click();
    await page.getByText("ALBATROS").waitFor();
    expect(faults).toEqual([]);
  });

  it("completes names of the project while one types, and says what they are", async () => {
    await replaceInEditor(editor(listScreen), '"note"', '"n');
    await page.getByRole("listbox", { name: "Completions" }).getByText("node-error").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await editor(listScreen).getByText('"bike-card"').hover();
    await page.locator(".editor-hover").getByText("A bike in a list").waitFor();
    expect(faults).toEqual([]);
  });

  it("updates the preview in place: what was typed and reserved stays", async () => {
    await page.getByText("Albatros").click();
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Reserve" }).click();
    await page.getByText("Somebody has this bike").waitFor();
    await choose("File", "screens/bikes/bike/texts.json");
    await replaceInEditor(editor("screens/bikes/bike/texts.json"), "Somebody has this bike", "This bike is taken");
    await page.getByText("This bike is taken").waitFor();
    await page.getByText("Reserved at").waitFor();

    await choose("Example", "hello");
    await page.getByLabel("Your name").fill("Ada");
    await replaceInEditor(editor("screens/hello/name/screen.json"), '"{texts.about}"', '"{upper(texts.about)}"');
    await page.getByRole("button", { name: "ABOUT" }).waitFor();
    await page.getByText("Hello, Ada!").waitFor();
    expect(faults).toEqual([]);
  });

  it("fits a phone, and gives the second example as a project", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose("Example", "hello");
    await shown("hello-name", "leeds");
    await problems().getByText("No problems.").waitFor();
    await page.getByLabel("Your name").fill("Ada");
    await page.getByText("Hello, Ada!").waitFor();
    expect(await overflow(page)).toBe(0);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download as project" }).click()]);
    expect(saved.suggestedFilename()).toBe("hello.zip");
    const files = Object.keys(unzipSync(readFileSync(await saved.path())));
    expect(files).toEqual(
      expect.arrayContaining(["package.json", ".gitignore", "screens/hello/name/screen.json"].map((path) => `hello/${path}`)),
    );
    expect(faults).toEqual([]);
  });
});

describe("what is fetched", () => {
  it("stays within its limits", () => {
    expect(checkRecorded(process.cwd(), "playground", measurePlayground(dist), false)).toEqual([]);
  });
});
