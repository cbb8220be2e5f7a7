import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { apiHeaders, layar } from "../../src/authoring/build/index.ts";
import { mockMiddleware, watchMockProject } from "../../src/authoring/mock-server/index.ts";
import { launchBrowser } from "../support/browser.ts";

const definition = "screens/complaint/form/screen.json";
const good = readFileSync(definition, "utf8");
let root: string;
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "layar-hot-"));
  for (const name of ["screens", "schemas", "widgets", "package.json", "tsconfig.json"])
    cpSync(name, join(root, name), { recursive: true });
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(root, name));
  server = await createServer({
    configFile: false,
    logLevel: "silent",
    cacheDir: join(root, ".vite"),
    server: { host: "127.0.0.1", port: 0 },
    plugins: [layar({ root }), { name: "mock-server", configureServer: serveMock }],
  });
  await server.listen();
  browser = await launchBrowser();
  page = await browser.newPage();
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(`${address}complainPageNext?market=1&orderNo=L2001&problemIndex=1&problemSonIndex=12`);
  await page.waitForSelector("[data-screen=complaint-form][data-state=ready]");
  await page.getByRole("textbox").fill("Still here");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true });
});

function serveMock({ middlewares }: ViteDevServer): void {
  middlewares.use(mockMiddleware({ readProject: watchMockProject(root), apiHeaders, log: () => {} }));
}

/** Some editors write twice within a moment, and a watcher may take that for once. */
async function write(text: string, file = definition): Promise<void> {
  await new Promise((done) => setTimeout(done, 150));
  writeFileSync(join(root, file), text);
}

/** The next test goes on in the same page, with the definition as it was. */
afterEach(async () => {
  await write(good);
  await page.getByRole("button", { name: "Submit", exact: true }).waitFor();
  await overlay().waitFor({ state: "detached" });
});

const isSamePage = () => page.evaluate(() => "isSamePage" in window);
const overlay = () => page.locator("vite-error-overlay");

describe("an edited definition", () => {
  it("is on the screen at once, with what was entered", async () => {
    await write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
    expect(await isSamePage()).toBe(true);
  });

  it("is there with an edited text of its table", async () => {
    const table = "screens/complaint/form/texts.json";
    const texts = readFileSync(table, "utf8");
    await write(texts.replace('"Submit"', '"Send it off"'), table);
    await page.getByRole("button", { name: "Send it off" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
    await write(texts, table);
    await page.getByRole("button", { name: "Submit" }).waitFor();
  });

  it("with a mistake leaves the screen as it was, under the checker's problem with its place", async () => {
    await write(good.replace('"text-area"', '"text-aera"'));
    await overlay().waitFor({ state: "attached" });
    const text = await overlay().evaluate((element) => element.shadowRoot?.textContent ?? "");
    expect(text).toContain("text-area");
    expect(text).toMatch(/screens\/complaint\/form\/screen\.json:\d+:\d+/);
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
  });

  it("that is fixed removes the problem without a reload", async () => {
    await write(good.replace('"text-area"', '"text-aera"'));
    await overlay().waitFor({ state: "attached" });
    await write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    expect(await overlay().count()).toBe(0);
    expect(await isSamePage()).toBe(true);
  });

  it("with a mistake shows its problem to a page that is opened later", async () => {
    await write(good.replace('"text-area"', '"text-aera"'));
    await overlay().waitFor({ state: "attached" });
    await page.reload();
    await overlay().waitFor({ state: "attached" });
    await page.waitForSelector("[data-screen=complaint-form][data-state=ready]");
  });
});
