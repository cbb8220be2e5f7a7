/** A visitor of the built app, who leaves when the test ends and must have met no error by then; and what visitors do on any screen. */
import type { BrowserContext, Page } from "playwright";
import { beforeEach, expect, onTestFinished } from "vitest";
import { takeTurn } from "../run/thoroughness.ts";
import { leave } from "./browser.ts";
import type { BuiltApp } from "./built-app.ts";

export const markets = { india: "1", indonesia: "2" } as const;
export type Market = keyof typeof markets;
export const marketNames = ["india", "indonesia"] as const;

/** One market by turns, both in a thorough run; `shift` lets some files begin with the other one. */
export function takeMarkets(shift: number): readonly Market[] {
  return takeTurn(marketNames, 2, shift);
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors, without those that the visitor's tests cause. */
  readonly faults: string[];
  /** Opens a path with its query, and comes back when the screen has reached the state. */
  open(path: string, state?: "ready" | "failed" | "loading"): Promise<void>;
}

export interface VisitorOptions {
  readonly market?: Market;
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
  /** Most tests watch the page's requests and respond in the server's place, which a worker would do for them. */
  readonly hasWorker?: boolean;
  /** Errors that the tests cause themselves; requests that fail are always among them. */
  readonly causes?: RegExp;
}

/** A new visitor for each test of the file or `describe` that it is called in. */
export function visitorOfEachTest(app: BuiltApp, options?: VisitorOptions): Visitor {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await visit(app, options);
  });
  return {
    get context() {
      return visitor.context;
    },
    get page() {
      return visitor.page;
    },
    get faults() {
      return visitor.faults;
    },
    open: (path, state) => visitor.open(path, state),
  };
}

/** A visitor for what is left of the running test, at whose end there is no error and the mock server has logged nothing. */
export async function visit(app: BuiltApp, options?: VisitorOptions): Promise<Visitor> {
  const visitor = await openVisitor(app, options);
  onTestFinished(async () => {
    await leave(visitor.context);
    expect(visitor.faults).toEqual([]);
    expect(app.logged.splice(0)).toEqual([]);
  });
  return visitor;
}

/** A visitor whom several tests share; they check the errors themselves. */
export async function openVisitor(
  app: BuiltApp,
  { market = "india", width = 390, colorScheme = "light", hasWorker = false, causes }: VisitorOptions = {},
): Promise<Visitor> {
  const serviceWorkers = hasWorker ? "allow" : "block";
  const viewport = { width, height: 844 };
  const context = await app.browser.newContext({ viewport, colorScheme, serviceWorkers, reducedMotion: "reduce", hasTouch: true });
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!fault.startsWith("Failed to load resource") && !causes?.test(fault)) faults.push(fault);
  };
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
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
  await page.getByRole("button", { name: /^(Submit|Kirim)$/ }).click();
}

/** No blank page: a heading, and something to tap. */
export async function expectHeadingAndWayOn(page: Page): Promise<void> {
  const text = await page.locator("[data-screen]").textContent();
  expect(await page.getByRole("heading").count(), text ?? "").toBeGreaterThan(0);
  const screen = page.locator("[data-screen]");
  expect(await screen.getByRole("button").or(screen.getByRole("link")).count(), text ?? "").toBeGreaterThan(0);
}
