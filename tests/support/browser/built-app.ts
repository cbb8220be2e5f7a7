/** The built app with the mock server behind it, and a browser to test it in: what the flow tests of a file share. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import type { RunningServer } from "../../../src/authoring/mock/server/index.ts";
import { readMockProject, startServer } from "../../../src/authoring/mock/server/index.ts";
import { apiHeaders, headersFor } from "../../../src/authoring/vite/deploy/headers.ts";
import { readStyleSources } from "../../../src/authoring/vite/deploy/style-sources.ts";
import type { Settings } from "../../../src/core/format/index.ts";
import { launchBrowser, leave } from "./browser.ts";

export interface BuiltApp {
  readonly browser: Browser;
  readonly origin: string;
  /** What the mock server logged, for example about malformed calls. */
  readonly logged: string[];
}

interface Running {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** The files of a worker share this module, and use both one after the other: to start them takes as long as three pages. */
let running: Promise<Running> | undefined;
let heard = (_line: string): void => {};

async function start(): Promise<Running> {
  const [server, browser] = await Promise.all([serveDist((line) => heard(line)), launchBrowser()]);
  // One that crashed is started again by the next file.
  browser.once("disconnected", () => {
    running = undefined;
    void server.close();
  });
  return { server, browser };
}

/** Serves the app to all tests of the file or `describe` that it is called in; nothing but `logged` is there before them. */
export function builtApp(): BuiltApp {
  const logged: string[] = [];
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    running ??= start();
    ({ server, browser } = await running);
    // Flows lead from the screen of a scenario to others, where it goes on.
    heard = (line) => void (line.startsWith("A scenario of before goes on") || logged.push(line));
  });
  // The mock server knows visitors by their cookies, which go with their contexts: nothing is left for the next file.
  afterAll(() => Promise.all(browser.contexts().map(leave)));
  return {
    logged,
    get browser() {
      return browser;
    },
    get origin() {
      return server.origin;
    },
  };
}

export function serveDist(log: (line: string) => void): Promise<RunningServer> {
  if (!existsSync("dist/index.html")) throw new Error("The flow tests look at `dist/`, which is not there. Run `npm run build`.");
  // Nobody edits the project while the tests run.
  const project = readMockProject(".");
  const settings: Settings = JSON.parse(readFileSync("screens/catalogue/settings.json", "utf8"));
  const styles = readStyleSources("dist");
  return startServer({
    dist: "dist",
    port: 0,
    headersFor: (path) => headersFor({ ...settings, apiHost: "", isSecure: false, styles }, path),
    apiHeaders,
    readProject: () => project,
    log,
  });
}
