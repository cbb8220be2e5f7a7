/** How long an operator waits for the studio: for its first page, for the pictures of all screens on it, and after a key. */
import type { Browser } from "playwright";
import { startStudio } from "../../tests/support/studio/start-studio.ts";
import { timeKeystrokes } from "./keystroke-times.ts";
import type { ToolTimes } from "./tool-goals.ts";

type StudioTimes = Pick<ToolTimes, "startPageMs" | "picturesMs" | "keyToProblemsMs" | "keyToPreviewMs">;

const longestMs = 120_000;

/** The pages once, because a second one finds everything warm; a key in each of the rounds. */
export async function timeStudio(browser: Browser, rounds: number): Promise<StudioTimes> {
  const { place, stop } = await startStudio();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const start = performance.now();
    await page.goto(`${place.origin}/studio`);
    await page.locator("[data-screen-id]").first().waitFor();
    const startPageMs = performance.now() - start;
    const isDrawn = () => document.querySelector("[data-screen-id]:not(:has(a iframe))") === null;
    await page.waitForFunction(isDrawn, undefined, { timeout: longestMs });
    const picturesMs = performance.now() - start;
    return { startPageMs, picturesMs, ...(await timeKeystrokes(page, place.origin, rounds)) };
  } finally {
    await page.close();
    await stop();
  }
}
