// A call that commits is sent once for each intent: it is recorded before it is sent, and the same intent is held back until the
// outcome is definite. What is unknown is settled by a call that reads it, never by age. The key on the wire is the second
// guard: it is the same for every try of one intent, so that a server recognises a retry where the device has forgotten.
import type { ActionPlan, CommitPlan } from "../../../core/format/index.ts";
import type { CallOptions, Failure, Input, Ports } from "../ports.ts";
import type { SendResult } from "./call-result.ts";
import { type CommitRecord, dayMs, openRecords } from "./commit-records.ts";
import { nameAbout, nameIntent, nameLook, nameOffer, writeKey } from "./intent.ts";
import { runInOneTab } from "./tab-lock.ts";

export interface CommitRequest {
  readonly name: string;
  readonly action: ActionPlan;
  readonly input: Input;
  /** What the server gave for this intent, see `offer` of the plan; none by default. */
  readonly offer?: readonly unknown[];
  /** Aborts when the user leaves the screen. */
  readonly signal: AbortSignal;
}

/** `timeout`: nobody knows what became of it. `network`: nothing was sent. */
export type CommitResult = SendResult | "timeout" | "network";
export type Send = (signal?: AbortSignal, headers?: { readonly [name: string]: string }) => Promise<SendResult>;
export type Settled = "done" | "open" | "unknown";

export interface Idempotency {
  /** The screen is about to show how things stand now. */
  refresh(): void;
  /** Sends unless the outcome of the same intent is unknown. While the device says that it is offline nothing is sent. */
  send(request: CommitRequest, isOnline: boolean, send: Send): Promise<CommitResult>;
  /** Whether nothing is recorded on the device, of whatever intent. */
  isBlank(): boolean;
  /** Whether nobody knows what became of the same intent. */
  isUnknown(request: CommitRequest): boolean;
  /** When the same, as far as the user knows, was done: within a day, or before without having been seen. In milliseconds since 1970. */
  doneAt(request: CommitRequest): number | undefined;
  /** The screen leads on to a route; without one, where nothing can be followed: to another site, or to responses that it has loaded again. */
  leave(route?: string): void;
  /** Whether none of the actions was done since the screen has asked, or is unknown. */
  isUnsent(actions: readonly string[]): boolean;
  /** `look` says whether the commit was done; undefined when it could not find out. */
  settle(request: CommitRequest, look: () => Promise<boolean | undefined>): Promise<Settled>;
}

/** The commits of one open screen. */
export interface Commits {
  /** The screen is about to show how things stand now. */
  refresh(): void;
  send(request: CommitRequest, send: Send): Promise<CommitResult>;
  /** Shows which commits, with what the screen would send now, an earlier try has left unknown, and which were done within a day. */
  recall(): void;
  /** What was done here is seen when the screen of the route is ready; without one, at once: the screen leads to another site. */
  leave(route?: string): void;
  /** The user has entered something: a refusal was about what stood there before. */
  reconsider(): void;
  /** The page is in view again, and another tab may have sent or settled something. */
  returned(): void;
  /** Ends looking by itself. */
  stop(): void;
  /** Whether nothing was sent since the screen opened, and nothing from before is unknown. */
  isUnsent(): boolean;
  /** Whether the unknown commit was done; a failure when that could not be found out, and undefined when it was being found out already. */
  settle(name: string, options: CallOptions): Promise<boolean | Failure | undefined>;
}

// The user may leave the screen; a commit is awaited all the same, so that its result is known.
const never = new AbortController().signal;

/** Calls under way on this page, by the keys of their records: a second caller gets the same response. */
const pages = new WeakMap<object, Map<string, Promise<CommitResult>>>();

const noCommit: CommitPlan = {};

function isDefinite(result: SendResult): boolean {
  return "data" in result || result.isDefinite === true || result.failure.kind === "refused";
}

/** A success says so, and a code that the server has for what it did before. */
export function saysDone({ commits }: ActionPlan, result: SendResult): boolean {
  if ("data" in result) return true;
  const { kind, code, status } = result.failure;
  return kind === "refused" && [code, `status:${status}`].some((one) => commits?.doneCodes?.includes(one) === true);
}

export function openIdempotency(ports: Ports, owner: string): Idempotency {
  const { clock, transport, page = transport, scope = "" } = ports;
  const records = openRecords(ports, owner);
  const underWay = pages.get(page) ?? new Map<string, Promise<CommitResult>>();
  pages.set(page, underWay);
  /** What was done after this is not yet on the screen. */
  let seen = records.latest("turn");

  /** What the open screen has led on from. */
  const led = new Set<string>();

  /** By action, the intent because of which the screen shows that nobody knows. */
  const awaited = new Map<string, string>();

  function writeDone(
    intent: string,
    { action, input }: CommitRequest,
    { day, n, about = nameAbout(action.commits ?? noCommit, input) }: Pick<CommitRecord, "day" | "n" | "about">,
  ): void {
    records.write(intent, { state: "done", day, n, about, turn: records.latest("turn") + 1, isUnseen: true });
  }

  const begin = (before: CommitRecord | undefined, offer: CommitRequest["offer"]): Pick<CommitRecord, "day" | "n" | "offer"> => ({
    day: Math.max(Math.floor(clock.now() / dayMs), records.latest("day")),
    n: before ? before.n + 1 : 0,
    ...(offer && !records.lasts() && { offer: nameOffer(offer) }),
  });

  /** An open screen goes on with what was done. The user knows it as soon as the screen that follows is ready. */
  function lead(intent: string, { signal }: CommitRequest): void {
    const record = records.read(intent);
    if (!record?.isUnseen || signal.aborted) return;
    led.add(intent);
    records.write(intent, { ...record, follows: true });
  }

  function leave(follows?: string): void {
    for (const intent of led) {
      const record = records.read(intent);
      if (record) records.write(intent, { ...record, isUnseen: follows !== undefined, follows });
    }
    led.clear();
  }

  async function sendRecorded(intent: string, request: CommitRequest, send: Send): Promise<CommitResult> {
    const { name, action, input, offer } = request;
    const { commits: commit = noCommit } = action;
    const before = records.read(intent);
    const part = before && before.state !== "done" ? before : begin(before, offer);
    const [about, look] = [nameAbout(commit, input), nameLook(commit, input)];
    const record = { day: part.day, n: part.n, offer: part.offer, turn: before?.turn ?? 0, about, look };
    const key = writeKey({ owner: records.ownerOf(intent) + scope, action: name, commit, input }, part);
    records.write(intent, { ...record, state: "sent" });
    const result = await send(never, commit.header ? { [commit.header]: key } : undefined);
    if (!isDefinite(result)) return "timeout";
    if (saysDone(action, result)) writeDone(intent, request, { ...part, about });
    else records.write(intent, { ...record, state: "open" });
    return result;
  }

  /**
   * Done, and not on the screen: by another tab, or after the user had left. After a day the same inputs mean something new; one
   * that is still to come has not passed: the clock was put back meanwhile.
   */
  const isNews = ({ turn, isUnseen, at }: CommitRecord): boolean => turn > seen || (isUnseen === true && clock.now() - at < dayMs);

  /** What is unknown: this intent, or one that is the same to a look, as another way to pay an order, or another amount of it. */
  function findUnknown(intent: string, { action, input }: CommitRequest): string | undefined {
    if (records.read(intent)?.state === "sent") return intent;
    const look = nameLook(action.commits ?? noCommit, input);
    const isRival = ({ record }: ReturnType<typeof records.all>[number]): boolean => record.state === "sent" && record.look === look;
    return look === undefined ? undefined : records.all().find(isRival)?.name;
  }

  /** The result of an earlier try; undefined when the commit may be sent. */
  function findEarlier(intent: string, request: CommitRequest): CommitResult | undefined {
    const record = records.read(intent);
    if (request.action.commits?.settledBy && findUnknown(intent, request)) return "timeout";
    return record?.state === "done" && isNews(record) ? { data: null } : undefined;
  }

  const nameOf = ({ name, action, input }: CommitRequest): string => nameIntent(name, action.commits ?? noCommit, input, scope);

  /** The result of a try that is under way or over, or of a new one. */
  async function join(intent: string, request: CommitRequest, send?: Send): Promise<CommitResult> {
    const key = records.keyOf(intent);
    const earlier = underWay.get(key) ?? findEarlier(intent, request);
    if (earlier !== undefined) return earlier;
    if (!send) return "network";
    // Another tab may have found no record at the same instant, so each reads again once it holds the lock.
    const sendAlone = async (): Promise<CommitResult> => findEarlier(intent, request) ?? sendRecorded(intent, request, send);
    const sending = runInOneTab<CommitResult>(owner, intent, sendAlone, "timeout").finally(() => underWay.delete(key));
    underWay.set(key, sending);
    return sending;
  }

  async function findOut(intent: string, request: CommitRequest, look: () => Promise<boolean | undefined>): Promise<Settled> {
    await underWay.get(records.keyOf(intent));
    const stateOf = (): Settled => {
      const state = records.read(intent)?.state ?? "open";
      return state === "sent" ? "unknown" : state;
    };
    const settle = async (): Promise<Settled> => {
      const isDone = await look();
      const record = records.read(intent);
      if (isDone === undefined || record?.state !== "sent") return stateOf();
      if (isDone) writeDone(intent, request, record);
      else records.write(intent, { ...record, state: "open", at: clock.now() });
      return stateOf();
    };
    return stateOf() === "unknown" ? runInOneTab<Settled>(owner, intent, settle, "unknown") : stateOf();
  }

  return {
    refresh() {
      seen = records.latest("turn");
      leave();
    },
    leave,
    doneAt({ name, action, input }) {
      const about = nameAbout(action.commits ?? noCommit, input);
      const isIt = (one: { readonly action: string; readonly record: CommitRecord }): boolean =>
        one.action === name &&
        one.record.state === "done" &&
        one.record.about === about &&
        (one.record.isUnseen === true || Math.abs(clock.now() - one.record.at) < dayMs);
      return records.all().reduce<number | undefined>((at, one) => (isIt(one) ? Math.max(at ?? 0, one.record.at) : at), undefined);
    },
    async send(request, isOnline, send) {
      const intent = nameOf(request);
      const result = await join(intent, request, isOnline ? send : undefined);
      if (typeof result === "object" && saysDone(request.action, result)) lead(intent, request);
      return result;
    },
    isBlank: records.isBlank,
    isUnknown(request) {
      const found = findUnknown(nameOf(request), request);
      if (found === undefined) awaited.delete(request.name);
      else awaited.set(request.name, found);
      return found !== undefined;
    },
    isUnsent: (actions) =>
      !records.all().some(({ action, record }) => actions.includes(action) && (record.state === "sent" || isNews(record))),
    async settle(request, look) {
      const own = nameOf(request);
      // What the screen waits for may have ended meanwhile, and what became of it says nothing about another intent.
      const intent = findUnknown(own, request) ?? awaited.get(request.name) ?? own;
      const settled = await findOut(intent, request, look);
      if (settled === "done") lead(intent, request);
      return settled;
    },
  };
}
