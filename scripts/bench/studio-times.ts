/** How long an operator waits for the studio: for its first page, and for the pictures of all screens on it. */
import type { Browser } from "playwright";
import { startStudio } from "../../tests/support/studio-lease.ts";

interface StudioTimes {
  /** From the first request until the screens are listed. */
  readonly startPageMs: number;
  /** Until each of them has its picture. */
  readonly picturesMs: number;
}

const longestMs = 120_000;

/** Once, because a second page finds everything warm. */
export async function timeStudio(browser: Browser): Promise<StudioTimes> {
  const { child, place } = await startStudio();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const start = performance.now();
    await page.goto(`${place.origin}/studio`);
    await page.locator("[data-screen-id]").first().waitFor();
    const startPageMs = performance.now() - start;
    const isDrawn = () => document.querySelector("[data-screen-id]:not(:has(a iframe))") === null;
    await page.waitForFunction(isDrawn, undefined, { timeout: longestMs });
    return { startPageMs, picturesMs: performance.now() - start };
  } finally {
    await page.close();
    child.disconnect();
  }
}
