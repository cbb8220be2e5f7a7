// Finds a Chromium for the tests: the one named in CHROMIUM_PATH, the headless one that comes inside a registry package
// on Linux x64, which is the same for everybody and starts a page in a third of the time, an installed one, or
// Playwright's own. Nothing is downloaded; with none the run fails and says why.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright";
import { findInstalled } from "../../../src/authoring/cli/picture/launch-browser.ts";
import { writePhoneFonts } from "./phone-fonts.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// Chromium's own isolation does not work in containers that run as root. Pages share one process, because a process of its own
// for each costs a sixth more. The rest keeps the browser from looking for its maker's hosts.
const args = [
  "--no-sandbox",
  "--renderer-process-limit=1",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
];

// Playwright has the processes of the browser share files in place of memory, because a container may have too little of that. Where
// there is enough, a page takes a twentieth less.
const sharedMemory = "/dev/shm";
const common: LaunchOptions = { args, ...(hasRoom(sharedMemory) && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }) };

/** For a browser: what it inherits, and fonts that are the same on every machine. */
function environment(): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: writePhoneFonts(join(root, "node_modules/.cache/fonts")) };
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}

/** How to launch the browser that was found; throws with what to install when there is none. */
export function browserLaunch(): LaunchOptions {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.`);
  const env = environment();
  if (named) return { executablePath: named, env, ...common };
  const packaged = unpackPackaged();
  if (packaged) return { executablePath: packaged.executablePath, env: { ...env, ...packaged.env }, ...common };
  const found = findInstalled() || findPlaywrights();
  if (found) return { executablePath: found, env, ...common };
  throw new Error("The browser tests need a Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** No test judges time: what a page waits for ends when it hangs. */
const hangMs = 120_000;

/** With further arguments on the command line of the browser. */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const launch = browserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...more] });
  return browser.on("context", (context) => context.setDefaultTimeout(hangMs));
}

/** Closes a context whose requests the test may still be responding to. They go to the network then: what fails there is the test's. */
export async function leave(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  // One that the test has closed itself has no page.
  const routed = pages.length === 0 ? [] : [context, ...pages];
  // The context is closed meanwhile: a page on its way to another may never say that its requests are let go.
  const letGo = routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" }));
  await Promise.all([context.close(), Promise.allSettled(letGo)]);
}

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Unpacks into a folder of its own version, because the package takes whatever already lies in its temporary folder. */
function unpackPackaged(): { readonly executablePath: string; readonly env: Record<string, string> } | undefined {
  const home = join(root, "node_modules/@sparticuz/chromium");
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(home)) return undefined;
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
  const cache = join(root, "node_modules/.cache/chromium", version);
  if (!existsSync(join(cache, "chromium"))) unpackInto(cache);
  const executablePath = join(cache, "chromium");
  const missesLibraries = /not found/.test(spawnSync("ldd", [executablePath], { encoding: "utf8" }).stdout ?? "not found");
  return { executablePath, env: missesLibraries ? { LD_LIBRARY_PATH: join(cache, "al2023/lib") } : {} };
}

function unpackInto(cache: string): void {
  mkdirSync(dirname(cache), { recursive: true });
  const temporary = mkdtempSync(`${cache}-`);
  const script = 'import("@sparticuz/chromium").then(({ default: packaged }) => packaged.executablePath())';
  // The package unpacks its libraries only where it believes to be on that platform.
  const env = { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    renameSync(temporary, cache);
  } catch {
    rmSync(temporary, { recursive: true, force: true }); // Another run was quicker.
  }
}
