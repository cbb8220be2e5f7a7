/** Random sequences of what borrowers, networks and devices do around a commit of the built app. */
import type { BrowserContext, Page } from "playwright";
import type { BuiltApp } from "./built-app.ts";
import { acts, openSequence } from "./commit-acts.ts";
import { commitCases } from "./commit-cases.ts";
import { createRandom } from "./random.ts";

/** What the device stores: both storages, one of them or none. */
const storages = ["", "", "", "localStorage", "sessionStorage", "localStorage sessionStorage"] as const;

const stepsOfOne = 10;
export interface Played {
  readonly seed: number;
  readonly log: readonly string[];
  readonly faults: readonly string[];
  readonly done: number;
}

/** Two tabs of one borrower's browser, in which sequences are played one after another. */
export async function openPlayground(app: BuiltApp) {
  const context = await app.browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  await context.clock.install();
  // The name of a window outlives its pages, so it says what the device refuses.
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      const area = window[name];
      Object.defineProperty(window, name, {
        get() {
          if (window.name.includes(name)) throw new DOMException("refused", "SecurityError");
          return area;
        },
      });
    }
  });
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) await page.goto(`${app.origin}/no-such-page?market=1`);
  return { play: (seed: number) => playOne(app, context, pages, seed), close: () => context.close() };
}

async function playOne(app: BuiltApp, context: BrowserContext, pages: readonly Page[], seed: number): Promise<Played> {
  const random = createRandom(seed * 7919);
  const about = commitCases[seed % commitCases.length];
  if (about === undefined) throw new Error("There are no cases.");
  const refused = storages[Math.floor(random() * storages.length)] ?? "";
  const honoursKeys = refused !== "" || about.look === undefined || random() < 0.5;
  const log = [`${about.name}, refused: ${refused || "nothing"}, ${honoursKeys ? "keys" : "no keys"}`];
  const sequence = await openSequence({ app, context, pages, about, refused, honoursKeys, random, log });
  try {
    for (let step = 0; step < stepsOfOne && sequence.faults.length === 0; step++) {
      const act = acts[Math.floor(random() * acts.length)] ?? "tap";
      log.push(act);
      log.push(await sequence.act(act));
    }
    if (sequence.faults.length === 0) log.push(await sequence.comeThrough());
  } finally {
    await sequence.end();
  }
  return { seed, log: log.filter(Boolean), faults: sequence.faults, done: sequence.done() };
}
