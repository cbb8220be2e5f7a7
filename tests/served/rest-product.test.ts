// A product with a REST API in an app of somebody else: `layar init`, ten lines, and a server on another origin that counts.
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { type BikesApi, startBikesApi } from "../support/project/bikes-api.ts";
import { bikesApp, viteConfig } from "../support/project/bikes-app.ts";
import { type App, installApp, ofReact, ofVite, pack, run } from "../support/project/install.ts";
import { serveHost } from "../support/project/library-host.ts";

let app: App;
let api: BikesApi;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  app = installApp(await pack(), [...ofReact, ...ofVite]);
  api = await startBikesApi();
  app.write("vite.config.ts", viteConfig);
  run(app.folder, "npx", "layar", "init");
  app.write("index.html", '<!doctype html><title>City</title><div id="app"></div><script type="module" src="/main.tsx"></script>');
  app.write("app.tsx", bikesApp);
  app.write(
    "main.tsx",
    `import { createRoot } from "react-dom/client";
import { createApp } from "./app.tsx";

const App = createApp("${api.origin}");
createRoot(document.getElementById("app")!).render(<App />);`,
  );
  run(app.folder, "npx", "vite", "build", "--logLevel", "warn");
  server = await serveHost(join(app.folder, "dist"));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await api.close();
  app.remove();
});

async function visit(look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 600 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${server.origin}/`);
  await page.locator("[data-node=bike]").first().waitFor();
  await look(page);
  await leave(context);
  expect(errors).toEqual([]);
}

/** Opens a bike of the list, and forgets what was called before. */
async function openBike(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: false }).first().click();
  await page.locator("[data-screen=bikes-bike][data-state=ready]").waitFor();
  api.calls.length = 0;
}

const commits = (): string[] => api.calls.filter((call) => call.includes("PATCH"));

it("loads its list a page at a time, by cursors, with a token that was renewed", () =>
  visit(async (page) => {
    // The next page comes before the end is in view.
    const countAfterScrolling = async () => {
      await page.mouse.wheel(0, 9000);
      return page.locator("[data-node=bike]").count();
    };
    await expect.poll(countAfterScrolling).toBe(20);
    expect(api.calls).toEqual(["GET /v1/bikes", "GET /v1/bikes?cursor=8", "GET /v1/bikes?cursor=16"]);
  }));

it("commits once for two taps, after a refusal that stands beside its field", () =>
  visit(async (page) => {
    await openBike(page, "Bike 2");
    await page.getByLabel("Your name").fill("A");
    await page.getByRole("button", { name: "Reserve" }).click();
    await page.locator("[data-node=name]").getByText("Write your whole name").waitFor();
    expect(await page.getByLabel("Your name").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Reserve" }).dblclick();
    await page.getByText("Somebody has this bike").waitFor();
    expect(commits()).toEqual([
      expect.stringMatching(/^[0-9a-f]{32} PATCH \/v1\/bikes\/B2 \{"name":"A"\}$/),
      expect.stringMatching(/^[0-9a-f]{32} PATCH \/v1\/bikes\/B2 \{"name":"Ada"\}$/),
    ]);
    expect(api.reserved.get("B2")).toBe("Ada");
  }));

it("says that nobody knows after a lost response, and sends the same key again", () =>
  visit(async (page) => {
    await openBike(page, "Bike 3");
    await page.getByLabel("Your name").fill("Ada");
    api.loseNext();
    await page.getByRole("button", { name: "Reserve" }).click();
    await page.locator("[data-node=unknown]").waitFor();
    await page.getByRole("button", { name: "Reserve" }).click();
    await page.getByText("Somebody has this bike").waitFor();
    const [first, second, ...more] = commits();
    expect(first).toMatch(/^[0-9a-f]{32} PATCH \/v1\/bikes\/B3 \{"name":"Ada"\}$/);
    expect([second, more]).toEqual([first, []]);
  }));
