/** What moves on a page by itself. */
import type { Page } from "playwright";
import type { ScreenPlan } from "../../../src/core/format/index.ts";
import type { BuiltApp } from "./built-app.ts";
import { hold } from "./hold.ts";
import { situationOf } from "./situations.ts";
import { type Market, markets } from "./visitor.ts";

interface LayoutShiftAttribution {
  readonly node?: Element;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Records whatever moves, however little, for as long as the page is open; call before the page is loaded. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly LayoutShiftAttribution[] };
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => ({ node: node?.outerHTML?.slice(0, 120), from, to }));
        Reflect.get(window, "shifts").push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

/** Two frames, after which what is on the page has been drawn. */
export const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a screen on a slow line and stops at each thing that comes: the page, its script, its responses. */
export async function openInStages(
  page: Page,
  { origin }: BuiltApp,
  { plan, market, onStage }: { readonly plan: ScreenPlan; readonly market: Market; onStage(name: string): Promise<void> },
): Promise<void> {
  const isElsewhere = (url: URL): boolean => url.origin !== origin || !url.pathname.startsWith("/assets/");
  const releaseScripts = await hold(page, /\/assets\/(?!starter-).*\.js$/);
  const releaseResponses = await hold(page, isElsewhere);
  await page.route(isElsewhere, (route) => {
    const isAsked = ["fetch", "xhr", "image"].includes(route.request().resourceType());
    return isAsked ? route.fallback() : route.continue();
  });
  const url = new URL(situationOf(plan, market, "ok").address, origin);
  url.searchParams.set("market", markets[market]);
  await page.goto(url.href, { waitUntil: "commit" });
  await page.waitForSelector("[data-screen]", { state: "attached" });
  await drawn(page);
  await onStage("page");
  releaseScripts();
  await page.waitForSelector(`[data-screen="${plan.id}"][data-market]`);
  await drawn(page);
  await onStage("script");
  releaseResponses();
  await page.waitForSelector(`[data-screen="${plan.id}"][data-state=ready]`);
  await page.waitForLoadState("networkidle");
  await drawn(page);
  await onStage("responses");
}
