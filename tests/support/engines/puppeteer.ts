/** Chromium by its own protocol, and Firefox by WebDriver BiDi, which an unchanged Firefox speaks without a driver beside it. */
import { type Browser, launch, type Page } from "puppeteer-core";
import { browserLaunch } from "../browser/browser.ts";
import type { Engine, EngineKind, Tab } from "./engine.ts";
import { onPath } from "./on-path.ts";

const size = { width: 390, height: 844 };

function refuseStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  return {
    faults,
    close,
    go: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    back: async () => void (await page.goBack({ waitUntil: "domcontentloaded" })),
    evaluate: (expression) => page.evaluate(expression),
    tap: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async attach(file) {
      const field = await page.$("input[type=file]");
      await field?.uploadFile(file);
    },
  };
}

function engineOf(browser: Browser): Engine {
  return {
    close: () => browser.close(),
    async open({ hasStorage = true } = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      if (!hasStorage) await page.evaluateOnNewDocument(refuseStorage);
      return tabOf(page, () => context.close());
    },
  };
}

export const chromium: EngineKind = {
  name: "Chromium",
  missing: () => [],
  async start() {
    const { executablePath = "", args = [], env = {} } = browserLaunch();
    return engineOf(await launch({ executablePath, args, env }));
  },
};

const firefoxPath = (): string | undefined => onPath("firefox-esr", "firefox");

export const firefox: EngineKind = {
  name: "Firefox",
  missing: () => (firefoxPath() === undefined ? ["firefox-esr"] : []),
  start: async () => engineOf(await launch({ browser: "firefox", executablePath: firefoxPath() ?? "" })),
};
