/** One sequence around a commit: what the borrower, the network and the device do in it, and what must hold after each of these. */
import type { BrowserContext, Page, Route } from "playwright";
import type { BuiltApp } from "./built-app.ts";
import type { CommitCase } from "./commit-cases.ts";
import { createCommitServer } from "./commit-server.ts";
import { forgetAll, goBack, lookAt, openInside, retryInPage, type Seen, tapInPage } from "./commit-taps.ts";

interface Tab {
  readonly page: Page;
  readonly at: number;
  openedAt: number;
  /** Screens that were opened inside the app, to which Back leads. */
  depth: number;
  /** The screen of the case is what the borrower has opened last. */
  isOpen: boolean;
  /** When the borrower last saw on it how things stand with the commit. */
  seenAt: number;
  /** The app has led to another site. */
  hasLeft: boolean;
  /** It has sent something and was not loaded again since. */
  remembers: boolean;
}

export interface Setting {
  readonly app: BuiltApp;
  readonly context: BrowserContext;
  readonly pages: readonly Page[];
  readonly about: CommitCase;
  /** Names of the storages that the device refuses. */
  readonly refused: string;
  readonly honoursKeys: boolean;
  readonly random: () => number;
  readonly log: string[];
}

export const acts = [
  ...["tap", "tap", "tap", "double tap", "look", "look", "leave", "back", "reload", "other tab"],
  ...["timeout", "late response", "late response", "cut connection", "offline", "clock"],
] as const;

const hour = 3_600_000;
const clockJumps = [hour, 30 * hour, 31 * 24 * hour, -50 * hour];

export async function openSequence({ app, context, pages, about, refused, honoursKeys, random, log }: Setting) {
  let events = 0;
  const tick = (): number => ++events;
  const tabs = pages.map(
    (page, at): Tab => ({ page, at, openedAt: 0, seenAt: 0, depth: 0, isOpen: false, hasLeft: false, remembers: false }),
  );
  const [first] = tabs;
  if (first === undefined) throw new Error("A sequence needs a tab.");
  let tab: Tab = first;
  const server = createCommitServer({
    about,
    random,
    honoursKeys,
    tick,
    storesAll: refused === "",
    seenAt: (at) => tabs[at]?.seenAt ?? 0,
  });
  const { faults, held, state } = server;
  const tabOf = (page: Page): Tab | undefined => tabs.find((one) => one.page === page);

  async function take(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const from = tabOf(request.frame().page());
    if (from !== undefined && origin !== app.origin && request.isNavigationRequest()) {
      from.hasLeft = true;
      return route.fulfill({ status: 204 });
    }
    if (from !== undefined && pathname === about.action.path)
      return void log.push(`${from.at}: ${await server.takeCommit(route, from.at)}`);
    return pathname === about.look?.action.path && from?.isOpen ? server.takeLook(route) : route.fallback();
  }
  await context.route(() => true, take);

  const isHeld = (): boolean => [...held].some((one) => one.tab === tab.at);

  /** A page whose screen could not be fetched loads itself again, and then nothing is to be seen on it for a moment. */
  async function see(): Promise<Seen> {
    const now = await lookAt(tab.page).catch(() => undefined);
    if (now !== undefined) return now;
    if (tab.isOpen) begin();
    tab.remembers = false;
    await tab.page.waitForSelector("[data-screen]");
    return see();
  }

  /** Waits until nothing is awaited but what is held, or a message that goes away by itself. */
  async function rest(): Promise<Seen> {
    let seen = await see();
    const isOver = (): boolean => !seen.isBusy || (isHeld() && seen.screen !== "") || (seen.hasDialog && !seen.isUnknown);
    for (let turn = 0; turn < 400 && !isOver(); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen = await see();
    }
    return seen;
  }

  /** The borrower learns that it was done when the app goes on by itself. */
  async function check(): Promise<string> {
    const seen = await rest();
    const isElsewhere = seen.screen !== "" && seen.screen !== about.screen;
    const isDone = tab.isOpen && (tab.hasLeft || isElsewhere || (seen.hasDialog && !seen.isUnknown));
    if (seen.isUnknown) tab.seenAt = tick();
    const untold = server.untold().length;
    if (isDone) {
      if (untold === 0 && (server.deeds.length === 0 || (refused === "" && server.deeds.every(({ toldAt = 0 }) => toldAt < tab.openedAt))))
        faults.push("said to be done, and was not");
      server.tell();
      tab.isOpen = false;
      return "done";
    }
    // Without what the device stores nothing on a new page can know of what an old one has sent.
    const knows = tab.remembers || !refused.includes("localStorage");
    if (tab.isOpen && knows && untold > 0 && seen.alert && !seen.isUnknown && !isHeld()) faults.push(`a false failure: ${seen.alert}`);
    return seen.alert;
  }

  function begin(): void {
    const now = tick();
    Object.assign(tab, { openedAt: now, seenAt: now, isOpen: true, hasLeft: false });
  }

  async function open(): Promise<void> {
    begin();
    tab.depth++;
    await openInside(tab.page, about.address).catch(see);
    await rest();
  }

  async function load(go: () => Promise<unknown>): Promise<void> {
    begin();
    tab.remembers = false;
    await go();
    for (const one of [...held]) if (one.tab === tab.at) await one.forget();
    await rest();
  }

  async function tap(times: number): Promise<void> {
    if (!tab.isOpen) await open();
    const { sent } = state;
    const isThere = await tapInPage(tab.page, { node: about.node, texts: about.texts, times }).catch(see);
    // Offline the screen may not have come.
    if (isThere === false) await retryInPage(tab.page).catch(see);
    await rest();
    if (state.sent > sent) tab.remembers = true;
  }

  async function look(): Promise<void> {
    const { hasLook, hasDialog } = await see();
    if (tab.isOpen && hasLook) await tapInPage(tab.page, { node: hasDialog ? "sent-look" : "look", texts: {}, times: 1 }).catch(see);
  }

  async function setOffline(isOffline: boolean): Promise<void> {
    state.isOffline = isOffline;
    await context.setOffline(isOffline);
  }

  async function pass(ms: number): Promise<void> {
    await context.clock.fastForward(ms);
    for (const one of [...held]) await one.forget();
  }

  /** Ends what is held; the borrower looks at the tab that it was for. */
  async function release(how: "said" | "cut"): Promise<void> {
    const [one] = [...held].slice(how === "said" ? 0 : -1);
    if (one === undefined) return;
    tab = tabs[one.tab] ?? tab;
    await one.release(how);
  }

  const deeds: { readonly [act in (typeof acts)[number]]: () => Promise<unknown> } = {
    tap: () => tap(1),
    "double tap": () => tap(2),
    look,
    async leave() {
      tab.isOpen = false;
      tab.depth++;
      await openInside(tab.page, "/no-such-page?market=1");
    },
    async back() {
      // A dialog has an entry of its own in the history.
      if (tab.depth === 0 || (await see()).hasDialog) return;
      tab.depth--;
      tab.isOpen = false;
      await goBack(tab.page);
      const { screen, hasFailed } = await rest();
      if (screen === about.screen && !hasFailed) begin();
    },
    async reload() {
      if (!state.isOffline && tab.isOpen) await load(() => tab.page.reload());
    },
    async "other tab"() {
      const next = tabs[1 - tab.at] ?? tab;
      if ((next.openedAt === 0 && state.isOffline) || (about.clearsDevice && server.deeds.length > 0)) return;
      tab = next;
      if (tab.openedAt === 0) await load(() => tab.page.goto(address));
    },
    timeout: () => pass(61_000),
    "late response": () => release("said"),
    "cut connection": () => release("cut"),
    offline: () => setOffline(!state.isOffline),
    async clock() {
      // Without all storages the day is what a reload keeps of the key.
      const isNews = server.untold().some(({ hasResponse }) => hasResponse);
      // What was done after the borrower had left counts for a day.
      const jump = isNews ? hour : (clockJumps[Math.floor(random() * clockJumps.length)] ?? hour);
      if (refused === "") await context.clock.setSystemTime((await tab.page.evaluate(() => Date.now())) + jump);
    },
  };

  // Another query, because another hash alone would not load the page again.
  const address = app.origin + about.address.replace("?", `?run=${random()}&`);
  for (const { page } of tabs) await forgetAll(page, refused);
  await load(() => tab.page.goto(address));
  if ((await see()).hasNote !== (refused.split(" ").length === 2)) faults.push("the note about storage is wrong");

  return {
    faults,
    done: () => server.deeds.length,
    async act(act: (typeof acts)[number]): Promise<string> {
      await deeds[act]();
      return check();
    },
    /** The network is well again: then a look or a tap leads on. */
    async comeThrough(): Promise<string> {
      await setOffline(false);
      await pass(61_000);
      await check();
      state.isWell = true;
      for (let turn = 0; turn < 4; turn++) {
        if (!tab.isOpen) await open();
        const { hasLook } = await see();
        await (hasLook ? look() : tap(1));
        if ((await check()) === "done") return "came through";
      }
      faults.push("locked out: neither a look nor a tap leads on");
      return JSON.stringify(await see());
    },
    async end(): Promise<void> {
      await setOffline(false);
      for (const one of [...held]) await one.release("cut");
      await context.unroute(() => true);
      await context.unrouteAll({ behavior: "ignoreErrors" });
    },
  };
}
