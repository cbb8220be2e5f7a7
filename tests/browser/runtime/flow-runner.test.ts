import { describe, expect, it } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { button, openTestSession, settle } from "../../support/open-session.ts";

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

  it("writes the value, then emits `change`", () => {
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
