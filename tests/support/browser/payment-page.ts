/** What tests of the payment screens share: the calls that they make, and the messages that the borrower sees. */
import type { Page } from "playwright";

export const servicePath = "/api/v1/youmi/youmi-api/service/loan";

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
