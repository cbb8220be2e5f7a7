/** Random sequences of what borrowers, networks and devices do around a commit, in memory: a thousand take half a minute, not hours. */
import { vi } from "vitest";
import { createRandom } from "../run/random.ts";
import { createPhone, rest, type Storing, storages, type Tab } from "./borrower.ts";
import { type CommitCase, commitCases } from "./commit-cases.ts";
import { createCountingServer } from "./counting-server.ts";

const hour = 3_600_000;
const jumps = [hour, 30 * hour, 31 * 24 * hour, -50 * hour];
const stepsOfOne = 14;

const acts = [
  ...["tap", "tap", "tap", "double tap", "look", "look", "look", "leave", "reload", "other tab", "new visit", "timeout"],
  ...["late response", "late response", "cut connection", "offline", "clock", "another borrower", "complaint", "the shell clears"],
] as const;
type Act = (typeof acts)[number];

export interface Played {
  readonly seed: number;
  readonly log: readonly string[];
  readonly faults: readonly string[];
  readonly done: number;
  readonly commits: number;
  readonly looks: number;
}

function createSequence(
  about: CommitCase,
  how: Storing,
  { random, honoursKeys }: { readonly random: () => number; readonly honoursKeys: boolean },
) {
  const server = createCountingServer({ about, random, honoursKeys });
  const phone = createPhone(about, how, server);
  let tab = phone.newTab(0);
  const tabs = [tab, phone.newTab(1)];
  const { faults, state } = server;
  const name = about.name;
  /** Where nothing is stored nothing distinguishes a second intent of the same day, unless the server gave something for it. */
  const isStored = how === "works" || how === "no visit";
  let isOver = false;
  let events = 0;
  const seen = new WeakSet<object>();

  const isUnknown = (): boolean => tab.opened?.session.store.getState().unknown[name] === true;

  async function open(): Promise<void> {
    await phone.open(tab);
    tab.openedAt = ++events;
    const known = tab.opened?.session.store.getState();
    if (known?.done[name] !== undefined && !server.deeds.some(({ owner }) => owner === state.owner))
      faults.push("said when it was done, and was not");
  }

  /** What is shown of a failure while the borrower does not know that it was done. An older one may still be there. */
  function readToast(): string {
    const toast = tab.opened?.session.store.getState().toast;
    const isNew = toast && !seen.has(toast);
    if (toast) seen.add(toast);
    const isHeld = [...server.held].some((one) => one.tab === tab.at);
    const isFalse = isNew && toast.tone === "failure" && !isUnknown() && !isHeld && server.unknownTo(state.owner).length > 0;
    if (isFalse && isStored) faults.push(`a false failure: ${toast.text}`);
    return toast?.text ?? "";
  }

  /** What the page does after a tap: where it leads, and what the borrower learns there. */
  async function follow(): Promise<string> {
    await rest();
    const moves = tab.opened?.moves ?? [];
    const dialog = tab.opened?.session.store.getState().dialog;
    const hasGoneOn = moves.length > 0 || (dialog !== null && dialog !== undefined && dialog !== "agreement" && !isUnknown());
    if (!hasGoneOn) return readToast();
    const untold = server.unknownTo(state.owner);
    // A page may learn late of what another one has said already.
    const isLate = server.deeds.some(({ owner, knownAt }) => owner === state.owner && (about.isLasting || knownAt > tab.openedAt));
    if (untold.length === 0 && !isLate) faults.push("said to be done, and was not");
    const [move, path] = moves[0] ?? [];
    const isReady = state.isWell || move === "leave" || random() < 0.7;
    await phone.openOther(tab, move === "go" ? String(path) : "/next", isReady);
    if (isReady) for (const deed of untold) Object.assign(deed, { isKnown: true, knownAt: ++events });
    isOver = isReady && !isStored;
    return isReady ? "done" : "went on, and the next screen failed";
  }

  async function fill(): Promise<void> {
    for (const [id, text] of Object.entries(about.texts)) {
      const node = tab.opened?.node(id);
      if (node) tab.opened?.session.change(node, text);
    }
    if (name === "repaymentCommit") {
      const cards = tab.opened?.node("cards");
      if (cards) tab.opened?.session.change(cards, "C1");
    }
  }

  async function tap(times: number): Promise<string> {
    if (tab.opened?.session.plan.id !== about.screen || tab.opened.moves.length > 0) await open();
    if (tab.opened?.session.store.getState().status !== "ready") return "not ready";
    await fill();
    for (let time = 0; time < times; time++) void tab.opened?.tap(about.node);
    return follow();
  }

  async function look(): Promise<string> {
    if (!isUnknown() || !about.look) return "nothing to look at";
    void tab.opened?.tap("look");
    return follow();
  }

  function endHeld(of: Tab | undefined, result: "said" | "lost", most = Number.POSITIVE_INFINITY): void {
    for (const one of [...server.held].filter((held) => of === undefined || held.tab === of.at).slice(0, most)) one.finish(result);
  }

  async function reload(): Promise<string> {
    if (state.isOffline) return "offline";
    endHeld(tab, "lost");
    await rest();
    tab.page = phone.newPage(tab.visit);
    await open();
    return isUnknown() ? "unknown" : "";
  }

  const deeds: { readonly [act in Act]: () => Promise<string> | string } = {
    tap: () => tap(1),
    "double tap": () => tap(2),
    look,
    async leave() {
      await phone.openOther(tab, "/home");
      return "";
    },
    reload,
    "other tab"() {
      tab = tabs[1 - tab.at] ?? tab;
      state.tab = tab.at;
      return String(tab.at);
    },
    async "new visit"() {
      if (state.isOffline || !isStored) return "not here";
      tab.visit = phone.newVisit();
      return reload();
    },
    async timeout() {
      phone.clock.advance(61_000);
      return follow();
    },
    async "late response"() {
      const [one] = server.held;
      tab = tabs[one?.tab ?? tab.at] ?? tab;
      one?.finish("said");
      return follow();
    },
    async "cut connection"() {
      endHeld(undefined, "lost", 1);
      return follow();
    },
    offline() {
      state.isOffline = !state.isOffline;
      for (const one of tabs) one.opened?.session.setOnline(!state.isOffline);
      return String(state.isOffline);
    },
    clock() {
      const jump = server.unknownTo(state.owner).length > 0 ? hour : (jumps[Math.floor(random() * jumps.length)] ?? hour);
      if (isStored) phone.clock.set(phone.clock.now() + jump);
      return String(jump / hour);
    },
    async "another borrower"() {
      if (server.held.size > 0 || !isStored) return "not now";
      state.owner = state.owner === "a" ? "b" : "a";
      for (const one of tabs) one.page = phone.newPage(one.visit);
      for (const one of tabs) await phone.openOther(one, "home");
      return state.owner;
    },
    async complaint() {
      await phone.complain(tab);
      return "";
    },
    "the shell clears"() {
      // What the pages say of this: then the key alone is left, for one intent a day.
      if (!honoursKeys || server.deeds.length > 0) return "not here";
      phone.device.clear();
      return "";
    },
  };

  /** The network is well again: then a look or a tap leads on. */
  async function comeThrough(): Promise<string> {
    state.isOffline = false;
    state.isWell = true;
    for (const one of tabs) one.opened?.session.setOnline(true);
    endHeld(undefined, "lost");
    phone.clock.advance(61_000);
    await rest();
    for (let turn = 0; turn < 6; turn++) {
      await open();
      const said = isUnknown() && about.look ? await look() : await tap(1);
      if (said === "done") return "came through";
    }
    faults.push("locked out");
    return "";
  }
  return { server, act: async (one: Act) => deeds[one](), comeThrough, isOver: () => isOver, open };
}

type Request = { readonly headers: { readonly [name: string]: string } };

export async function play(seed: number): Promise<Played> {
  const random = createRandom(seed);
  const about = commitCases[seed % commitCases.length];
  if (about === undefined) throw new Error("No case.");
  const how = storages[Math.floor(random() * storages.length)] ?? "works";
  const honoursKeys = (how !== "works" && how !== "no visit") || about.look === undefined || random() < 0.5;
  const sequence = createSequence(about, how, { random, honoursKeys });
  const log = [`${about.name}, storage ${how}, ${honoursKeys ? "keys" : "no keys"}`];
  const { faults, deeds, counts } = sequence.server;
  vi.stubGlobal("fetch", async (url: string, { headers, signal }: Request & { readonly signal: AbortSignal }) => {
    const lost = new Promise<undefined>((resolve) => signal.addEventListener("abort", () => resolve(undefined)));
    const key = Object.entries(headers).find(([name]) => name.toLowerCase() === "idempotency-key")?.[1] ?? "";
    const said = await Promise.race([sequence.server.take(new URL(url).pathname, key), lost]);
    if (said === undefined) throw new TypeError("Failed to fetch");
    return new Response(said.text, { status: said.status, headers: { "content-type": said.type } });
  });
  await sequence.open();
  for (let step = 0; step < stepsOfOne && faults.length === 0 && !sequence.isOver(); step++) {
    const name = acts[Math.floor(random() * acts.length)] ?? "tap";
    log.push(`${name}: ${await sequence.act(name)}`);
  }
  if (faults.length === 0 && !sequence.isOver()) log.push(await sequence.comeThrough());
  return { seed, log, faults, done: deeds.length, ...counts };
}
