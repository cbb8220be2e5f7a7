import type { Page, Route } from "playwright";

/** Keeps back what a pattern matches, from now on. Gives what lets it come, or go as a test says. */
export async function hold(
  page: Page,
  what: Parameters<Page["route"]>[0],
  letGo = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The page may have been left or closed meanwhile.
  await page.route(what, (route) => released.then(() => letGo(route)).catch(() => {}));
  return release;
}
