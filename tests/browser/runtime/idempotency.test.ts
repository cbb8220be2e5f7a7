import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import type { CommitPlan, StepPlan } from "../../../src/core/format/index.ts";
import { type CallStep, call, said, saidBy } from "../../support/session/call-session.ts";
import { action, button, type Opened, type OpenOptions, openTestSession, settle, testRequest } from "../../support/session/open-session.ts";

const commits: CommitPlan = {
  header: "Idempotency-Key",
  aside: ["token"],
  settledBy: {
    action: "look",
    input: { order: { $: [".", "input", "order"] } },
    done: ["==", [".", "answer", "state"], "done"],
    missing: ["==", [".", "answer", "state"], "open"],
    says: { $: [".", "answer", "words"] },
  },
};
const actions = { save: action({ commits }), look: action({ path: "/look", reads: true }) };
const dayMs = 86_400_000;
const look: StepPlan = { do: "settle", action: "save", ok: [said("found")], missing: [said("missing")], fail: [said("unclear")] };

function pay(input: CallStep["input"] = {}, { plan, ...options }: OpenOptions = {}): Opened {
  const sent = { order: "L1", card: "4111", token: "a", ...input };
  const step: Partial<CallStep> = { input: sent, ok: [said("ok")], fail: [said({ $: [".", "answer", "kind"] })] };
  const ask = { ...look, fail: [said({ $: [".", "answer", "message"] })] };
  const body = [
    button([{ do: "call", action: "save", ...step, input: sent }]),
    button([look], { id: "look" }),
    button([ask], { id: "ask" }),
  ];
  return call(step, { ...options, plan: { actions, commits: { save: sent }, body, ...plan } });
}

type Device = { readonly [key: string]: string };
const another = { launch: { ...testRequest.launch, owner: "someone" } };

const stored = (opened: Opened) => ({ device: Object.fromEntries(opened.device.map), visit: Object.fromEntries(opened.visit.map) });
const keysOf = (...all: Opened[]) => all.flatMap(({ sent }) => sent.map(({ headers }) => headers?.["Idempotency-Key"]));
const isUnknown = ({ session }: Opened) => session.store.getState().unknown["save"] === true;

async function answer(opened: Opened, body: unknown = { code: "00" }): Promise<void> {
  opened.sent.at(-1)?.answer(body);
  await settle();
}
async function lose(opened: Opened, kind: "network" | "timeout" | "service" = "timeout"): Promise<void> {
  opened.sent.at(-1)?.fail(kind);
  await settle();
}
async function tapped(opened: Opened, id?: string): Promise<Opened> {
  void opened.tap(id);
  await settle();
  return opened;
}

/** Opens the screen that a success has led to, which is ready unless a response is missing. */
function follow(opened: Opened, { plan, ...options }: OpenOptions = {}): Opened {
  return openTestSession({ ...stored(opened), ...options, plan: { id: "receipt", ...plan } });
}

describe("a commit", () => {
  it("is recorded in both storages before it is sent, without its inputs", () => {
    const opened = pay();
    for (const area of [opened.device, opened.visit]) {
      expect([...area.map.keys()].filter((key) => key.startsWith("layar.intent."))).toHaveLength(1);
      expect(JSON.stringify([...area.map])).not.toMatch(/4111|L1/);
    }
  });

  it.each(["network", "timeout", "service"] as const)(
    "is unknown after %s: not sent by a tap, a reload, another tab or a year later",
    async (kind) => {
      const opened = pay();
      await lose(opened, kind);
      expect([saidBy(opened), isUnknown(opened)]).toEqual(["timeout", true]);
      await tapped(opened);
      const reloaded = pay({ token: "b" }, stored(opened));
      const otherTab = pay({}, { device: stored(opened).device });
      const later = pay({}, { ...stored(opened), ports: { clock: createTestClock(opened.clock.now() + 365 * dayMs) } });
      await settle();
      expect([opened, reloaded, otherTab, later].map(({ sent }) => sent.length)).toEqual([1, 0, 0, 0]);
      expect([reloaded, otherTab, later].map(isUnknown)).toEqual([true, true, true]);
    },
  );

  it("is known to be unknown as soon as the screen opens", async () => {
    const opened = pay();
    await lose(opened);
    const later = pay({}, { ...stored(opened), isOpen: false });
    later.session.start();
    expect(isUnknown(later)).toBe(true);
  });

  it.each(["device", "visit"] as const)("is held back by what the %s alone has kept, also after its clock was put right", async (area) => {
    const opened = pay({}, { ports: { clock: createTestClock(1000) } });
    await lose(opened);
    const later = pay({}, { [area]: stored(opened)[area] });
    await settle();
    expect([later.sent.length, isUnknown(later)]).toEqual([0, true]);
  });

  const nobody = { launch: { ...testRequest.launch, owner: "" } };
  it.each([
    ["a tab that has no account in its address", {}, { request: nobody }],
    ["a tab with an account, when one without has sent it", { request: nobody }, {}],
  ])("is held back in %s, and tried again there with the same key", async (_, before, after) => {
    const opened = pay({}, before);
    await lose(opened);
    const other = pay({}, { device: stored(opened).device, ...after });
    await settle();
    expect([other.sent.length, isUnknown(other)]).toEqual([0, true]);
    await tapped(other, "look");
    await answer(other, { code: "00", data: { state: "open" } });
    await tapped(other);
    expect(new Set(keysOf(opened, other).filter(Boolean)).size).toBe(1);
  });

  it("may be sent again after a definite refusal, and is a new one for other inputs", async () => {
    const opened = pay();
    await answer(opened, { code: "77", message: "Declined" });
    expect((await tapped(opened)).sent).toHaveLength(2);
    await lose(opened);
    const other = pay({ order: "L2" }, stored(opened));
    expect(other.sent).toHaveLength(1);
    expect(new Set(keysOf(opened, other)).size).toBe(2);
  });

  it("is neither sent nor recorded while the device is offline", async () => {
    const opened = pay({}, { request: { env: { online: false, inMessagingApp: false } } });
    await settle();
    expect([opened.sent.length, saidBy(opened), opened.device.map.size]).toEqual([0, "network", 0]);
    opened.session.setOnline(true);
    expect((await tapped(opened)).sent).toHaveLength(1);
  });

  it("holds back what shares the inputs that its action names, whatever the others are", async () => {
    const named = { ...actions, save: action({ commits: { ...commits, inputs: ["order"] } }) };
    const opened = pay({}, { plan: { actions: named } });
    await lose(opened);
    const other = pay({ card: "5222" }, { ...stored(opened), plan: { actions: named } });
    await settle();
    expect(other.sent).toHaveLength(0);
  });

  it("is waited for after the screen was left, and its result is known to the next one", async () => {
    const opened = pay();
    opened.session.close();
    expect(opened.sent[0]?.signal.aborted).toBe(false);
    await answer(opened, { code: "77" });
    expect(pay({}, stored(opened)).sent).toHaveLength(1);
  });

  it("that nothing can read is sent again, with the same key", async () => {
    const free = { save: action({ commits: { header: "Idempotency-Key" } }) };
    const opened = pay({}, { plan: { actions: free } });
    await lose(opened);
    expect([saidBy(opened), isUnknown(opened)]).toEqual(["timeout", true]);
    await tapped(opened);
    expect(new Set(keysOf(opened)).size).toBe(1);
    expect(opened.sent).toHaveLength(2);
  });

  it("stays unknown when a further try could not leave the device", async () => {
    const opened = pay({}, { plan: { actions: { save: action({ commits: {} }) } } });
    await lose(opened);
    opened.session.setOnline(false);
    await tapped(opened);
    expect([opened.sent.length, saidBy(opened), isUnknown(opened)]).toEqual([1, "network", true]);
  });

  it("that was done after the user had left is shown by the next tap, until the screen that follows is ready, and for a day", async () => {
    const opened = pay();
    opened.session.close();
    await answer(opened);
    const device = stored(opened).device;
    const next = pay({}, { device, request: { env: { online: false, inMessagingApp: false } } });
    await settle();
    expect([next.sent.length, saidBy(next), next.session.isUnsent()]).toEqual([0, "ok", false]);
    expect(pay({}, stored(next)).sent).toHaveLength(0);
    expect(pay({}, stored(follow(next))).sent).toHaveLength(1);
    const later = pay({}, { device, ports: { clock: createTestClock(opened.clock.now() + dayMs) } });
    await settle();
    expect(later.sent).toHaveLength(1);
  });
});

describe("the key of an intent", () => {
  it("is the same for every try: another token, a reload, another tab, without storage, and with another owner another", async () => {
    const opened = pay();
    const owned = pay({}, { request: { launch: { ...testRequest.launch, owner: "someone" } } });
    expect(new Set(keysOf(opened, pay({ token: "b" }), pay())).size).toBe(1);
    expect(new Set(keysOf(opened, owned)).size).toBe(2);
    expect(keysOf(opened)[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is the same however an amount is written, as what is sent is", () => {
    const counted = { ...actions, save: action({ commits, counted: { sum: { as: "text", least: 1 } } }) };
    const tries = [150_000, "150000", "0150000", "Rp 150.000", "150.000,00"].map((sum) => pay({ sum }, { plan: { actions: counted } }));
    expect(tries.map(({ sent }) => sent[0]?.input["sum"])).toEqual(tries.map(() => "150000"));
    expect(new Set(keysOf(...tries)).size).toBe(1);
  });

  it("stays when midnight passes before the next try", async () => {
    const opened = pay();
    await answer(opened, { code: "77" });
    opened.clock.advance(dayMs);
    await tapped(opened);
    expect(new Set(keysOf(opened)).size).toBe(1);
    expect(keysOf(pay({}, { ports: { clock: createTestClock(opened.clock.now()) } }))).not.toEqual(keysOf(opened).slice(0, 1));
  });

  it("needs no day where the server gave one of the inputs for this intent", () => {
    const given = { ...actions, save: action({ commits: { ...commits, isGiven: true } }) };
    const keys = [0, dayMs].map((shift) => keysOf(pay({}, { plan: { actions: given }, ports: { clock: createTestClock(shift) } }))[0]);
    expect(new Set(keys).size).toBe(1);
  });

  describe("where the device stores nothing", () => {
    const offered = { ...actions, save: action({ commits: { ...commits, offer: { inputs: ["token"] } } }) };
    const forgets = () => ({ device: { ...createMapStorage(), lasts: () => false } });
    const offer = (token: string, options: OpenOptions = {}) =>
      pay({ token }, { plan: { actions: offered }, ports: forgets(), ...options });

    it("has in it what the server gave for the offer: after a reload the same, on a later visit another", () => {
      const [first, reloaded, later] = [offer("a"), offer("a"), offer("b")];
      expect(keysOf(first)).toEqual(keysOf(reloaded));
      expect(keysOf(first)).not.toEqual(keysOf(later));
    });

    it("stays for a try with another offer, as long as the visit stores it", async () => {
      const first = offer("a");
      await answer(first, { code: "77" });
      const again = offer("b", { visit: stored(first).visit });
      expect(keysOf(again)).toEqual(keysOf(first));
    });

    it("has in it what the screen has loaded", async () => {
      const plan = {
        actions: { ...actions, save: action({ commits: { ...commits, offer: { loads: ["terms"] } } }) },
        load: { terms: { action: "look", input: {}, after: [] } },
        commits: { save: { order: "L1" } },
        body: [button([{ do: "call", action: "save", input: { order: "L1" } }], { id: "pay" })],
      };
      const keys: unknown[] = [];
      for (const rate of [1, 1, 2]) {
        const opened = openTestSession({ plan, ports: forgets() });
        await answer(opened, { code: "00", data: { rate } });
        await tapped(opened, "pay");
        keys.push(opened.sent.at(-1)?.headers?.["Idempotency-Key"]);
      }
      expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    });
  });

  it("has no offer in it where the device stores records", () => {
    const offered = { ...actions, save: action({ commits: { ...commits, offer: { inputs: ["token"] } } }) };
    const keys = ["a", "b"].map((token) => keysOf(pay({ token }, { plan: { actions: offered } }))[0]);
    expect(keys[0]).toBe(keys[1]);
  });

  it("is another one after a definite success", async () => {
    const opened = pay();
    await answer(opened);
    const next = pay({}, stored(follow(opened)));
    expect(next.sent).toHaveLength(1);
    expect(new Set(keysOf(opened, next)).size).toBe(2);
  });

  it("is not sent to a host that takes none", () => {
    const { header: _, ...bare } = commits;
    expect(pay({}, { plan: { actions: { ...actions, save: action({ commits: bare }) } } }).sent[0]?.headers).toBeUndefined();
  });
});

describe("what was done", () => {
  const waiting: OpenOptions = { plan: { load: { loan: { action: "look", input: {}, after: [] } }, actions } };
  const doneOf = ({ session }: Opened) => session.store.getState().done["save"];

  it("is not sent again before the screen that follows is ready, and then it is something new", async () => {
    const opened = pay();
    await answer(opened);
    expect((await tapped(opened)).sent).toHaveLength(1);
    const failed = follow(opened, waiting);
    await answer(failed, { code: "05", message: "Busy" });
    const back = pay({}, stored(failed));
    await settle();
    expect([back.sent.length, saidBy(back)]).toEqual([0, "ok"]);
    const retried = follow(back, waiting);
    await answer(retried);
    expect(pay({}, stored(retried)).sent).toHaveLength(1);
  });

  it("is not seen on a screen that the user opens instead", async () => {
    const opened = pay();
    await answer(opened);
    const failed = follow(opened, waiting);
    await answer(failed, { code: "05" });
    const home = openTestSession({ ...stored(failed), plan: { id: "home" } });
    expect(pay({}, stored(home)).sent).toHaveLength(0);
  });

  it.each<StepPlan>([
    { do: "reload", load: "how" },
    { do: "leave", url: "https://ok.example/page" },
  ])("is seen after %o", async (next) => {
    const load = { how: { action: "look", input: {}, after: [] } };
    const sent = { order: "L1", card: "", token: "" };
    const save: StepPlan = { do: "call", action: "save", input: sent };
    const opened = openTestSession({ plan: { actions, load, commits: { save: sent }, body: [button([save, next])] } });
    await answer(opened);
    await answer(await tapped(opened));
    await answer(opened);
    expect(pay({ card: "", token: "" }, { ...stored(opened), plan: { commits: {} } }).sent).toHaveLength(1);
  });

  it("is shown with its time to a user who comes back within a day, of this borrower and of these inputs", async () => {
    const opened = pay();
    const at = opened.clock.now();
    await answer(opened);
    const device = stored(follow(opened)).device;
    const reopen = (input: CallStep["input"], options: OpenOptions = {}) => {
      const save = { order: "L1", card: "4111", token: "a", ...input };
      return doneOf(openTestSession({ plan: { actions, commits: { save } }, device, ...options }));
    };
    const later = (ms: number) => ({ ports: { clock: createTestClock(at + ms) } });
    expect([reopen({}), reopen({}, later(dayMs - 1)), reopen({ token: "b" })]).toEqual([at, at, at]);
    const others = [reopen({}, later(dayMs)), reopen({ order: "L2" }), reopen({}, { request: another })];
    expect(others).toEqual([undefined, undefined, undefined]);
  });

  it("is shown by the inputs that its action names", async () => {
    const named = { plan: { actions: { ...actions, save: action({ commits: { ...commits, knownBy: ["order"] } }) } } };
    const opened = pay({}, named);
    await answer(opened);
    const again = pay({ card: "5222" }, { ...named, ...stored(opened), isOpen: false });
    again.session.start();
    expect(doneOf(again)).toBe(opened.clock.now());
  });
});

describe("settling", () => {
  it.each([
    [{ code: "00", data: { state: "done" } }, "found", "ok"],
    [{ code: "00", data: { state: "open" } }, "missing", "timeout"],
  ])("by %o comes to %s", async (body, said, before) => {
    const opened = pay();
    await lose(opened);
    expect(saidBy(opened)).toBe("timeout");
    await tapped(opened, "look");
    expect(opened.sent[1]?.input).toEqual({ order: "L1" });
    await answer(opened, body);
    expect([saidBy(opened), isUnknown(opened)]).toEqual([said, false]);
    await tapped(opened);
    if (before === "ok") expect([opened.sent.length, saidBy(opened)]).toEqual([2, "ok"]);
    else expect([opened.sent.length, new Set(keysOf(opened).filter(Boolean)).size]).toEqual([3, 1]);
  });

  it.each([
    [{ code: "99", message: "System busy" }, "System busy"],
    [{ code: "00", data: { state: "OPEN", words: "Under review" } }, "Under review"],
    [{ code: "00", data: { state: "open " } }, "error"],
    [{ code: "00", data: { state: null } }, "error"],
    [{ code: "00", data: {} }, "error"],
    [{ code: "00", data: null }, "error"],
    [{ data: { state: "open" } }, "Service busy"],
    ["busy", "Service busy"],
  ])("by %o leaves it unknown, in the server's words where it has any", async (body, words) => {
    const opened = pay();
    await lose(opened);
    await tapped(opened, "ask");
    await answer(opened, body);
    expect([isUnknown(opened), saidBy(opened)]).toEqual([true, words]);
    await tapped(opened);
    expect(opened.sent).toHaveLength(2);
  });

  it("by an empty response where the action lists that", async () => {
    const empty = { ...commits, settledBy: commits.settledBy && { ...commits.settledBy, emptyIsMissing: true as const } };
    const opened = pay({}, { plan: { actions: { ...actions, save: action({ commits: empty }) } } });
    await lose(opened);
    await answer(await tapped(opened, "look"), { code: "00", data: null });
    expect([saidBy(opened), isUnknown(opened)]).toEqual(["missing", false]);
  });

  it("leaves it unknown when nothing was found out, and asks again", async () => {
    const opened = pay();
    await lose(opened);
    await tapped(opened, "look");
    await lose(opened, "network");
    expect([saidBy(opened), isUnknown(opened)]).toEqual(["unclear", true]);
    await tapped(opened);
    expect(opened.sent).toHaveLength(2);
    await tapped(opened, "look");
    expect(opened.sent).toHaveLength(3);
  });

  it("works after a reload, for what was sent then", async () => {
    const opened = pay();
    await lose(opened);
    const reloaded = pay({}, stored(opened));
    await tapped(reloaded, "look");
    await answer(reloaded, { code: "00", data: { state: "done" } });
    expect(saidBy(reloaded)).toBe("found");
  });

  it("waits for a call that is still under way on the page", async () => {
    const opened = pay();
    const looking = tapped(opened, "look");
    await answer(opened);
    await looking;
    expect([opened.sent.length, isUnknown(opened)]).toEqual([1, false]);
  });
});

describe("a screen that shows the time before", () => {
  it("goes on as after a success when another tab has done it, and sends nothing", async () => {
    const opened = pay();
    const stale = pay({}, { ...stored(opened), ports: { device: opened.device } });
    await settle();
    expect(saidBy(stale)).toBe("timeout");
    await answer(opened);
    await tapped(stale);
    expect([stale.sent.length, saidBy(stale)]).toEqual([0, "ok"]);
  });

  it("is one still after it has asked for something else, and no longer once it has loaded again", async () => {
    const ask: StepPlan = { do: "call", action: "look", input: {} };
    const save: StepPlan = { do: "call", action: "save", input: { order: "L1", card: "4111", token: "a" } };
    const body = [button([ask]), button([save], { id: "pay" }), button([{ do: "reload", load: "how" }], { id: "reload" })];
    const load = { how: { action: "look", input: {}, after: [] } };
    const stale = pay({}, { plan: { body, load } });
    const saves = () => stale.sent.filter(({ action: { path } }) => path === "/call").length;
    await answer(stale);
    const other = pay({}, { ports: { device: stale.device } });
    await answer(other);
    openTestSession({ plan: { id: "receipt" }, ports: { device: stale.device } });
    await answer(await tapped(stale));
    await tapped(stale, "pay");
    expect(saves()).toBe(0);
    await answer(await tapped(stale, "reload"));
    await tapped(stale, "pay");
    expect(saves()).toBe(1);
  });
});

describe("records", () => {
  it("of definite outcomes go after 30 days, and unknown ones stay", async () => {
    const [done, open] = [pay(), pay({ order: "L2" })];
    await answer(done);
    await lose(open);
    const device = { ...stored(done).device, ...stored(open).device };
    // One more is the try of the screen that counts.
    const left = (options: OpenOptions) => [...pay({ order: "L3" }, { device, ...options, isOpen: false }).device.map.values()].length;
    const at = (ms: number) => ({ ports: { clock: createTestClock(done.clock.now() + ms) } });
    expect([left(at(30 * dayMs)), left(at(30 * dayMs + 1))]).toEqual([3, 2]);
  });

  it.each([
    ["another borrower opens the screen", (device: Device) => pay({}, { device, request: another })],
    ["what is stored is cleared", (device: Device) => pay({ order: "L9" }, { device, plan: { onOpen: [{ do: "clear" }] } })],
  ])("keep the key of what is over from the next one when %s in between", async (_, between) => {
    const first = pay();
    await answer(first);
    const after = between(stored(follow(first)).device);
    const next = pay({}, { device: stored(after).device });
    expect(keysOf(next)).toHaveLength(1);
    expect(keysOf(first)).not.toEqual(keysOf(next));
  });

  it("of another borrower hold nothing back", async () => {
    const opened = pay();
    await lose(opened);
    const other = pay({}, { device: stored(opened).device, request: another });
    expect(other.sent).toHaveLength(1);
    await answer(other);
    expect(pay({}, { device: stored(other).device }).sent).toHaveLength(0);
  });

  it("outlive the clearing of what is stored, and garbage does not hold anything back", async () => {
    const opened = pay(
      {},
      { plan: { onOpen: [{ do: "clear" }] }, device: { "layar.other": "1", "layar.intent.o1.save.1": '{"until":1}' } },
    );
    expect([...opened.device.map.keys()]).toEqual([expect.stringMatching(/^layar\.intent\.o1\.save\.(?!1$)/)]);
    expect(opened.sent).toHaveLength(1);
  });
});

describe("where tabs can lock", () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    const held = new Set<string>();
    const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
      if (held.has(name)) return run(null);
      held.add(name);
      return Promise.resolve(run({})).finally(() => held.delete(name));
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });

  it("is sent by one of two tabs that begin in the same instant, before either can see the other's record", async () => {
    const opened = pay();
    const other = pay();
    await settle();
    expect([opened.sent.length, other.sent.length, saidBy(other)]).toEqual([1, 0, "timeout"]);
    await answer(opened);
    expect(saidBy(opened)).toBe("ok");
  });

  it("is sent again after a definite refusal", async () => {
    const opened = pay();
    await settle();
    await answer(opened, { code: "77", message: "Declined" });
    expect((await tapped(opened)).sent).toHaveLength(2);
  });

  it("is sent where the browser refuses its locks", async () => {
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("SecurityError")) } });
    const opened = pay();
    await settle();
    expect(opened.sent).toHaveLength(1);
  });
});
