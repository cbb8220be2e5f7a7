import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createListener, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Browser, Page } from "playwright";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { launchBrowser } from "../support/browser/browser.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

// What `npm start` runs, with a cache that is as empty as a newcomer's.
const cacheDir = mkdtempSync(join(tmpdir(), "layar-dev-"));
const usualPort = 5173;
let holder: Server;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let printed: readonly string[];
/** By which the studio's start page opens the app: each screen in each market. */
let addresses: readonly { readonly screen: string; readonly market: string; readonly href: string }[];

beforeAll(async () => {
  holder = await holdPort(usualPort);
  const lines: string[] = [];
  const customLogger = { ...createLogger("silent"), info: (line: string) => lines.push(line) };
  server = await createServer({ configFile: "vite.config.ts", mode: "development", cacheDir, customLogger });
  await server.listen();
  server.printUrls();
  // Vite colours the port where the terminal has colours.
  printed = lines.flatMap((line) => /http:\S+/.exec(stripVTControlCharacters(line))?.[0] ?? []);
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(printed[0] ?? "");
  const links = page.getByRole("link", { name: /^Open .* in the app, [a-z]+$/ });
  await links.first().waitFor();
  addresses = await links.evaluateAll((all) =>
    all.map((one) => {
      const [, screen = "", market = ""] = /^Open (.*) in the app, (.*)$/.exec(one.ariaLabel ?? "") ?? [];
      return { screen, market, href: one instanceof HTMLAnchorElement ? one.href : "" };
    }),
  );
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
  await page.waitForSelector("[data-screen][data-state=ready]");
}

it("the studio's address is printed first", () => {
  expect(printed[0]).toMatch(/\/studio$/);
});

it("the playground's is printed last, and is one that works", async () => {
  const address = printed.at(-1) ?? "";
  expect(address).toMatch(/\/playground\/$/);
  const html = await (await fetch(address)).text();
  expect(html).toContain("<title>Layar playground</title>");
  const script = await fetch(new URL(/src="([^"]+)"/.exec(html)?.[1] ?? "", address));
  expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect((await fetch(new URL("nothing.js", address))).status).toBe(404);
});

it("a drawing is a document that runs and fetches nothing", async () => {
  const { origin } = new URL(printed[0] ?? "");
  for (const ending of ["svg", "svg?import", "%73vg", "sv%67?import"]) {
    const response = await fetch(`${origin}/@fs${process.cwd()}/screens/pictures/app-icon.${ending}`);
    expect([response.status, response.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'.*sandbox$/),
    ]);
  }
});

it("a busy port is left to who has it, and the printed addresses name the next one", () => {
  const ports = new Set(printed.map((address) => new URL(address).port));
  expect([...ports]).toEqual([new URL(server.resolvedUrls?.local[0] ?? "").port]);
  expect([...ports]).not.toContain(String(usualPort));
});

it(`has an address for every shipped screen in both markets, which opens it and loads once, turn ${turn}`, async () => {
  const screens = Object.values(readMockProject(".").screens);
  const markets = ["india", "indonesia"];
  const all = screens.flatMap((screen) => markets.map((market) => `${screen} ${market}`));
  expect(addresses.map(({ screen, market }) => `${screen} ${market}`).sort()).toEqual(all.sort());
  const loaded: string[] = [];
  const shown: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loaded.push(request.url()));
  // A twentieth of them by turns; what differs by market is built, which other tests open.
  const chosen = takeTurn(addresses, 20);
  for (const { href } of chosen) {
    await openScreen(href);
    shown.push(await page.locator("[data-screen]").evaluate((main) => `${main.dataset.screen} ${main.dataset.market}`));
  }
  expect(shown).toEqual(chosen.map(({ screen, market }) => `${screen} ${market}`));
  expect(loaded).toEqual(chosen.map(({ href }) => href.replace(/#.*/, "")));
});

it("an address with a scenario plays it", async () => {
  const address = addresses.find(({ screen }) => screen === "complaint-list")?.href ?? "";
  await page.goto(`${address}&scenario=offline`);
  await page.waitForSelector("[data-screen=complaint-list][data-state=failed]");
});

it("an address with a scenario in its hash plays it, and its reload begins it again", async () => {
  const cards = page.locator(
    "[data-screen=repayment-payway][data-state=ready] [role=radio], [data-screen=repayment-payway][data-state=ready] input",
  );
  const open = async (query: string) => {
    await page.goto("about:blank");
    await page.goto(`${new URL(addresses[0]?.href ?? "").origin}/#/payway?market=1&orderId=L2001&amount=16365&productId=P21${query}`);
  };
  await open("&scenario=no-cards");
  await page.waitForSelector("[data-screen=repayment-payway][data-state=ready]");
  expect(await cards.count()).toBe(0);
  await open("&scenario=fails-once");
  await page.waitForSelector("[data-screen=repayment-payway][data-state=failed]");
  await page.reload();
  await page.waitForSelector("[data-screen=repayment-payway][data-state=failed]");
  await open("&scenario=ok");
  await page.waitForSelector("[data-screen=repayment-payway][data-state=ready]");
  expect(await cards.count()).toBe(2);
});
