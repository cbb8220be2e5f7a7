/** Lets the server send a whole screen with the template of a promotion, and writes down what the page asks for. */
import type { Page } from "playwright";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

interface Sender {
  /** Addresses of hosts that are not listed, since the last screen was sent. */
  readonly asked: string[];
  /** Last parts of the paths of calls, since the last screen was sent. */
  readonly calls: string[];
}

const listed = "https://app.example.com";

/** Gives what is written down from now on; `open` opens the page of the template. */
export async function sendScreen(
  page: Page,
  origin: string,
  screen: unknown,
  open: (address: string) => Promise<unknown>,
): Promise<Sender> {
  const sender: Sender = { asked: [], calls: [] };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (![origin, listed].includes(url.origin) && url.protocol.startsWith("http")) sender.asked.push(url.href);
    if (url.origin === origin && request.resourceType() !== "script") sender.calls.push(url.pathname.split("/").at(-1) ?? "");
  });
  await page.route(`${listed}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
  await page.unroute("**/channel-template*");
  await page.route("**/channel-template*", (route) =>
    route.fulfill({ json: { code: "0", message: "", data: { id: "T9", headline: "Built-in offer", screen } } }),
  );
  await open("/?x=1#/registerTemplate?templateId=T9");
  return sender;
}
