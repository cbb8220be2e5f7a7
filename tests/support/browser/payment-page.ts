/** What tests of the payment screens share: the calls that they make, and the messages that the borrower sees. */
import type { Locator, Page } from "playwright";

export const servicePath = "/api/v1/youmi/youmi-api/service/loan";

/** Address of the page of a payment in India, in that scenario. */
export const paywayAddress = (scenario = "ok", more = ""): string =>
  `/?market=1${more}#/payway?orderId=L2001&amount=16365&productId=P21&scenario=${scenario}`;

/** Before the amount is known, and after. */
export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay( ₹16,365)?$/ });

/** Waits for a failure that is shown. */
export const waitForMessage = (page: Page, text: string): Promise<void> =>
  page.getByRole("alert").getByText(text, { exact: true }).waitFor();

/** Counts the calls that reach the server. */
export function countCalls(page: Page, path: string): { readonly bodies: URLSearchParams[]; readonly keys: (string | undefined)[] } {
  const bodies: URLSearchParams[] = [];
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== path) return;
    bodies.push(new URLSearchParams(request.postData() ?? ""));
    keys.push(request.headers()["idempotency-key"]);
  });
  return { bodies, keys };
}
