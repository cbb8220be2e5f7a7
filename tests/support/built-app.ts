/** The built app behind the sandbox, in a real browser: what the flow tests share. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import type { Settings } from "../../src/contract/index.ts";
import { apiHeaders, headersFor } from "../../src/publish/index.ts";
import type { RunningServer } from "../../src/sandbox/index.ts";
import { readSandboxProject, startServer } from "../../src/sandbox/index.ts";
import { launchBrowser } from "./browser.ts";

export const markets = { india: "1", indonesia: "2" } as const;
export type Market = keyof typeof markets;

export interface BuiltApp {
  readonly browser: Browser;
  readonly origin: string;
  /** What the sandbox had to say, for example about calls that break the contract. */
  readonly logged: string[];
  close(): Promise<void>;
}

export async function startBuiltApp(): Promise<BuiltApp> {
  if (!existsSync("dist/index.html")) throw new Error("The flow tests look at `dist/`, which is not there. Run `npm run build`.");
  const settings: Settings = JSON.parse(readFileSync("screens/settings.json", "utf8"));
  const logged: string[] = [];
  const server: RunningServer = await startServer({
    dist: "dist",
    port: 0,
    headersFor: (path) => headersFor({ ...settings, apiHost: "", isSecure: false }, path),
    apiHeaders,
    readProject: () => readSandboxProject("."),
    log: (line) => logged.push(line),
  });
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, origin: server.origin, logged, close };
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors; failed requests are not counted, because tests cause them. */
  readonly faults: string[];
  /** Opens a path with its query, and comes back when the screen has reached the state. */
  open(path: string, state?: "ready" | "failed" | "loading"): Promise<void>;
}

export interface VisitorOptions {
  readonly market?: Market;
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
  /** Most tests look at what the page asks for and answer in the server's place, which a worker would do for them. */
  readonly hasWorker?: boolean;
}

export async function visit(
  app: BuiltApp,
  { market = "india", width = 390, colorScheme = "light", hasWorker = false }: VisitorOptions = {},
): Promise<Visitor> {
  const serviceWorkers = hasWorker ? "allow" : "block";
  const viewport = { width, height: 844 };
  const context = await app.browser.newContext({ viewport, colorScheme, serviceWorkers, reducedMotion: "reduce", hasTouch: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) faults.push(message.text());
  });
  const open = async (path: string, state: "ready" | "failed" | "loading" = "ready") => {
    const url = new URL(path, app.origin);
    url.searchParams.set("market", markets[market]);
    url.searchParams.set("token", "canary-token");
    await page.goto(url.href);
    await page.waitForSelector(`[data-screen][data-state=${state}]`);
  };
  return { context, page, faults, open };
}

/** Waits for a screen by its id. */
export async function expectScreen(page: Page, id: string, state: "ready" | "failed" = "ready"): Promise<void> {
  await page.waitForSelector(`[data-screen="${id}"][data-state=${state}]`);
}

/** Agrees to whatever a market's form asks to agree to before it can be sent. */
export async function tickBoxes(page: Page): Promise<void> {
  for (const box of await page.locator("[data-screen]").getByRole("checkbox").all()) await box.check();
}

export async function submitForm(page: Page): Promise<void> {
  await tickBoxes(page);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** No blank page: a heading, and something to tap. */
export async function expectHeadingAndWayOn(page: Page): Promise<void> {
  const text = await page.locator("[data-screen]").textContent();
  expect(await page.getByRole("heading").count(), text ?? "").toBeGreaterThan(0);
  const screen = page.locator("[data-screen]");
  expect(await screen.getByRole("button").or(screen.getByRole("link")).count(), text ?? "").toBeGreaterThan(0);
}

/** The smallest real photo: one pixel. */
export const photo = {
  name: "photo.png",
  mimeType: "image/png",
  buffer: Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
};
