/** What axe has to say about a page that a flow test shows. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

declare const axe: { run(options?: { runOnly: string[] }): Promise<AxeResults> };

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Each violation with the elements that it is about, in the colours of now and, as to contrast, in the other ones. */
export async function findViolations(page: Page): Promise<string[]> {
  // Sending it takes ten times as long as looking does.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const now = await page.evaluate(async () => ({ ...(await axe.run()), isDark: matchMedia("(prefers-color-scheme: dark)").matches }));
  await page.emulateMedia({ colorScheme: now.isDark ? "light" : "dark" });
  const other = await page.evaluate(() => axe.run({ runOnly: ["color-contrast"] }));
  await page.emulateMedia({ colorScheme: now.isDark ? "dark" : "light" });
  return [...now.violations, ...other.violations].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Pixels by which a page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
