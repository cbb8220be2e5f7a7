/** An API that counts what it has done for whom, behind a network that loses, delays and garbles what it says. It knows HTTP and nothing of the app. */
import type { ActionDefinition } from "../../../src/core/format/index.ts";
import { mockProject } from "../project/shipped-screens.ts";
import type { CommitCase } from "./commit-cases.ts";
import { saidBody } from "./said-body.ts";

const done = ["said", "said", "said", "said under another status", "a page", "lost", "held", "held"] as const;
const notDone = ["refused", "refused", "not done", "lost", "a page", "held"] as const;
const looks = ["said", "said", "said", "refused", "busy", "signed out", "strange", "lost"] as const;
const definite = [400, 401, 403, 404, 405, 413, 415, 422];
/** Without an envelope nobody knows. */
const indefinite = [402, 409, 429, 500, 502, 503, 504];

export interface Deed {
  readonly owner: string;
  readonly key: string;
  isKnown: boolean;
  knownAt: number;
}

interface Held {
  readonly tab: number;
  finish(how: "said" | "lost"): void;
}

export interface ServerOptions {
  readonly about: CommitCase;
  readonly random: () => number;
  /** Whether it stores successes by key; without, the device is the only guard. */
  readonly honoursKeys: boolean;
}

const actions = Object.values(mockProject.actions);

/** What the screens load, by the end of the path. */
const loaded = (offer: number): { readonly [path: string]: unknown } => ({
  "loan-detail-confirm": {
    ...{ productLogo: "", productName: "Cash", amount: 1000000, periods: 91, termUnit: "hari", details: [] },
    repay_plans: [{ title: "1", description: `Offer ${offer}`, amount: 1000000, pay_time: "2027-01-01" }],
  },
  contract: [{ title: "Agreement" }],
  "repayment-way": {
    ...{ alipay: 1, repayToken: `T${offer}` },
    bankCards: [{ id: "C1", bankName: "HDFC", cardNo: "6222021234567890", bankCode: "H" }],
  },
  "problem-init": {
    ...{ problemType: [{ title: "Rude", value: "1" }], problemSonType: [{ title: "Call", value: "11" }] },
    ...{ problemStatus: "", orderDetail: "", orderList: [] },
  },
  "get-sid": { sid: "S1" },
});

export function createCountingServer({ about, random, honoursKeys }: ServerOptions) {
  const deeds: Deed[] = [];
  const faults: string[] = [];
  const held = new Set<Held>();
  const counts = { commits: 0, looks: 0 };
  const state = { owner: "a", tab: 0, isOffline: false, isWell: false };
  const last = new Map<string, string>();
  const pick = <T>(list: readonly T[], first: T): T => list[Math.floor(random() * list.length)] ?? first;
  const unknownTo = (owner: string): Deed[] => deeds.filter((deed) => deed.owner === owner && !deed.isKnown);

  const bodyOf = (action: ActionDefinition, isDone: boolean, data: unknown): string =>
    saidBody(action, isDone ? { data } : { message: "System busy" });
  const reply = (status: number, text: string, type = "application/json") => ({ status, text, type });
  type Reply = ReturnType<typeof reply>;

  function carryOut(owner: string, key: string): void {
    if (honoursKeys && deeds.some((deed) => deed.key === key)) return;
    if (unknownTo(owner).length > 0) faults.push(`done twice: ${owner} did not know of the first time`);
    deeds.push({ owner, key, isKnown: false, knownAt: 0 });
  }

  function check(owner: string, key: string): void {
    if (state.isOffline) faults.push("sent while the device was offline");
    if (!/^[0-9a-f]{32}$/.test(key)) faults.push(`sent with the key "${key}"`);
    if (deeds.some((deed) => deed.key === key && deed.owner !== owner)) faults.push("two borrowers have one key");
    last.set(owner, key);
  }

  async function takeCommit(key: string): Promise<Reply | undefined> {
    const { owner, tab } = state;
    counts.commits++;
    check(owner, key);
    const isStored = honoursKeys && deeds.some((deed) => deed.key === key);
    const isDone = state.isWell || isStored || random() < 0.6;
    const fate = state.isWell ? "said" : isDone ? pick<string>(done, "said") : pick<string>(notDone, "refused");
    if (isDone) carryOut(owner, key);
    if (fate === "lost") return undefined;
    if (fate === "held") return hold(tab, { owner, key });
    if (fate === "a page") return reply(pick(indefinite, 500), "<h1>Gateway</h1>", "text/html");
    if (fate === "not done") return reply(pick(definite, 400), "{}");
    if (fate === "refused") return reply(pick([200, 409, 500], 200), bodyOf(about.action, false, null));
    return reply(fate === "said" ? 200 : pick([400, 500, 502], 500), bodyOf(about.action, true, about.data));
  }

  /** A server that knows keys may do it late: the borrower may have read before that it was not done. */
  function hold(tab: number, { owner, key }: { readonly owner: string; readonly key: string }): Promise<Reply | undefined> {
    const isLate = honoursKeys && random() < 0.5;
    return new Promise((resolve) => {
      const one: Held = {
        tab,
        finish(how) {
          held.delete(one);
          if (isLate) carryOut(owner, key);
          const isDone = deeds.some((deed) => deed.key === key);
          resolve(how === "lost" ? undefined : reply(200, bodyOf(about.action, isDone, isDone ? about.data : null)));
        },
      };
      held.add(one);
    });
  }

  function takeLook(look: NonNullable<CommitCase["look"]>): Reply | undefined {
    counts.looks++;
    const { owner } = state;
    const isDone = unknownTo(owner).length > 0 || deeds.some(({ key }) => key === last.get(owner));
    const fate = state.isWell ? "said" : pick<string>(looks, "said");
    if (fate === "lost") return undefined;
    if (fate === "refused") return reply(200, bodyOf(look.action, false, null));
    if (fate === "busy") return reply(500, bodyOf(look.action, false, null));
    if (fate === "signed out") return reply(401, bodyOf(look.action, false, null));
    if (fate === "strange")
      return reply(200, bodyOf(look.action, true, pick<unknown>([{ orderStatus: "999" }, { orderStatus: "174 " }, {}], {})));
    return reply(200, bodyOf(look.action, true, look.dataOf(isDone)));
  }

  return {
    ...{ deeds, faults, held, counts, state, unknownTo },
    /** As `fetch`: undefined is a connection that is lost. */
    async take(path: string, key: string): Promise<Reply | undefined> {
      if (path === about.action.path) return takeCommit(key);
      if (state.isOffline) return undefined;
      if (path === about.look?.action.path) return takeLook(about.look);
      const action = actions.find((one) => one.path === path);
      const name = path.split("/").at(-1) ?? "";
      return action && reply(200, bodyOf(action, true, loaded(deeds.filter(({ isKnown }) => isKnown).length)[name] ?? null));
    },
  };
}
