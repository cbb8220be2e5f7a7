/** A server that counts what it has done, behind a network that loses, delays and garbles what it says. */
import type { Route } from "playwright";
import type { CommitCase } from "./commit-cases.ts";
import { saidBody } from "./said-body.ts";

/** What the server does with a request, and what the network makes of the response. */
const fates = [
  "said",
  "said",
  "said",
  "said under another status",
  "refused",
  "not done",
  "nobody knows",
  "nobody knows",
  "a page",
  "cut",
  "held",
  "held",
  "held",
] as const;
type Fate = (typeof fates)[number];

/** Without an envelope these say that nothing was done, and of the others nobody knows. */
const definite = [400, 401, 403, 404, 405, 413, 415, 422];
const indefinite = [402, 406, 408, 409, 410, 425, 429, 451, 499, 500, 502, 503, 504, 520];

interface Deed {
  readonly key: string;
  /** When the borrower learned of it; absent before. */
  toldAt?: number;
  /** A page got the response. */
  hasResponse?: boolean;
  /** The screen that follows was ready; until then another tap leads there once more. */
  isFollowed?: boolean;
}

export interface Held {
  readonly tab: number;
  /** Responds at last. The page may be gone by then. */
  release(how: "said" | "cut"): Promise<void>;
  /** The page no longer waits; the server may do it all the same. */
  forget(): Promise<void>;
}

export interface ServerOptions {
  readonly about: CommitCase;
  readonly random: () => number;
  /** Whether it recognises a key, as the documents ask of a server; without, the device is the only guard. */
  readonly honoursKeys: boolean;
  /** Gives an order of events that does not depend on the clock. */
  readonly tick: () => number;
  /** When the borrower last saw in a tab how things stand. */
  readonly seenAt: (tab: number) => number;
  /** Whether the device stores what was sent for all tabs and reloads, so that every try has the same key. */
  readonly storesAll: boolean;
}

export type CommitServer = ReturnType<typeof createCommitServer>;

export function createCommitServer({ about, random, honoursKeys, storesAll, tick, seenAt }: ServerOptions) {
  const { action, data, look } = about;
  const deeds: Deed[] = [];
  const faults: string[] = [];
  const held = new Set<Held>();
  /** Of the requests since the borrower last learned that it was done. */
  let key = "";
  let last = "";
  const state = { isWell: false, isOffline: false, sent: 0 };

  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error("Nothing to pick from.");
    return one;
  };
  function markResponse(sent: string): void {
    for (const deed of deeds) if (deed.key === sent) deed.hasResponse = true;
  }
  const untold = (): Deed[] => deeds.filter(({ toldAt }) => toldAt === undefined);

  const bodyOf = (isDone: boolean, action: CommitCase["action"], data: unknown): string =>
    saidBody(action, isDone ? { data } : { message: "Your bank has declined" });

  const isKnown = (sent: string): boolean => honoursKeys && deeds.some((deed) => deed.key === sent);

  function carryOut(sent: string, tab: number): void {
    if (isKnown(sent)) return;
    if (untold().length > 0) faults.push("done twice: the borrower did not know of the first time");
    else if (deeds.some(({ toldAt = 0 }) => toldAt >= seenAt(tab))) faults.push("done twice: by a screen that showed the time before");
    deeds.push({ key: sent });
  }

  function checkKey(sent: string): void {
    if (state.isOffline) faults.push("sent while the device was offline");
    if (!/^[0-9a-f]{32}$/.test(sent)) faults.push(`sent with the key "${sent}"`);
    if (storesAll && key !== "" && key !== sent) faults.push("sent again with another key");
    key = sent;
    last = sent;
  }

  const respond = (route: Route, status: number, body: string, contentType = "application/json") =>
    route.fulfill({ status, contentType, body }).catch(() => undefined);
  const cut = (route: Route) => route.abort("connectionreset").catch(() => undefined);

  /** Holds the request back, done before, later or never. */
  function hold(route: Route, sent: string, tab: number): void {
    // A server that does not know keys cannot do anything late: the borrower may have read that it was not done.
    const isBefore = isKnown(sent) || !honoursKeys ? random() < 0.5 : random() < 0.4;
    const isLate = honoursKeys && random() < 0.5;
    if (isBefore) carryOut(sent, tab);
    const one: Held = {
      tab,
      async release(how) {
        held.delete(one);
        if (isLate) carryOut(sent, tab);
        const isDone = isBefore || isLate || isKnown(sent);
        if (how === "cut") await cut(route);
        else {
          markResponse(sent);
          await respond(route, 200, bodyOf(isDone, action, isDone ? data : null));
        }
      },
      async forget() {
        held.delete(one);
        if (isLate) carryOut(sent, tab);
        await cut(route);
      },
    };
    held.add(one);
  }

  const takeCommit: { readonly [fate in Fate]: (route: Route, sent: string, tab: number) => Promise<void> | void } = {
    async said(route, sent, tab) {
      carryOut(sent, tab);
      markResponse(sent);
      await respond(route, 200, bodyOf(true, action, data));
    },
    async "said under another status"(route, sent, tab) {
      carryOut(sent, tab);
      markResponse(sent);
      await respond(route, pick([400, 500, 502]), bodyOf(true, action, data));
    },
    refused: (route) => respond(route, pick([200, 409, 500]), bodyOf(false, action, null)),
    "not done": (route) => respond(route, pick(definite), "{}"),
    async "nobody knows"(route, sent, tab) {
      if (random() < 0.6) carryOut(sent, tab);
      await respond(route, pick(indefinite), pick(["", "{}", "<h1>Gateway</h1>"]));
    },
    async "a page"(route, sent, tab) {
      if (random() < 0.6) carryOut(sent, tab);
      await respond(route, 200, "<h1>Log in</h1>", "text/html");
    },
    async cut(route, sent, tab) {
      if (random() < 0.6) carryOut(sent, tab);
      await cut(route);
    },
    held: hold,
  };

  /** A server does not say of what it has done that nothing was done. */
  const mayBe = (fate: Fate, sent: string): boolean => !isKnown(sent) || (fate !== "refused" && fate !== "not done");

  return {
    faults,
    deeds,
    held,
    state,
    untold,
    /** Whether a page got the response for what the borrower does not know yet. */
    hasAnswered: () => untold().some(({ hasResponse }) => hasResponse),
    /** What was done is what the borrower has learned of now. */
    tell(isFollowed: boolean) {
      for (const deed of deeds) deed.isFollowed ||= isFollowed;
      for (const deed of untold()) deed.toldAt = tick();
      key = "";
    },
    /** Marks of definite outcomes are gone, and the next try may be a new intent; that the unknown is not done twice still holds. */
    passMonth() {
      key = "";
    },
    async takeCommit(route: Route, tab: number): Promise<string> {
      const sent = (await route.request().headerValue("idempotency-key")) ?? "";
      state.sent++;
      checkKey(sent);
      const fate = state.isWell ? "said" : pick(fates.filter((one) => mayBe(one, sent)));
      await takeCommit[fate](route, sent, tab);
      return `${fate} ${sent.slice(0, 4)}, ${untold().length} untold`;
    },
    async takeLook(route: Route): Promise<void> {
      if (look === undefined) return route.fallback();
      const isDone = untold().length > 0 || deeds.some((deed) => deed.key === last);
      const isSaid = state.isWell || random() < 0.7;
      if (!isSaid) return random() < 0.5 ? cut(route) : respond(route, 500, "");
      // The page goes on now, as after the response of the commit.
      if (isDone) for (const deed of untold()) deed.hasResponse = true;
      const isEmpty = !isDone && random() < 0.3;
      await respond(route, 200, isEmpty ? bodyOf(false, look.action, null) : bodyOf(true, look.action, look.dataOf(isDone)));
    },
  };
}
