import type { Page } from "playwright";

/** What this browser would restore after a crash; null where nothing differs from the disk. */
export const readDraft = (page: Page, path: string): Promise<string | null> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("layar.studio.draft.") && one.endsWith(`.${name}`));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? "").text;
  }, path);
