/** A visitor in any engine, who waits for what they look for. */
import type { Tab } from "./engine.ts";

export interface FlowVisit {
  /** Opens a path with its query, and comes back when the screen is ready. */
  open(path: string): Promise<void>;
  /** Waits for a screen by its id. */
  screen(id: string): Promise<void>;
  /** Waits for an element of the open screen with the text. */
  sees(selector: string, text?: string): Promise<void>;
  /** Waits until the element can be tapped; nothing is tapped where the page has gone on to a screen by itself. */
  tap(selector: string, unless?: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  attach(file: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
}

const limitMs = 20_000;
const screenSelector = "[data-screen][data-state=ready]:not([data-left])";

const readyScreen = (id: string): string => `[data-screen="${id}"]${screenSelector}`;

/** Finds elements that can be seen; `checkVisibility` is younger than the oldest engine. */
const found = (selector: string, text: string): string => `(() => {
  const seen = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getClientRects().length > 0);
  return seen.some((one) => one.textContent.includes(${JSON.stringify(text)}));
})()`;

export function flowVisit(tab: Tab, origin: string): FlowVisit {
  async function until(expression: string, what: string): Promise<void> {
    const end = Date.now() + limitMs;
    while (Date.now() < end) {
      // A page that is just being left gives nothing.
      if ((await tab.evaluate(expression).catch(() => false)) === true) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const text = await tab.evaluate("document.body.innerText").catch(String);
    throw new Error(`${what} did not come. The page says: ${text}`);
  }
  const sees = (selector: string, text = "") => until(found(selector, text), `${selector} ${text}`);
  return {
    sees,
    reload: () => tab.reload(),
    back: () => tab.back(),
    attach: (file) => tab.attach(file),
    async open(path) {
      const url = new URL(path, origin);
      url.searchParams.set("market", "1");
      url.searchParams.set("token", "canary-token");
      await tab.go(url.href);
      await sees(screenSelector);
    },
    screen: (id) => sees(readyScreen(id)),
    async tap(selector, unless) {
      const free = `${screenSelector} ${selector}:not([aria-disabled=true])`;
      const gone = unless && readyScreen(unless);
      await sees(gone ? `${free}, ${gone}` : free);
      if (!gone || (await tab.evaluate(found(gone, ""))) !== true) await tab.tap(free);
    },
    async type(selector, text) {
      await sees(selector);
      await tab.type(`${screenSelector} ${selector}`, text);
    },
  };
}
