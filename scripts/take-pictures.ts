/**
 * Takes the pictures of the README again: `npx tsx scripts/take-pictures.ts`. The sample screen is read from the README, put into
 * a copy of the project, built and photographed, so that the picture shows what the sample does.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Browser } from "playwright";
import { launchBrowser } from "../tests/support/browser.ts";
import { serveCheckout } from "./compare-builds/checkout.ts";

interface Photo {
  readonly address: string;
  readonly scheme: "light" | "dark";
  /** CSS pixels. */
  readonly height: number;
  /** What somebody has tapped before, by the text on it. */
  readonly taps?: readonly string[];
}

const folder = ".github/pictures";
const row: readonly Photo[] = [
  { address: "/complaint?market=1", scheme: "light", height: 660 },
  { address: "/loanConfirm?market=2&productId=P21&isReloan=1", scheme: "light", height: 660 },
  { address: "/that?market=2&amount=728000&productId=P21&orderId=L2001", scheme: "dark", height: 660 },
  { address: "/intelligentCustomerService?market=1", scheme: "dark", height: 660, taps: ["Pembayaran", "Pembayaran saya belum tercatat"] },
];
const sample: Photo = { address: "/serviceHours?market=1", scheme: "light", height: 210 };

const copy = mkdtempSync(join(tmpdir(), "layar-pictures-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
copyProject();
writeSamples();
execFileSync("npm", ["run", "build"], { cwd: copy, stdio: "inherit" });
const served = await serveCheckout("new", copy);
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "sample.png"), await takePhoto(browser, sample));
  const photos = [];
  for (const photo of row) photos.push(await takePhoto(browser, photo));
  writeFileSync(join(folder, "screens.png"), await layOut(browser, photos));
} finally {
  await browser.close();
  served.close();
}

/** Tracked files only: what was built or written here by hand stays out of the picture. */
function copyProject(): void {
  for (const path of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "dir");
}

/** The files that the README writes out below their paths. */
function writeSamples(): void {
  const readme = readFileSync("README.md", "utf8");
  for (const [, path = "", text = ""] of readme.matchAll(/`(screens\/[\w/-]+\.json)`[^\n]*:\n```json\n([\s\S]*?)```/g)) {
    if (path.endsWith("/india.json")) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

async function takePhoto(browser: Browser, { address, scheme, height, taps = [] }: Photo): Promise<Buffer> {
  const viewport = { width: 360, height };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: "reduce", deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(served.origin + address);
  await page.locator("[data-state=ready]").waitFor();
  for (const text of taps) await page.getByText(text, { exact: true }).first().click();
  // Fonts come to rest. Animations are not ended for the picture: one that follows the scroll position would show its end.
  await page.waitForTimeout(800);
  const photo = await page.screenshot();
  await context.close();
  return photo;
}

async function layOut(browser: Browser, photos: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1512, height: 680 } });
  const images = photos.map((photo) => `<img width="360" height="660" alt="" src="data:image/png;base64,${photo.toString("base64")}">`);
  const style = "body{margin:10px;display:flex;gap:16px;background:#fff}img{border:1px solid #d5d5d5;box-sizing:border-box}";
  await page.setContent(`<style>${style}</style>${images.join("")}`);
  return page.screenshot();
}
