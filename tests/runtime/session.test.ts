import { describe, expect, it } from "vitest";
import type { ScreenPlan, StepPlan } from "../../src/contract/index.ts";
import { action, button, openTestSession, settle } from "../support/open-session.ts";

const load: ScreenPlan["load"] = {
  order: { action: "getOrder", input: { id: { $: [".", "params", "id"] } }, after: [] },
  tips: { action: "getTips", input: {}, after: [] },
  detail: { action: "getDetail", input: { no: { $: [".", "data", "order", "no"] } }, after: ["order"] },
};
const actions = { getOrder: action(), getTips: action(), getDetail: action() };
const set = (to: string): readonly StepPlan[] => [{ do: "set", path: "state.said", to }];
const plan: Partial<ScreenPlan> = { params: { id: "digits" }, load, actions, state: { said: { initial: "" } }, onReady: set("ready") };
const request = { params: { id: "a1-2", other: "x" } };

describe("load", () => {
  it("asks in parallel and waits with what reads another answer", async () => {
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

  it("is ready when every answer is there and then runs `onReady` once", async () => {
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

  it("keeps an answer that comes after another has failed", async () => {
    const { sent, session } = openTestSession({ plan, request });
    sent[1]?.fail("service");
    await settle();
    sent[0]?.answer({ code: "00", data: { no: 9 } });
    await settle();
    expect([session.store.getState().status, sent.length]).toEqual(["failed", 2]);
    session.retry();
    expect(sent.slice(2).map(({ input }) => input)).toEqual([{}, { no: 9 }]);
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

  it("is ready at once when there is nothing to ask", () => {
    expect(openTestSession().session.store.getState().status).toBe("ready");
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
      plan: { ...plan, onClose: [{ do: "native", action: "burialPoint", params: {}, without: "none" }] },
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

  it("does not tell `onClose` when it never started", () => {
    const { session, bridge } = openTestSession({
      isOpen: false,
      plan: { onClose: [{ do: "native", action: "x", params: {}, without: "none" }] },
    });
    session.close();
    expect(bridge.messages).toEqual([]);
  });
});

describe("emit", () => {
  it("ignores the same event of the same place while it runs, and takes others", async () => {
    const opened = openTestSession({
      plan: { body: [button([{ do: "wait", ms: 100 }], { waits: true }), button([{ do: "wait", ms: 100 }], { id: "other" })] },
    });
    const { session, clock, node, traces } = opened;
    const waits = (): number => traces.filter(({ step }) => step === "wait").length;
    void opened.tap();
    void opened.tap();
    expect(waits()).toBe(1);
    void opened.tap("other");
    void session.emit(node("go"), "tap", null, { item: 1, index: 0 });
    void session.emit(node("go"), "tap", null, { item: 2, index: 1 });
    void session.emit(node("go"), "tap", null, { item: 2, index: 1 });
    expect(waits()).toBe(4);
    expect(session.store.getState().busy).toEqual({ go: true });
    clock.advance(100);
    await settle();
    expect(session.store.getState().busy).toEqual({});
    void opened.tap();
    expect(waits()).toBe(5);
  });

  it("stays busy until the last of its places has ended", async () => {
    const { session, clock, node } = openTestSession({ plan: { body: [button([{ do: "wait", ms: 100 }], { waits: true })] } });
    void session.emit(node("go"), "tap", null, { item: 1, index: 0 });
    clock.advance(50);
    void session.emit(node("go"), "tap", null, { item: 2, index: 1 });
    clock.advance(50);
    await settle();
    expect(session.store.getState().busy).toEqual({ go: true });
    clock.advance(50);
    await settle();
    expect(session.store.getState().busy).toEqual({});
  });

  it("keeps the entry that the event came from for every step", async () => {
    const steps: StepPlan[] = [
      { do: "wait", ms: 1 },
      { do: "go", route: "/x", params: { id: { $: [".", "item", "id"] }, at: { $: [".", "index"] } } },
    ];
    const { session, clock, node, moves } = openTestSession({ plan: { body: [button(steps)] } });
    void session.emit(node("go"), "tap", null, { item: { id: "A" }, index: 3 });
    clock.advance(1);
    await settle();
    expect(moves).toEqual([["go", "/x", { id: "A", at: "3" }, false]]);
  });

  it.each(["none", "toString", "__proto__"])("resolves with nothing for the event %s that is not wired", async (event) => {
    const { session, node } = openTestSession({ plan: { body: [button([])] } });
    expect(await session.emit(node("go"), event, null)).toBeUndefined();
  });
});

describe("change and validate", () => {
  const input = {
    widget: "text",
    id: "name",
    props: {},
    bind: "state.name",
    reads: ["state.name"],
    rules: ["filled", "long"],
    on: { change: [{ do: "set", path: "state.seen", to: { $: [".", "event"] } }] satisfies StepPlan[] },
  };
  const rules = {
    filled: { accepts: (value: unknown) => value !== "", message: "Fill in" },
    long: { accepts: (value: unknown) => String(value).length > 2, message: "Too short" },
  };
  const validate: StepPlan = { do: "validate", nodes: [{ node: "name", bind: "state.name", rules: ["filled", "long"] }] };
  const options = {
    plan: {
      state: { name: { initial: "  " }, seen: { initial: "" } },
      body: [input, button([validate, { do: "go", route: "/ok", params: {} }])],
    },
    module: { rules },
  };

  it("writes the value, then tells `change`", () => {
    const { session, node } = openTestSession(options);
    session.change(node("name"), "abc");
    expect(session.store.getState().state).toEqual({ name: "abc", seen: "abc" });
  });

  it("shows the message of the first broken rule, marks the node and focuses it; text is trimmed", () => {
    const opened = openTestSession(options);
    void opened.tap();
    expect(opened.session.store.getState()).toMatchObject({
      toast: { text: "Fill in", tone: "failure" },
      invalid: { name: true },
      focus: { node: "name", n: 1 },
    });
    expect(opened.moves).toEqual([]);
  });

  it("takes the mark away with the next change and lets a right value through", () => {
    const opened = openTestSession(options);
    void opened.tap();
    opened.session.change(opened.node("name"), "ab");
    expect(opened.session.store.getState().invalid).toEqual({});
    void opened.tap();
    expect(opened.session.store.getState().toast?.text).toBe("Too short");
    opened.session.change(opened.node("name"), "abc");
    void opened.tap();
    expect(opened.moves).toHaveLength(1);
  });

  it("does not check a node that is hidden, alone or with what holds it", () => {
    const holder = { widget: "box", id: "box", props: {}, when: ["==", 1, 2], children: [input] };
    const opened = openTestSession({
      ...options,
      plan: { ...options.plan, body: [holder, button([validate, { do: "go", route: "/ok", params: {} }])] },
    });
    void opened.tap();
    expect(opened.moves).toHaveLength(1);
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
    expect(session.store.getState().state).toEqual({ a: "a1-2", b: 2, c: "PT Contoh" });
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
