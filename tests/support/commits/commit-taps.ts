/** What a borrower does and sees on a screen that commits. Each is one trip to the page, because sequences are long. */
import type { BrowserContext, Page } from "playwright";
import type { CommitCase } from "./commit-cases.ts";

export interface Seen {
  /** The open screen; '' while there is none. */
  readonly screen: string;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** The message of a failure. */
  readonly alert: string;
  readonly isUnknown: boolean;
  readonly hasDialog: boolean;
  /** A dialog that closes by itself was shown. */
  readonly hasGoneOn: boolean;
  readonly hasLook: boolean;
  /** It says on the screen that commits when it was done. */
  readonly saysDone: boolean;
  readonly hasNote: boolean;
}

export function lookAt(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const screen = document.querySelector("[data-screen]:not([data-left])");
    const has = (id: string): boolean => document.querySelector(`[data-node=${id}]`) !== null;
    return {
      screen: screen?.getAttribute("data-screen") ?? "",
      isBusy: screen === null || screen.getAttribute("data-state") === "loading" || document.querySelector("[aria-busy=true]") !== null,
      hasFailed: screen?.getAttribute("data-state") === "failed",
      alert: document.querySelector("[data-widget=toast][role=alert]")?.textContent ?? "",
      isUnknown: has("unknown"),
      hasGoneOn: document.documentElement.hasAttribute("data-gone-on"),
      hasDialog: document.querySelector("[role=dialog], dialog[open]") !== null,
      hasLook: has("look"),
      saysDone: has("done"),
      hasNote: has("stay-here"),
    };
  });
}

/** Records in the page that a dialog without a button was shown: it says that it was done and closes by itself, maybe before anyone looks. */
export function watchDialogs(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const watch = () => {
      const dialog = document.querySelector("[data-screen]:not([data-left])") && document.querySelector("[role=dialog], dialog[open]");
      if (dialog && !dialog.querySelector("button")) document.documentElement.setAttribute("data-gone-on", "");
    };
    new MutationObserver(watch).observe(document, { subtree: true, childList: true, attributeFilter: ["open", "role"] });
  });
}

/** Opens an address inside the app, as a link does; what the device stores stays. */
export function openInside(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    document.querySelector("[data-screen]")?.setAttribute("data-left", "");
    document.documentElement.removeAttribute("data-gone-on");
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Goes back inside the app. */
export function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector("[data-screen]")?.setAttribute("data-left", "");
    document.documentElement.removeAttribute("data-gone-on");
    history.back();
  });
}

/** What stands behind another tab is hidden, and does not look by itself. Its window's name says so, which outlives its pages. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    const refused = window.name.replace(" hidden", "");
    window.name = hidden ? `${refused} hidden` : refused;
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

interface Tap {
  readonly node: string;
  readonly texts: CommitCase["texts"];
  readonly times: number;
}

/** Writes and chooses what the screen asks for, and taps. Gives false when there is nothing to tap or a dialog covers it. */
export function tapInPage(page: Page, tap: Tap): Promise<boolean> {
  return page.evaluate(({ node, texts, times }) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const button = find(`[data-screen]:not([data-left]) [data-node=${node}]`) ?? find(`[role=dialog] [data-node=${node}]`);
    const dialog = document.querySelector("[role=dialog], dialog[open]");
    if (button === null || (dialog !== null && !dialog.contains(button))) return false;
    for (const [id, text] of Object.entries(texts)) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-node=${id}] :is(input, textarea)`);
      if (field === null || field.value.replaceAll(" ", "") === text) continue;
      const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const box of document.querySelectorAll<HTMLInputElement>("[data-screen] input[type=checkbox]")) if (!box.checked) box.click();
    const choices = [...document.querySelectorAll<HTMLInputElement>("[data-screen] input[type=radio]")];
    if (choices.length > 0 && !choices.some(({ checked }) => checked)) choices[0]?.click();
    for (let time = 0; time < times; time++) button.click();
    return true;
  }, tap);
}

/** Taps the retry of a screen that could not be shown. */
export function retryInPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-screen][data-state=failed] button"))
      if (/^(Retry|Coba lagi)$/.test(button.textContent ?? "")) button.click();
  });
}

interface Device {
  readonly origin: string;
  /** Names of the storages that it refuses. The name of a window outlives its pages. */
  readonly refused: string;
}

/** Empties what the device stores; from then on it refuses some of its storages. */
export async function forgetAll(page: Page, { origin, refused }: Device): Promise<void> {
  // The sequence before may have led out of the app at its end.
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/no-such-page?market=1`);
  await page.evaluate((names) => {
    // It may be on its way elsewhere still, which would end the next visit.
    window.stop();
    window.name = "";
    localStorage.clear();
    sessionStorage.clear();
    window.name = names;
  }, refused);
}
