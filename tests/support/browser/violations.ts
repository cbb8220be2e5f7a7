/** What axe has to say about a page that a flow test shows. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Frame, Page } from "playwright";

declare const axe: { run(options?: { runOnly: string[] }): Promise<AxeResults> };

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Each violation in a page, or in one of its frames, with the elements that it is about, in the colours of now and, as to contrast, in the other ones. */
export async function findViolations(page: Page, frame: Frame = page.mainFrame()): Promise<string[]> {
  // Sending it takes ten times as long as looking does.
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const now = await frame.evaluate(async () => ({ ...(await axe.run()), isDark: matchMedia("(prefers-color-scheme: dark)").matches }));
  await page.emulateMedia({ colorScheme: now.isDark ? "light" : "dark" });
  const other = await frame.evaluate(() => axe.run({ runOnly: ["color-contrast"] }));
  await page.emulateMedia({ colorScheme: now.isDark ? "dark" : "light" });
  return [...now.violations, ...other.violations].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Pixels by which a page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
