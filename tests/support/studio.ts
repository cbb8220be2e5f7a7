// The studio on a copy of the shipped project, so that a test can write to it, and a browser to open it in.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject } from "vitest";
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
  const lease = new AbortController();
  const response = await fetch(inject("studioLease"), { signal: lease.signal });
  const { value } = (await response.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  const { root, origin, endpoint, pid } = JSON.parse(value ?? "") as StudioPlace;
  const browser = await chromium.connect(endpoint);
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
      lease.abort();
    },
  };
}
