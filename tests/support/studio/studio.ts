// The studio on a copy of the shipped project, so that a test can write to it, and a browser to open it in.
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject } from "vitest";
import { withPatience } from "../browser/browser.ts";
import type { StudioPlace } from "./studio-server.ts";

export interface OpenStudio extends Omit<StudioPlace, "endpoint"> {
  readonly browser: Browser;
  /** What went wrong in any page since it was asked for last. */
  takeComplaints(): readonly string[];
  /** Opens a page of the studio, such as `/studio/screen/home`, in a window of its own or in one with others. */
  openPage(address: string, options?: BrowserContextOptions): Promise<Page>;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Lets the next file have it. */
  close(): Promise<void>;
}

/** Waits until no other file uses it. The project is as it is shipped, and the browser has nothing stored. */
export async function openStudio(): Promise<OpenStudio> {
  // Not by `fetch`, which gives up after five minutes: in a thorough run the files before take longer.
  const lease = get(inject("studioLease"));
  const [response] = (await once(lease, "response")) as [IncomingMessage];
  const [place] = (await once(response.setEncoding("utf8"), "data")) as [string];
  const { root, origin, endpoint, pid } = JSON.parse(place) as StudioPlace;
  const browser = withPatience(await chromium.connect(endpoint));
  const complaints: string[] = [];
  return {
    root,
    origin,
    pid,
    browser,
    takeComplaints: () => complaints.splice(0),
    async openPage(address, options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      context.on("weberror", (error) => complaints.push(error.error().message));
      const page = await context.newPage();
      await page.goto(origin + address);
      return page;
    },
    read: (path) => readFileSync(join(root, path), "utf8"),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    async close() {
      await browser.close();
      lease.destroy();
    },
  };
}
