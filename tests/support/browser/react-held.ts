/** Pages whose React comes when a test says so. */
import type { Page, Request } from "playwright";
import { expect } from "vitest";
import { hold } from "./hold.ts";

const ofReact = /\/assets\/react-root-[^/]*\.js$/;

/** Keeps React back on pages that open from now on. Gives what lets it come, and waits until it has the page. */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  const go = await hold(page, ofReact);
  return async () => {
    go();
    await page.waitForFunction(isReactThere);
  };
}

/** Gives what waits until the page has the responses to all that it asked for from now on, but for React. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => ofReact.test(request.url()) || open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => open.size, { timeout: 20_000 }).toBe(0);
      // What came is drawn, and may lead to the next request.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    } while (open.size > 0);
  };
}

/** React marks the elements that it has. Whole in itself, because it is sent to the page. */
export function isReactThere(): boolean {
  const root = document.querySelector("#root");
  const screen = root?.firstElementChild;
  // Where the page has been left for another one, nothing comes.
  return !root || (Boolean(screen) && Object.keys(screen ?? {}).some((key) => key.startsWith("__reactFiber")));
}
