import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createListener, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readMockProject } from "../../src/authoring/mock-server/index.ts";
import { launchBrowser } from "../support/browser.ts";
import { takeTurn, turn } from "../support/thoroughness.ts";

// What `npm start` runs, with a cache that is as empty as a newcomer's.
const cacheDir = mkdtempSync(join(tmpdir(), "layar-dev-"));
const usualPort = 5173;
let holder: Server;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let addresses: readonly string[];

beforeAll(async () => {
  holder = await holdPort(usualPort);
  const lines: string[] = [];
  const customLogger = { ...createLogger("silent"), info: (line: string) => lines.push(line) };
  server = await createServer({ configFile: "vite.config.ts", mode: "development", cacheDir, customLogger });
  await server.listen();
  server.printUrls();
  addresses = lines.flatMap((line) => /http:\S+market=\S+/.exec(line)?.[0] ?? []);
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  holder.close();
  rmSync(cacheDir, { recursive: true });
});

/** Something else may hold it already, which is as good. */
function holdPort(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const held = createListener();
    held.on("error", () => resolve(held));
    held.listen(port, "localhost", () => resolve(held));
  });
}

async function openScreen(address: string): Promise<void> {
  // From elsewhere, because an address that differs after `#` alone loads nothing.
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForSelector("[data-screen][data-state=ready]", { timeout: 60_000 });
}

it("a busy port is left to who has it, and the printed addresses name the next one", () => {
  const ports = new Set(addresses.map((address) => new URL(address).port));
  expect([...ports]).toEqual([new URL(server.resolvedUrls?.local[0] ?? "").port]);
  expect([...ports]).not.toContain(String(usualPort));
});

it(`has an address for every shipped screen in both markets, which opens it and loads once, turn ${turn}`, async () => {
  const { "*": _, ...routed } = readMockProject(".").screens;
  const screens = Object.entries(routed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, screen]) => screen);
  expect(screens).toEqual(expect.arrayContaining(["complaint-details", "site-home", "site-policy"]));
  const markets = ["india", "indonesia"];
  const loaded: string[] = [];
  const shown: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loaded.push(request.url()));
  // A fifth of the screens by turns, each in one market; what differs by market is built, which other tests open.
  const chosen = takeTurn(
    screens.map((screen, at) => ({ screen, address: addresses[2 * at + (Math.floor(at / 5) % 2)] ?? "" })),
    5,
  );
  const opened = chosen.map(({ address }) => address);
  for (const address of opened) {
    await openScreen(address);
    shown.push(await page.locator("[data-screen]").evaluate((main) => `${main.dataset.screen} ${main.dataset.market}`));
  }
  expect(addresses).toHaveLength(screens.length * markets.length);
  expect(shown.map((one) => one.split(" ")[0])).toEqual(chosen.map(({ screen }) => screen));
  expect([...new Set(shown.map((one) => one.split(" ")[1]))].sort()).toEqual(markets);
  expect(loaded).toEqual(opened.map((address) => address.replace(/#.*/, "")));
});

it("an address with a scenario plays it", async () => {
  const address = addresses.find((one) => one.includes("/complaintList?")) ?? "";
  await page.goto(`${address}&scenario=offline`);
  await page.waitForSelector("[data-screen=complaint-list][data-state=failed]");
});
