/** Screens as borrowers see them, side by side: the loan, the account to pay into, the receipt, the chat. */
import type { Page } from "playwright";

export interface Screen {
  readonly address: string;
  /** What somebody has tapped before, by the text on it. */
  readonly taps?: readonly string[];
}

export const phone = { width: 390, height: 844, radius: 24, scale: 1, quality: 82 };

export const screens: readonly Screen[] = [
  { address: "/loanDetails?market=2&language=en&productId=P21&orderId=L2001" },
  { address: "/that?market=2&language=en&amount=728000&productId=P21&orderId=L2001" },
  { address: "/?market=1#/borrowDetail?language=en&productId=P21&orderId=L2001&scenario=repaid" },
  { address: "/intelligentCustomerService?market=1&language=en", taps: ["Payments", "My payment has not been recorded"] },
];

export async function takeScreen(page: Page, { address, taps = [] }: Screen): Promise<Buffer> {
  await page.goto(address);
  await page.locator("[data-state=ready]").waitFor();
  // What only a developer sees.
  await page.addStyleTag({ content: "layar-developer { display: none }" });
  for (const text of taps) await page.getByText(text, { exact: true }).first().click();
  // Fonts come to rest. Animations are not ended for the picture: one that follows the scroll position would show its end.
  await page.waitForTimeout(1_500);
  return page.screenshot();
}
