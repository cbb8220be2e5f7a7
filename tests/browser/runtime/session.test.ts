import { describe, expect, it } from "vitest";
import type { ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { action, openTestSession, settle } from "../../support/session/open-session.ts";

const load: ScreenPlan["load"] = {
  order: { action: "getOrder", input: { id: { $: [".", "params", "id"] } }, after: [] },
  tips: { action: "getTips", input: {}, after: [] },
  detail: { action: "getDetail", input: { no: { $: [".", "data", "order", "no"] } }, after: ["order"] },
};
const actions = { getOrder: action(), getTips: action(), getDetail: action() };
const set = (to: string): readonly StepPlan[] => [{ do: "set", path: "state.said", to }];
const plan: Partial<ScreenPlan> = { params: { id: "amount" }, load, actions, state: { said: { initial: "" } }, onReady: set("ready") };
const request = { params: { id: "012", other: "x" } };

describe("an amount in the address", () => {
  it.each([
    ["Rp 1.250.000", "1250000"],
    ["125000.00", "125000"],
    ["1.250.000,5", null],
    ["Rp 150.000 (2x)", null],
    ["-5", null],
    ["", null],
  ])("%j is %j", (id, expected) => {
    expect(openTestSession({ plan, request: { params: { id } } }).session.store.getState().params).toEqual({ id: expected });
  });
});

describe("load", () => {
  it("loads in parallel and delays what reads another response", async () => {
    const { sent, session } = openTestSession({ plan, request });
    expect(sent.map(({ input }) => input)).toEqual([{ id: "12" }, {}]);
    sent[0]?.answer({ code: "00", data: { no: 7 } });
    await settle();
    expect(sent[2]?.input).toEqual({ no: 7 });
    expect(session.store.getState()).toMatchObject({
      status: "loading",
      params: { id: "12" },
      data: { order: { no: 7 }, tips: null, detail: null },
    });
  });

  it("is ready when every response has arrived and then runs `onReady` once", async () => {
    const { sent, session } = openTestSession({ plan, request });
    for (const at of [0, 1, 2]) {
      sent[at]?.answer({ code: "00", data: { no: 7 } });
      await settle();
    }
    expect(session.store.getState()).toMatchObject({ status: "ready", state: { said: "ready" } });
    expect(session.store.getState().params).not.toHaveProperty("other");
  });

  it("fails with a message, keeps what came, and asks again for the rest only", async () => {
    const { sent, session } = openTestSession({ plan, request });
    sent[1]?.answer({ code: "00", data: ["tip"] });
    sent[0]?.fail("network");
    await settle();
    expect(session.store.getState()).toMatchObject({
      status: "failed",
      failure: { kind: "network", message: "error" },
      data: { tips: ["tip"] },
    });
    session.retry();
    expect(session.store.getState()).toMatchObject({ status: "loading", failure: null });
    expect(sent.map(({ action: { path } }) => path)).toHaveLength(3);
    sent[2]?.answer({ code: "00", data: { no: 8 } });
    await settle();
    sent[3]?.answer({ code: "00", data: null });
    await settle();
    expect(session.store.getState().status).toBe("ready");
  });

  it.each([
    [true, { text: "error", tone: "failure" }],
    [undefined, null],
  ] as const)("shows the failure in a toast, too, where `toast` is %s", async (toast, shown) => {
    const load = { tips: { action: "tips", input: {}, after: [], toast } };
    const { sent, session } = openTestSession({ plan: { load, actions: { tips: action() } } });
    sent[0]?.fail("network");
    await settle();
    const { status, toast: told } = session.store.getState();
    expect(status).toBe("failed");
    if (shown) expect(told).toMatchObject(shown);
    else expect(told).toBeNull();
  });

  it("knows the language of what the server has said, and of a text that keeps its own", async () => {
    const load = { tips: { action: "tips", input: {}, after: [] } };
    const { sent, session } = openTestSession({
      plan: { load, actions: { tips: action() }, language: "id", otherLanguages: { Choose: "en" } },
      request: { serverLanguage: "ms" },
    });
    expect(session.languageOf("Tidak ada")).toBeUndefined();
    sent[0]?.answer({ code: "5", message: "Tidak ada" });
    await settle();
    expect(["Tidak ada", "Choose", "error", "", undefined].map(session.languageOf)).toEqual(["ms", "en", undefined, undefined, undefined]);
  });

  it("keeps a response that arrives after another has failed", async () => {
    const { sent, session } = openTestSession({ plan, request });
    sent[1]?.fail("service");
    await settle();
    sent[0]?.answer({ code: "00", data: { no: 9 } });
    await settle();
    expect([session.store.getState().status, sent.length]).toEqual(["failed", 2]);
    session.retry();
    expect(sent.slice(2).map(({ input }) => input)).toEqual([{}, { no: 9 }]);
  });

  it("gives up what is on its way when it is asked again, and takes no notice of what still comes of it", async () => {
    const { sent, session } = openTestSession({ plan, request });
    sent[1]?.answer({ code: "00", data: ["tip"] });
    await settle();
    session.retry();
    expect([sent[0]?.signal.aborted, sent.length, session.store.getState().status]).toEqual([true, 3, "loading"]);
    sent[0]?.fail("network");
    await settle();
    expect(session.store.getState()).toMatchObject({ status: "loading", failure: null, data: { order: null } });
    sent[2]?.answer({ code: "00", data: { no: 8 } });
    await settle();
    expect([sent[3]?.input, session.store.getState().data["order"]]).toEqual([{ no: 8 }, { no: 8 }]);
  });

  it("does not ask when the condition does not hold", () => {
    const { sent, session } = openTestSession({
      plan: {
        load: { order: { action: "getOrder", input: {}, when: ["!=", [".", "params", "id"], ""], after: [] } },
        params: { id: "text" },
        actions,
      },
    });
    expect(sent).toEqual([]);
    return settle().then(() => expect(session.store.getState()).toMatchObject({ status: "ready", data: { order: null } }));
  });

  it.each([{}, { module: { features: {} } }])("is ready at once, and again, when there is nothing to ask: %o", (given) => {
    const { session } = openTestSession({ ...given, plan: { onReady: set("ready"), state: { said: { initial: "" } } } });
    expect(session.store.getState()).toMatchObject({ status: "ready", state: { said: "ready" } });
    session.retry();
    expect(session.store.getState().status).toBe("ready");
  });
});

describe("start and close", () => {
  it("starts once", () => {
    const { session, sent, traces } = openTestSession({ plan: { ...plan, onOpen: set("open") }, request });
    session.start();
    expect([sent.length, traces.filter(({ step }) => step === "set").length]).toEqual([2, 1]);
  });

  it("does nothing before it starts", () => {
    expect(openTestSession({ plan, request, isOpen: false }).sent).toEqual([]);
  });

  it("runs `onClose`, aborts calls, and ignores what comes late", async () => {
    const { session, sent, bridge, clock } = openTestSession({
      plan: { ...plan, onClose: [{ do: "native", action: "burialPoint", params: {}, fallback: "none" }] },
      request,
    });
    session.close();
    session.close();
    expect(bridge.messages).toHaveLength(1);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
    const before = session.store.getState();
    for (const call of sent) call.answer({ code: "00", data: {} });
    await settle();
    session.setOnline(false);
    session.retry();
    expect([session.store.getState(), sent.length, clock.waiting()]).toEqual([before, 2, 0]);
  });

  it("does not run `onClose` when it never started", () => {
    const { session, bridge } = openTestSession({
      isOpen: false,
      plan: { onClose: [{ do: "native", action: "x", params: {}, fallback: "none" }] },
    });
    session.close();
    expect(bridge.messages).toEqual([]);
  });
});

describe("state", () => {
  it("is computed from what is there on opening", () => {
    const { session } = openTestSession({
      plan: {
        params: { id: "text" },
        stored: { payType: "number" },
        state: {
          a: { initial: { $: [".", "params", "id"] } },
          b: { initial: { $: [".", "stored", "payType"] } },
          c: { initial: { $: [".", "company", "name"] } },
        },
      },
      request,
      device: { "layar.payType": "2" },
    });
    expect(session.store.getState().state).toEqual({ a: "012", b: 2, c: "PT Contoh" });
  });

  it("takes over the state of a screen that it replaces", () => {
    const { session } = openTestSession({
      plan: { state: { a: { initial: 1 }, b: { initial: 2 } } },
      request: { state: { a: 5, gone: 6 } },
    });
    expect(session.store.getState().state).toEqual({ a: 5, b: 2 });
  });

  it("never holds the token or a header value", () => {
    const { session } = openTestSession({ request });
    expect(JSON.stringify(session.store.getState())).not.toContain("SECRET");
  });
});

describe("title", () => {
  it("follows the state", () => {
    const { session, node } = openTestSession({
      plan: {
        title: { $: ["cat", "Hi ", [".", "state", "a"]] },
        state: { a: { initial: "x" } },
        body: [{ widget: "t", id: "go", props: {}, bind: "state.a" }],
      },
    });
    expect(session.title()).toBe("Hi x");
    session.change(node("go"), "y");
    expect(session.title()).toBe("Hi y");
  });
});
