// The studio on a copy of the shipped project, so that a test can write to it, and a browser to open it in.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterEach } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type StudioPlace, startStudio } from "./start-studio.ts";

export interface OpenStudio extends StudioPlace {
  readonly browser: Browser;
  /** What went wrong in any page since it was asked for last. */
  takeComplaints(): readonly string[];
  /** Opens a page of the studio, such as `/studio/screen/home`, in a window of its own or in one with others. */
  openPage(address: string, options?: BrowserContextOptions): Promise<Page>;
  read(path: string): string;
  write(path: string, text: string): void;
  close(): Promise<void>;
}

const complaints: string[] = [];
// A test that fails ends before it reads them, and they may say why.
afterEach(({ task }) => {
  if (task.result?.state === "fail" && complaints.length > 0) console.error(complaints.splice(0).join("\n"));
});

export async function openStudio(): Promise<OpenStudio> {
  const [{ place, stop }, browser] = await Promise.all([startStudio(), launchBrowser()]);
  const { root, origin } = place;
  return {
    ...place,
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
      await stop();
    },
  };
}
