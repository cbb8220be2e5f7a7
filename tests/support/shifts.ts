/** What moves on a page by itself, and how a test keeps the page waiting. */
import type { Page, Route } from "playwright";

/** Records whatever moves, however little, for as long as the page is open; call before the page is loaded. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        Reflect.get(window, "shifts").push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

/** Two frames, after which what is on the page has been drawn. */
export const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Holds requests back until they are released. */
export function hold(): { readonly route: (route: Route) => Promise<void>; release(): void } {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { route: (route) => held.then(() => route.continue()).catch(() => undefined), release: () => release() };
}
