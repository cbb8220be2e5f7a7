import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bundleCode } from "../../scripts/bundle-code.ts";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { launchBrowser } from "../support/browser/browser.ts";
import { listen } from "../support/run/listen.ts";

const pageSource = new URL("../support/browser/mock-page.ts", import.meta.url);
const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

function buildPage(): Promise<string> {
  const rolldownOptions = { input: fileURLToPath(pageSource), output: { format: "es" } } as const;
  return bundleCode({ build: { minify: false, target: "es2022", rolldownOptions } });
}

it("the mock server responds inside a page, in the scenario of its address", async () => {
  const files: { readonly [path: string]: readonly [type: string, text: string] } = {
    "/": ["text/html", '<!doctype html><title>?</title><script type="module" src="/page.js"></script>'],
    "/page.js": ["text/javascript", await buildPage()],
    "/project.json": ["application/json", JSON.stringify(readMockProject("."))],
    "/mockServiceWorker.js": ["text/javascript", readFileSync(worker, "utf8")],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[(request.url ?? "/").replace(/\?.*|^\/complaintList/g, "") || "/"] ?? ["text/plain", ""];
    response.writeHead(text === "" ? 404 : 200, { "Content-Type": type }).end(text);
  });
  const { origin, close } = await listen(server);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const open = async (address: string) => {
    await page.goto("about:blank");
    await page.goto(origin + address);
  };
  await open("/");
  await expect.poll(() => page.title()).toBe("In progress, 2 cards");
  await open("/complaintList?scenario=one-tab");
  await expect.poll(() => page.title()).toBe("Everything, 2 cards");
  await open("/?scenario=offline#/payway?orderId=L2001&scenario=no-cards");
  await expect.poll(() => page.title()).toBe("In progress, 0 cards");
  await browser.close();
  await close();
});
