/** The borrower's tabs in a sequence: opens the screen that commits, waits until nothing is under way, and reads how things stand. */
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright";
import type { BuiltApp } from "../browser/built-app.ts";
import { isReactThere } from "../browser/react-held.ts";
import type { CommitCase } from "./commit-cases.ts";
import type { CommitServer } from "./commit-server.ts";
import { lookAt, openInside, type Seen } from "./commit-taps.ts";

export interface Tab {
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

/** A sequence under way. */
export interface Sequence extends Setting {
  readonly tabs: readonly Tab[];
  /** The one that the borrower looks at. */
  tab: Tab;
  readonly server: CommitServer;
  /** Gives an order of events that does not depend on the clock. */
  readonly tick: () => number;
  readonly address: string;
}

export const createTab = (page: Page, at: number): Tab => ({
  page,
  at,
  openedAt: 0,
  seenAt: 0,
  depth: 0,
  isOpen: false,
  hasLeft: false,
  remembers: false,
});

export function begin({ tab, tick }: Sequence): void {
  const now = tick();
  Object.assign(tab, { openedAt: now, seenAt: now, isOpen: true, hasLeft: false });
}

/** A page whose screen could not be fetched loads itself again, and then nothing is to be seen on it for a moment. */
export async function see(sequence: Sequence): Promise<Seen> {
  const { tab } = sequence;
  const now = await lookAt(tab.page).catch(() => undefined);
  if (now !== undefined) return now;
  if (tab.isOpen) begin(sequence);
  tab.remembers = false;
  await tab.page.waitForSelector("[data-screen]");
  return see(sequence);
}

const isHeld = ({ server, tab }: Sequence): boolean => [...server.held].some((one) => one.tab === tab.at);

/** Waits until nothing is awaited but what is held, or a message that goes away by itself. */
export async function rest(sequence: Sequence): Promise<Seen> {
  let seen = await see(sequence);
  const isOver = (): boolean => !seen.isBusy || (isHeld(sequence) && seen.screen !== "") || (seen.hasDialog && !seen.isUnknown);
  for (let turn = 0; turn < 400 && !isOver(); turn++) {
    await sleep(5);
    seen = await see(sequence);
  }
  return seen;
}

/** What the page shows at rest, and whether the app has gone on from the screen by itself. */
async function readEnd(sequence: Sequence): Promise<readonly [seen: Seen, goesOn: boolean]> {
  const { tab, about, server } = sequence;
  let seen = await rest(sequence);
  const isElsewhere = (): boolean => seen.screen !== "" && seen.screen !== about.screen;
  const goesOn = (): boolean => tab.hasLeft || seen.hasGoneOn || isElsewhere() || (seen.hasDialog && !seen.isUnknown);
  // What leads out of the app takes a moment.
  for (let turn = 0; turn < 50 && tab.isOpen && !goesOn() && server.hasAnswered(); turn++) {
    await sleep(20);
    seen = await see(sequence);
  }
  return [seen, tab.isOpen && goesOn()];
}

/** Whether the screen that follows is ready, which what is elsewhere always is; a dialog before it is left too early to know. */
async function isFollowed(sequence: Sequence): Promise<boolean> {
  const { tab, about } = sequence;
  let seen = await see(sequence);
  const isOver = (): boolean => tab.hasLeft || seen.screen === about.screen || !seen.isBusy;
  for (let turn = 0; turn < 400 && !isOver(); turn++) {
    await sleep(20);
    seen = await see(sequence);
  }
  return tab.hasLeft || (seen.screen !== about.screen && !seen.isBusy && !seen.hasFailed);
}

/** The borrower learns that it was done when the app goes on by itself. */
async function learn(sequence: Sequence, [seen, isDone]: Awaited<ReturnType<typeof readEnd>>): Promise<string> {
  const { about, tab, refused, server, tick } = sequence;
  if (seen.isUnknown) tab.seenAt = tick();
  if (isDone) {
    const isOld =
      server.deeds.length === 0 ||
      (!about.isLasting && refused === "" && server.deeds.every(({ toldAt = 0, isFollowed }) => isFollowed && toldAt < tab.openedAt));
    if (server.untold().length === 0 && isOld) server.faults.push("said to be done, and was not");
    server.tell(await isFollowed(sequence));
    tab.isOpen = false;
    return "done";
  }
  // What another page learned and did not get to show is shown here.
  if (tab.isOpen && seen.saysDone && server.hasAnswered()) {
    server.tell(false);
    tab.seenAt = tick();
    return "said when it was done";
  }
  return "";
}

export async function check(sequence: Sequence): Promise<string> {
  const { tab, refused, server } = sequence;
  const end = await readEnd(sequence);
  const learned = await learn(sequence, end);
  if (learned !== "") return learned;
  const [seen] = end;
  // Without what the device stores nothing on a new page can know of what an old one has sent.
  const knows = tab.remembers || !refused.includes("localStorage");
  if (tab.isOpen && knows && server.untold().length > 0 && seen.alert && !seen.isUnknown && !isHeld(sequence))
    server.faults.push(`a false failure: ${seen.alert}`);
  return seen.alert;
}

/** Gives what the borrower learns then. A failure that the screen names before any tap is one of what it loads. */
export async function open(sequence: Sequence): Promise<string> {
  const { tab, about, log } = sequence;
  begin(sequence);
  tab.depth++;
  await openInside(tab.page, about.address).catch(() => see(sequence));
  const learned = await learn(sequence, await readEnd(sequence));
  log.push(learned);
  return learned;
}

export async function load(sequence: Sequence, go: () => Promise<unknown>): Promise<void> {
  const { tab, server } = sequence;
  begin(sequence);
  tab.remembers = false;
  await go();
  // What React draws by itself has no mark of what the borrower has left.
  await tab.page.waitForFunction(isReactThere);
  // The page before may have been about to lead to another site.
  tab.hasLeft = false;
  for (const one of [...server.held]) if (one.tab === tab.at) await one.forget();
  await rest(sequence);
}

/**
 * The first visit of a tab. What its page of the sequence before was about to lead to may end the visit, and is over with it; a
 * visit that was ended so may go on all the same, and end the next one.
 */
export function visit(sequence: Sequence): Promise<void> {
  const go = (triesLeft: number): Promise<unknown> =>
    sequence.tab.page.goto(sequence.address).catch((error: unknown) => {
      if (triesLeft === 0) throw error;
      return go(triesLeft - 1);
    });
  return load(sequence, () => go(10));
}
