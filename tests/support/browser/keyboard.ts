/** A visitor without a pointer. */
import type { Page } from "playwright";
import { expect } from "vitest";

/** Tabs on until a node, or a control inside it, has the focus, which must then be seen. */
export async function tabTo(page: Page, node: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate((id) => {
      const active = document.activeElement;
      if (!active?.closest(`[data-node="${id}"]`)) return null;
      const shown = [active, active.parentElement, active.nextElementSibling].some((element) => {
        const { outlineStyle, boxShadow } = element ? getComputedStyle(element) : { outlineStyle: "none", boxShadow: "none" };
        return outlineStyle !== "none" || boxShadow !== "none";
      });
      return shown ? "seen" : "unseen";
    }, node);
    if (found === "seen") return;
    if (found === "unseen") throw new Error(`The focus on \`${node}\` is not seen.`);
  }
  throw new Error(`\`${node}\` is not reached with Tab.`);
}

/** Goes to a node and uses it. */
export async function press(page: Page, node: string, key = "Enter"): Promise<void> {
  await tabTo(page, node);
  await page.keyboard.press(key);
}

/** Goes to a field and writes into it. */
export async function write(page: Page, node: string, text: string): Promise<void> {
  await tabTo(page, node);
  await page.keyboard.type(text);
}

/** Waits until the focus is in a node. */
export async function expectFocus(page: Page, node: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-node]")?.getAttribute("data-node"))).toBe(node);
}
