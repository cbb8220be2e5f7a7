/** The product with its API on another host. `library.test.ts` builds a small product that way at each run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { startServer, watchMockProject } from "../../src/authoring/mock/server/index.ts";
import { apiHeaders, headersFor, readStyleSources } from "../../src/authoring/vite/index.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { submitForm } from "../support/browser/visitor.ts";
import { isThorough } from "../support/run/thoroughness.ts";

const apiHost = "https://obfuscated.example";
let dist: string;
let server: RunningServer;
let browser: Browser;

describe.runIf(isThorough)("a build with API_HOST", () => {
  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), "layar-dist-"));
    vi.stubEnv("API_HOST", apiHost);
    vi.stubEnv("NODE_ENV", "production");
    await build({ configFile: "vite.config.ts", mode: "production", logLevel: "silent", build: { outDir: dist, minify: false } });
    const styles = readStyleSources(dist);
    server = await startServer({
      dist,
      port: 0,
      headersFor: (path) => headersFor({ hosts: { images: "any", frames: [] }, apiHost, isSecure: false, styles }, path),
      apiHeaders,
      readProject: watchMockProject(".", new URL(apiHost).hostname),
      log: (line) => {
        throw new Error(line);
      },
    });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    vi.unstubAllEnvs();
    rmSync(dist, { recursive: true });
  });

  it("calls that host, under the names that it has on the wire", async () => {
    const page = await browser.newPage();
    const called: string[] = [];
    await page.route(`${apiHost}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      called.push(`${pathname} ${route.request().postData()}`);
      const answer = await route.fetch({ url: server.origin + pathname + search });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "access-control-allow-origin": server.origin } });
    });
    await page.goto(`${server.origin}/complainPageNext?market=1&problemIndex=1&problemSonIndex=11&orderNo=L2001`);
    await page.getByText("Collection", { exact: true }).waitFor();
    await page.getByRole("textbox").fill("They called at night");
    await submitForm(page);
    await page.waitForSelector("[data-screen=complaint-type][data-state=ready]");
    const [sent = ""] = called.filter((call) => call.startsWith("/user-problem/problem-save"));
    expect(JSON.parse(sent.slice(sent.indexOf(" ")))).toMatchObject({ pdt: "They called at night", ono: "L2001" });
    await leave(page.context());
  });
});
