/**
 * Takes the pictures of the README and the pages again, in both colour schemes: `npx tsx scripts/take-pictures.ts`. Names choose
 * some of them, as in `npx tsx scripts/take-pictures.ts screens studio`; studio-change shows what was typed for studio-promotion.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { launchBrowser } from "../tests/support/browser/browser.ts";
import { framePhotos, type Layout, type Scheme, schemes } from "./pictures/frame.ts";
import { phone, screens, takeScreen } from "./pictures/screens.ts";
import { serveCopy } from "./pictures/serve-copy.ts";
import { type Prepare, studioFrame, studioPictures } from "./pictures/studio.ts";

const pictures = "docs/pictures";
const patience = 90_000;

const tasks: Readonly<Record<string, () => Promise<void>>> = {
  screens: takeScreens,
  ...Object.fromEntries(Object.entries(studioPictures).map(([name, prepare]) => [name, () => takeDesk(name, prepare)])),
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in tasks));
if (unknown.length > 0) throw new Error(`No picture is named ${unknown.join(", ")}. There are ${Object.keys(tasks).join(", ")}.`);

const folder = mkdtempSync(join(tmpdir(), "layar-pictures-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const browser = await launchBrowser();
const server = await serveCopy(join(folder, "project"));
const baseURL = server.resolvedUrls?.local[0] ?? "";
mkdirSync(pictures, { recursive: true });
for (const [name, task] of Object.entries(tasks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await task().catch((cause: unknown) => {
    throw new Error(`The picture "${name}" was not taken.`, { cause });
  });
}
await Promise.all([browser.close(), server.close()]);

function save(name: string, scheme: Scheme, picture: Buffer): void {
  const path = join(pictures, `${name}-${scheme}.webp`);
  writeFileSync(path, picture);
  console.log(`${path}  ${picture.length} bytes`);
}

async function openPage({ width, height, scale, scheme }: Omit<Layout, "radius" | "quality">): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(patience);
  return page;
}

async function takeScreens(): Promise<void> {
  for (const scheme of schemes) {
    const layout: Layout = { ...phone, scheme };
    const photos: Buffer[] = [];
    for (const screen of screens) {
      const page = await openPage(layout);
      photos.push(await takeScreen(page, screen));
      await page.close();
    }
    save("screens", scheme, await framePhotos(browser, photos, layout));
  }
}

/** One page for both schemes, because what was typed for the first stays typed. */
async function takeDesk(name: string, prepare: Prepare): Promise<void> {
  const page = await openPage({ ...studioFrame, scheme: "light" });
  await prepare(page);
  for (const scheme of schemes) {
    await wear(page, scheme);
    save(name, scheme, await framePhotos(browser, [await page.screenshot()], { ...studioFrame, scheme }));
  }
  await page.close();
}

/** In the studio and in the screens that it shows. */
async function wear(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const choice = page.getByRole("radio", { name: scheme === "dark" ? "Dark" : "Light", exact: true });
  if ((await choice.count()) > 0) await choice.first().check({ force: true });
  // Pictures and previews come to rest.
  await page.waitForTimeout(5_000);
}
