/** What borrowers, networks and devices do around a commit. */
import { begin, check, load, open, rest, type Sequence, see, type Tab, visit } from "./commit-tab.ts";
import { goBack, openInside, retryInPage, setHidden, tapInPage } from "./commit-taps.ts";

const hour = 3_600_000;
const clockJumps = [hour, 30 * hour, 31 * 24 * hour, -50 * hour];

export async function tap(sequence: Sequence, times: number): Promise<void> {
  const { tab, about, server } = sequence;
  // Who opens the screen reads it before a tap: it may say when it was done, or go on.
  if (!tab.isOpen && (await open(sequence)) === "done") return;
  const { sent } = server.state;
  const failed = () => see(sequence);
  const isThere = await tapInPage(tab.page, { node: about.node, texts: about.texts, times }).catch(failed);
  // Offline the screen may not have come.
  if (isThere === false) await retryInPage(tab.page).catch(failed);
  await rest(sequence);
  if (server.state.sent > sent) tab.remembers = true;
}

export async function look(sequence: Sequence): Promise<void> {
  const { tab } = sequence;
  const { hasLook } = await see(sequence);
  if (tab.isOpen && hasLook) await tapInPage(tab.page, { node: "look", texts: {}, times: 1 }).catch(() => see(sequence));
}

async function leave({ tab }: Sequence): Promise<void> {
  tab.isOpen = false;
  tab.depth++;
  await openInside(tab.page, "/no-such-page?market=1");
}

async function back(sequence: Sequence): Promise<void> {
  const { tab, about } = sequence;
  // A dialog has an entry of its own in the history.
  if (tab.depth === 0 || (await see(sequence)).hasDialog) return;
  tab.depth--;
  tab.isOpen = false;
  await goBack(tab.page);
  const { screen, hasFailed } = await rest(sequence);
  if (screen === about.screen && !hasFailed) begin(sequence);
}

async function reload(sequence: Sequence): Promise<void> {
  const { tab, server } = sequence;
  if (!server.state.isOffline && tab.isOpen) await load(sequence, () => tab.page.reload());
}

/** The borrower looks at another tab. */
export async function turnTo(sequence: Sequence, tab: Tab): Promise<void> {
  for (const one of sequence.tabs) await setHidden(one.page, one !== tab);
  sequence.tab = tab;
}

async function changeTab(sequence: Sequence): Promise<void> {
  const { tab, tabs, about, server } = sequence;
  const next = tabs[1 - tab.at] ?? tab;
  if ((next.openedAt === 0 && server.state.isOffline) || (about.clearsDevice && server.deeds.length > 0)) return;
  await turnTo(sequence, next);
  if (next.openedAt === 0) await visit(sequence);
}

/** Ends what is held; the borrower looks at the tab that it was for. */
async function release(sequence: Sequence, how: "said" | "cut"): Promise<void> {
  const [one] = [...sequence.server.held].slice(how === "said" ? 0 : -1);
  if (one === undefined) return;
  await turnTo(sequence, sequence.tabs[one.tab] ?? sequence.tab);
  await one.release(how);
}

export async function setOffline({ context, server }: Sequence, isOffline: boolean): Promise<void> {
  // What a tap from before has sent meanwhile was sent in time.
  if (!isOffline) server.state.isOffline = false;
  await context.setOffline(isOffline);
  server.state.isOffline = isOffline;
}

export async function pass({ context, server }: Sequence, ms: number): Promise<void> {
  await context.clock.fastForward(ms);
  for (const one of [...server.held]) await one.forget();
}

async function setClock({ context, tab, server, random, refused }: Sequence): Promise<void> {
  // Without all storages the day is what a reload keeps of the key.
  // What was done after the borrower had left counts for a day.
  const jump = server.hasAnswered() ? hour : (clockJumps[Math.floor(random() * clockJumps.length)] ?? hour);
  if (jump > 30 * 24 * hour) server.passMonth();
  if (refused === "") await context.clock.setSystemTime((await tab.page.evaluate(() => Date.now())) + jump);
}

/** What can happen in a sequence; what is named more than once happens more often. */
export const acts = [
  ...["tap", "tap", "tap", "double tap", "look", "look", "leave", "back", "reload", "other tab"],
  ...["timeout", "late response", "late response", "cut connection", "offline", "clock"],
] as const;

const deeds: { readonly [act in (typeof acts)[number]]: (sequence: Sequence) => Promise<void> } = {
  tap: (sequence) => tap(sequence, 1),
  "double tap": (sequence) => tap(sequence, 2),
  look,
  leave,
  back,
  reload,
  "other tab": changeTab,
  timeout: (sequence) => pass(sequence, 61_000),
  "late response": (sequence) => release(sequence, "said"),
  "cut connection": (sequence) => release(sequence, "cut"),
  offline: (sequence) => setOffline(sequence, !sequence.server.state.isOffline),
  clock: setClock,
};

/** Gives what the borrower reads afterwards. */
export async function act(sequence: Sequence, name: (typeof acts)[number]): Promise<string> {
  await deeds[name](sequence);
  return check(sequence);
}
