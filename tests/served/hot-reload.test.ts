import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mockServer } from "../../src/authoring/studio/server/index.ts";
import { layar } from "../../src/authoring/vite/index.ts";
import { launchBrowser } from "../support/browser/browser.ts";

const definition = "screens/complaint/form/screen.json";
const good = readFileSync(definition, "utf8");
/** What stands in the terminal. */
const logged: string[] = [];
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
    customLogger: { ...createLogger("silent"), error: (line) => logged.push(line) },
    cacheDir: join(root, ".vite"),
    server: { host: "127.0.0.1", port: 0 },
    plugins: [layar({ root, pages: true }), mockServer({ root })],
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

const write = (text: string, file = definition): void => writeFileSync(join(root, file), text);

/** The next test goes on in the same page, with the definition as it was. */
afterEach(async () => {
  rmSync(join(root, "screens/complaint/added"), { recursive: true, force: true });
  write(good);
  await page.getByRole("button", { name: "Submit", exact: true }).waitFor();
  await problems().waitFor({ state: "detached" });
});

const isSamePage = () => page.evaluate(() => "isSamePage" in window);
const problems = () => page.locator("layar-problems");

describe("an edited definition", () => {
  it("is on the screen at once, with what was entered", async () => {
    write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
    expect(await isSamePage()).toBe(true);
  });

  it("is there with an edited text of its table", async () => {
    const table = "screens/complaint/form/texts.json";
    const texts = readFileSync(table, "utf8");
    write(texts.replace('"Submit"', '"Send it off"'), table);
    await page.getByRole("button", { name: "Send it off" }).waitFor();
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
    write(texts, table);
    await page.getByRole("button", { name: "Submit" }).waitFor();
  });

  it("with a mistake leaves the screen as it last was, dimmed, under the problem with its place, check and fix", async () => {
    write(good.replace('"text-area"', '"text-aera"'));
    await problems().getByText("as it last was without problems").waitFor();
    await expect.poll(() => problems().locator("li").allTextContents()).toHaveLength(1);
    const [text = ""] = await problems().locator("li").allTextContents();
    expect(text).toMatch(/screens\/complaint\/form\/screen\.json:\d+:\d+ /);
    expect(text).toContain("text-area");
    expect(text).toContain("→");
    expect(await page.locator("[data-screen]").evaluate((screen) => getComputedStyle(screen).opacity)).toBe("0.5");
    expect(await page.getByRole("textbox").inputValue()).toBe("Still here");
    expect(logged.at(-1)).toContain("1 problem in 1 of");
    const opened = page.waitForRequest(/__open-in-editor/);
    await page.route(/__open-in-editor/, (route) => route.fulfill({ status: 200 }));
    await problems().getByRole("button").first().click();
    expect(new URL((await opened).url()).searchParams.get("file")).toMatch(/complaint\/form\/screen\.json:\d+:\d+$/);
  });

  it("that is fixed removes the problem without a reload", async () => {
    write(good.replace('"text-area"', '"text-aera"'));
    await problems().waitFor({ state: "attached" });
    write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    expect(await problems().count()).toBe(0);
    expect(await isSamePage()).toBe(true);
  });

  it("is shown while another screen has a mistake, which is said and lies folded", async () => {
    const other = "screens/complaint/list/screen.json";
    const text = readFileSync(other, "utf8");
    write(text.replace('"title"', '"titel"'), other);
    await problems().getByText("None of them concerns this screen.").waitFor();
    write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    expect(await problems().locator("details").first().getAttribute("open")).toBeNull();
    write(text, other);
    await problems().waitFor({ state: "detached" });
  });

  it("is shown while all screens share something that nothing uses yet, which is said", async () => {
    const settings = "screens/catalogue/settings.json";
    const text = readFileSync(settings, "utf8");
    const flags = '"flags": { "isNew": { "default": true, "description": "Not read yet." } },';
    write(text.replace("{\n", `{\n  ${flags}\n`), settings);
    // It concerns no screen, so it lies folded.
    await problems().getByText("isNew").first().waitFor({ state: "attached" });
    write(good.replace('"{texts.submit}"', '"{texts.submit}!"'));
    await page.getByRole("button", { name: "Submit!" }).waitFor();
    write(text, settings);
    await problems().waitFor({ state: "detached" });
  });

  it("that never was without mistakes has its problems where it would be, in a page that is opened later, too", async () => {
    const added = "screens/complaint/added/screen.json";
    mkdirSync(join(root, "screens/complaint/added"));
    write('{ "route": "/added", "title": "Added", "body": [{ "widget": "nope" }] }', added);
    await problems().waitFor({ state: "attached" });
    const late = await browser.newPage();
    await late.goto(`${server.resolvedUrls?.local[0] ?? ""}added?market=1`);
    await late.getByText("Not shown before their problems are solved: complaint-added.").waitFor();
    const height = () =>
      late
        .locator("layar-problems details")
        .first()
        .evaluate((details) => details.getBoundingClientRect().height);
    await expect.poll(height).toBe(late.viewportSize()?.height);
    await late.close();
  });
});
