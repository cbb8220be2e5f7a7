/** Pages whose React comes when a test says so. */
import type { Page } from "playwright";

/** Keeps React back on pages that open from now on. Gives what lets it come, and waits until it has the page. */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  let go = (): void => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/react-root-*.js", async (route) => {
    await gone;
    await route.continue();
  });
  return async () => {
    go();
    await page.waitForFunction(isReactThere);
  };
}

/** React marks the elements that it has. Whole in itself, because it is sent to the page. */
export function isReactThere(): boolean {
  const root = document.querySelector("#root");
  const screen = root?.firstElementChild;
  // Where the page has been left for another one, nothing comes.
  return !root || (Boolean(screen) && Object.keys(screen ?? {}).some((key) => key.startsWith("__reactFiber")));
}
