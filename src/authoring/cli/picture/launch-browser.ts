// A browser to draw screens with. The package has none: the project has Playwright, and the machine a Chromium.
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import type { Browser, BrowserType } from "playwright";
import { UsageError } from "../cli-context.ts";

const drivers = ["playwright", "playwright-core"];
const installedNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const installedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium that somebody has installed on this machine. */
export function findInstalled(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => installedNames.map((name) => join(folder, name)));
  return [...onPath, ...installedPlaces].find((path) => existsSync(path));
}

/** From where the project has it, which may be elsewhere than this module. */
function loadDriver(root: string): BrowserType {
  const requireThere = createRequire(join(root, "package.json"));
  const name = drivers.find((one) => {
    try {
      return requireThere.resolve(one);
    } catch {
      return false;
    }
  });
  if (name === undefined) throw new UsageError("Screens are drawn with Playwright: `npm install --save-dev playwright-core`.");
  const { chromium }: { readonly chromium: BrowserType } = requireThere(name);
  return chromium;
}

/** Those that tests of the project have unpacked, a folder for each version; one that is being unpacked has a longer name. */
function listUnpacked(root: string): string[] {
  const folder = join(root, "node_modules/.cache/chromium");
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\d.]+$/.test(name)) : [];
  return versions.map((version) => join(folder, version, "chromium"));
}

function findExecutable(root: string, driver: BrowserType): string {
  const named = [process.env["CHROMIUM_PATH"], driver.executablePath(), ...listUnpacked(root)];
  const found = named.find((path) => path !== undefined && existsSync(path)) ?? findInstalled();
  if (found === undefined) throw new UsageError("There is no Chromium here. Install one, or name it in `CHROMIUM_PATH`.");
  return found;
}

/** @throws {UsageError} Where there is no driver or no browser, with what to install. */
export async function launchBrowser(root: string): Promise<Browser> {
  const driver = loadDriver(root);
  return driver.launch({ executablePath: findExecutable(root, driver), args: ["--no-sandbox", "--disable-gpu"] });
}
