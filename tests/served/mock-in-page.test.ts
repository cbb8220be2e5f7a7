import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { launchBrowser } from "../support/browser/browser.ts";

const pageSource = new URL("../support/browser/mock-page.ts", import.meta.url);
const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      rollupOptions: { input: fileURLToPath(pageSource), output: { format: "es" } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((result) => ("output" in result ? result.output : [])).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("The page was not built.");
  return chunk.code;
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const { port } = server.address() as AddressInfo;
  const open = async (address: string) => {
    await page.goto("about:blank");
    await page.goto(`http://127.0.0.1:${port}${address}`);
  };
  await open("/");
  await expect.poll(() => page.title()).toBe("In progress, 2 cards");
  await open("/complaintList?scenario=one-tab");
  await expect.poll(() => page.title()).toBe("Everything, 2 cards");
  await open("/?scenario=offline#/payway?orderId=L2001&scenario=no-cards");
  await expect.poll(() => page.title()).toBe("In progress, 0 cards");
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
