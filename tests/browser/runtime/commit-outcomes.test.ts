import { describe, expect, it } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { type CallStep, saidBy } from "../../support/session/call-session.ts";
import {
  actions,
  another,
  answer,
  commits,
  dayMs,
  follow,
  isUnknown,
  keysOf,
  lose,
  pay,
  stored,
  tapped,
} from "../../support/session/commit-session.ts";
import { action, button, type Opened, type OpenOptions, openTestSession, settle } from "../../support/session/open-session.ts";

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
    const home = openTestSession({ ...stored(failed), plan: { id: "home", route: "/home" } });
    expect(pay({}, stored(home)).sent).toHaveLength(0);
  });

  it("is not seen on the way home from a screen that could not be fetched", async () => {
    const sent = { order: "L1", card: "", token: "" };
    const steps: StepPlan[] = [
      { do: "call", action: "save", input: sent },
      { do: "go", route: "/receipt", params: {} },
    ];
    const opened = openTestSession({ plan: { actions, commits: { save: sent }, body: [button(steps)] } });
    void opened.tap();
    await answer(opened);
    const home = openTestSession({ ...stored(opened), plan: { id: "home", route: "/home" } });
    const again = (before: Opened) => pay({ card: "", token: "" }, stored(before)).sent;
    expect([again(home), again(follow(home))]).toMatchObject([[], [{}]]);
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

  it("is what a code says that the server has for it: it counts as done, refuses nothing, and the next one is something new", async () => {
    const known = { ...actions, save: action({ commits: { ...commits, doneCodes: ["11"] } }) };
    const opened = pay({}, { plan: { actions: known } });
    await answer(opened, { code: "11", message: "Known" });
    expect([saidBy(opened), opened.session.store.getState().refused["save"]]).toEqual(["refused", undefined]);
    const { device } = stored(follow(opened));
    const next = pay({}, { plan: { actions: known }, device });
    expect(doneOf(next)).toBe(opened.clock.now());
    expect(new Set(keysOf(opened, next)).size).toBe(2);
    const other = pay({ order: "L2" }, { plan: { actions: known } });
    await answer(other, { code: "12", message: "No" });
    expect(other.session.store.getState().refused["save"]?.message).toBe("No");
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
    // Nobody has seen the screen that follows, so that it is said for as long as it is known.
    expect(reopen({}, { ...later(2 * dayMs), device: stored(opened).device })).toBe(at);
  });

  it("is seen also where only the device takes writes, and the screen that follows has a page of its own", async () => {
    const forgetting = () => ({ ...createMapStorage(), lasts: () => false });
    const opened = pay({}, { ports: { visit: forgetting() } });
    await answer(opened);
    const { device } = stored(opened);
    const followed = openTestSession({ device, ports: { visit: forgetting() }, plan: { id: "receipt", route: "/receipt" } });
    const next = pay({}, { device: stored(followed).device, ports: { visit: forgetting() } });
    expect(next.sent).toHaveLength(1);
  });

  it("leaves no timer behind where the screen was closed before it became unknown", async () => {
    const opened = pay();
    opened.session.close();
    await lose(opened);
    expect(opened.clock.waiting()).toBe(0);
    expect(isUnknown(pay({}, stored(opened)))).toBe(true);
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
