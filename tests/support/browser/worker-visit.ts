/** A visit with a service worker, behind a server that a test can break. */
import { readFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import type { BuiltApp } from "./built-app.ts";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { type Visitor, type VisitorOptions, visit } from "./visitor.ts";

export interface WorkerVisit extends Visitor {
  readonly front: FrontServer;
  /** How often a document was loaded. */
  loads(): number;
  /** Loads the page again and waits until it has looked after its worker. */
  reloadAndSettle(): Promise<void>;
}

/** A worker takes seconds to do what it does, and each look costs the browser time. */
export const unhurried = { timeout: 20_000, interval: 250 };

export async function visitWithWorker(app: BuiltApp, options: VisitorOptions = {}): Promise<WorkerVisit> {
  const front = await startFrontServer(app.origin);
  onTestFinished(() => front.close());
  const visitor = await visit({ ...app, origin: front.origin }, { ...options, hasWorker: true });
  const { page } = visitor;
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  return {
    ...visitor,
    front,
    loads: () => loads,
    async reloadAndSettle() {
      const before = countLooks(front);
      await page.reload();
      await expect.poll(() => countLooks(front), unhurried).toBeGreaterThan(before);
      await page.waitForTimeout(1000);
    },
  };
}

/** Every look begins with the question for the flags. */
function countLooks({ asked }: FrontServer): number {
  return asked.filter((url) => url === "/sw.json").length;
}

export const isRegistered = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));

export const cacheNames = ({ page }: Visitor): Promise<string[]> => page.evaluate(() => caches.keys());

/** Addresses of all that is kept. */
export const keptUrls = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ""));
  });

/** Waits until the worker serves the page and has cached it. */
export async function untilCached(visitor: Visitor, path: string): Promise<void> {
  await expect.poll(() => visitor.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), unhurried).toBe(true);
  await expect.poll(() => keptUrls(visitor), unhurried).toContain(path);
}

/** As pages say it; no build has a digit in its id. */
const nextRelease = "2";

/** The next release: another worker, and another id in a page. */
export function release(front: FrontServer, path: string): void {
  const script = readFileSync("dist/sw.js", "utf8");
  const name = /`([\w-]{8})`/.exec(script)?.[1];
  if (!name) throw new Error("The worker's script names no release.");
  const headers = { "Cache-Control": "no-cache", "Content-Type": "text/javascript" };
  front.answers.set("/sw.js", { headers, body: script.replace(name, "release2") });
  const html = readFileSync(`dist${path}/index.html`, "utf8").replace(/(?<=<html[^>]* data-release=")[^"]+/, nextRelease);
  front.answers.set(path, { headers: { "Content-Type": "text/html" }, body: html });
}

/** "2" after `release`, "1" before. */
export const releaseOf = async ({ page }: Visitor): Promise<string> =>
  (await page.evaluate(() => document.documentElement.dataset.release)) === nextRelease ? nextRelease : "1";
