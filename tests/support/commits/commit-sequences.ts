/** Random sequences of what borrowers, networks and devices do around a commit of the built app. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Route } from "playwright";
import type { BuiltApp } from "../browser/built-app.ts";
import { createRandom } from "../run/random.ts";
import { act, acts, look, pass, setOffline, tap, turnTo } from "./commit-acts.ts";
import { type CommitCase, commitCases } from "./commit-cases.ts";
import { createCommitServer } from "./commit-server.ts";
import { check, createTab, open, type Sequence, type Setting, see, visit } from "./commit-tab.ts";
import { forgetAll, watchDialogs } from "./commit-taps.ts";

/** What the device stores: both storages, one of them or none. */
const storages = ["", "", "", "localStorage", "sessionStorage", "localStorage sessionStorage"] as const;

const stepsOfOne = 10;
export interface Played {
  readonly seed: number;
  readonly log: readonly string[];
  readonly faults: readonly string[];
  readonly done: number;
}

/** As it stands in an address, before the parameters. */
const routeOf = ({ address }: CommitCase): string => `${address.split("#").at(-1)?.split("?")[0]}?`;

/** Counts what the app sends; what leads to another site ends here. */
function takeRoutes({ app, context, about, tabs, server, log }: Sequence): Promise<unknown> {
  async function take(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const from = tabs.find(({ page }) => page === request.frame().page());
    if (from !== undefined && origin !== app.origin && request.isNavigationRequest()) {
      from.hasLeft = true;
      return route.fulfill({ status: 204 });
    }
    if (from !== undefined && pathname === about.action.path)
      return void log.push(`${from.at}: ${await server.takeCommit(route, from.at)}`);
    // The screen that follows reads the same call. One beside it that pays the same looks, too, and gets nothing: the mock server knows
    // nothing of what was done.
    const looksAt = commitCases.filter((one) => one.look?.action.path === pathname && request.frame().url().includes(routeOf(one)));
    if (looksAt.length === 0) return route.fallback();
    return from?.isOpen && looksAt.includes(about) ? server.takeLook(route) : route.abort();
  }
  return context.route(() => true, take);
}

async function openSequence(setting: Setting): Promise<Sequence> {
  const { app, pages, about, refused, honoursKeys, random } = setting;
  let events = 0;
  const tick = (): number => ++events;
  const tabs = pages.map(createTab);
  const [tab] = tabs;
  if (tab === undefined) throw new Error("A sequence needs a tab.");
  const seenAt = (at: number): number => tabs[at]?.seenAt ?? 0;
  const server = createCommitServer({ about, random, honoursKeys, tick, storesAll: refused === "", seenAt });
  // Another query, because another hash alone would not load the page again.
  const address = app.origin + about.address.replace("?", `?run=${random()}&`);
  const sequence: Sequence = { ...setting, tabs, tab, server, tick, address };
  await takeRoutes(sequence);
  for (const { page } of tabs) await forgetAll(page, { origin: app.origin, refused });
  await turnTo(sequence, tab);
  await visit(sequence);
  if ((await see(sequence)).hasNote !== (refused.split(" ").length === 2)) server.faults.push("the note about storage is wrong");
  return sequence;
}

/** The network is well again: then a look or a tap leads on. */
async function comeThrough(sequence: Sequence): Promise<string> {
  const { server } = sequence;
  await setOffline(sequence, false);
  await pass(sequence, 61_000);
  await check(sequence);
  server.state.isWell = true;
  // Few are needed; a tap on what is still under way does nothing.
  for (let turn = 0; turn < 100; turn++) {
    if (!sequence.tab.isOpen && (await open(sequence)) === "done") return "came through";
    const { hasLook } = await see(sequence);
    await (hasLook ? look(sequence) : tap(sequence, 1));
    if ((await check(sequence)) === "done") return "came through";
    await sleep(turn < 4 ? 10 : 100);
  }
  server.faults.push("locked out: neither a look nor a tap leads on");
  return JSON.stringify(await see(sequence));
}

async function end(sequence: Sequence): Promise<void> {
  await setOffline(sequence, false);
  for (const one of [...sequence.server.held]) await one.release("cut");
  await sequence.context.unrouteAll({ behavior: "ignoreErrors" });
}

async function playOne(playground: Pick<Setting, "app" | "context" | "pages">, seed: number): Promise<Played> {
  const random = createRandom(seed * 7919);
  const about = commitCases[seed % commitCases.length];
  if (about === undefined) throw new Error("There are no cases.");
  const refused = storages[Math.floor(random() * storages.length)] ?? "";
  const honoursKeys = refused !== "" || about.look === undefined || random() < 0.5;
  const log = [`${about.name}, refused: ${refused || "nothing"}, ${honoursKeys ? "keys" : "no keys"}`];
  const sequence = await openSequence({ ...playground, about, refused, honoursKeys, random, log });
  const { faults, deeds } = sequence.server;
  try {
    for (let step = 0; step < stepsOfOne && faults.length === 0; step++) {
      const name = acts[Math.floor(random() * acts.length)] ?? "tap";
      log.push(name);
      log.push(await act(sequence, name));
    }
    if (faults.length === 0) log.push(await comeThrough(sequence));
  } finally {
    await end(sequence);
  }
  return { seed, log: log.filter(Boolean), faults, done: deeds.length };
}

/** Two tabs of one borrower's browser, in which sequences are played one after another. */
export async function openPlayground(app: BuiltApp) {
  const context = await app.browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  await context.clock.install();
  // The name of a window outlives its pages, so it says what the device refuses, and whether it is in view.
  await context.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => (window.name.includes(" hidden") ? "hidden" : "visible") });
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
  await watchDialogs(context);
  const pages = [await context.newPage(), await context.newPage()];
  // A sequence stops what is still being loaded, and a page whose screen did not come would load itself again in the midst of it.
  for (const page of pages) await page.goto(`${app.origin}/no-such-page?market=1`, { waitUntil: "networkidle" });
  return { play: (seed: number) => playOne({ app, context, pages }, seed), close: () => context.close() };
}
