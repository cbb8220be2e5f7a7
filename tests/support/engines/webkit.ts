/** WebKitGTK by its own driver, on a display that nobody sees where there is no other. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { Builder, By, Capabilities, error, type WebDriver } from "selenium-webdriver";
import { findFreePort } from "../run/listen.ts";
import type { Engine, EngineKind, Tab } from "./engine.ts";
import { onPath } from "./on-path.ts";

const driverPath = (): string | undefined => onPath("WebKitWebDriver");
const size = { width: 430, height: 900 };
/** A message lies over a control for up to three seconds, and for longer on a busy machine: half a minute is enough. */
const mostTaps = 300;
const moved = [error.ElementNotInteractableError, error.ElementClickInterceptedError];

function tabOf(driver: WebDriver, address: () => Promise<string>): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    // Its driver does not say what a page has thrown.
    faults: [],
    go: (to) => driver.get(to),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    async tap(selector) {
      for (let tries = 1; ; tries++)
        try {
          return await find(selector).click();
        } catch (failure) {
          // Nothing was tapped: what has come meanwhile has moved the control away from where it was looked for.
          if (tries === mostTaps || !moved.some((kind) => failure instanceof kind)) throw failure;
          await setTimeout(100);
        }
    },
    type: (selector, text) => find(selector).sendKeys(text),
    attach: (file) => find("input[type=file]").sendKeys(file),
    async close() {
      if (!(await address()).startsWith("http")) return;
      await driver.executeScript("localStorage.clear(); sessionStorage.clear()");
      await driver.manage().deleteAllCookies();
    },
  };
}

/** Gives a display of its own, and what ends it. */
function startDisplay(): Promise<{ readonly name: string; readonly process?: ChildProcess }> {
  const own = process.env.DISPLAY;
  if (own) return Promise.resolve({ name: own });
  return new Promise((resolve, reject) => {
    // It picks a free number and writes it when it is ready.
    const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    server.on("exit", () => reject(new Error("Xvfb did not start.")));
    server.stdout.once("data", (number) => resolve({ name: `:${String(number).trim()}`, process: server }));
  });
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (failure) {
      if (tries > 40) throw failure;
      await setTimeout(100);
    }
  }
}

async function start(): Promise<Engine> {
  const display = await startDisplay();
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: "1" };
  const service = spawn(driverPath() ?? "", [`--port=${port}`], { stdio: "ignore", env });
  const driver = await connect(port);
  await driver
    .manage()
    .window()
    .setRect({ ...size, x: 0, y: 0 });
  return {
    open: async ({ hasStorage = true } = {}) => (hasStorage ? tabOf(driver, () => driver.getCurrentUrl()) : null),
    async close() {
      await driver.quit();
      service.kill();
      display.process?.removeAllListeners("exit").kill();
    },
  };
}

export const webkit: EngineKind = {
  name: "WebKit",
  missing() {
    const hasDisplay = Boolean(process.env.DISPLAY) || onPath("Xvfb") !== undefined;
    return [...(driverPath() === undefined ? ["webkit2gtk-driver"] : []), ...(hasDisplay ? [] : ["xvfb"])];
  },
  start,
};
