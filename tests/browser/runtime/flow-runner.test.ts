import { describe, expect, it } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { button, openTestSession, settle } from "../../support/session/open-session.ts";

describe("emit", () => {
  it("ignores the same event of the same place while it runs, and takes others", async () => {
    const opened = openTestSession({
      plan: { body: [button([{ do: "wait", ms: 100 }], { waits: "go" }), button([{ do: "wait", ms: 100 }], { id: "other" })] },
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
    expect(session.store.getState().busy).toEqual({ go: ["", " 0", " 1"] });
    clock.advance(100);
    await settle();
    expect(session.store.getState().busy).toEqual({});
    void opened.tap();
    expect(waits()).toBe(5);
  });

  it("stays busy until the last of its places has ended", async () => {
    const { session, clock, node } = openTestSession({ plan: { body: [button([{ do: "wait", ms: 100 }], { waits: "go" })] } });
    void session.emit(node("go"), "tap", null, { item: 1, index: 0 });
    clock.advance(50);
    void session.emit(node("go"), "tap", null, { item: 2, index: 1 });
    clock.advance(50);
    await settle();
    expect(session.store.getState().busy).toEqual({ go: [" 1"] });
    clock.advance(50);
    await settle();
    expect(session.store.getState().busy).toEqual({});
  });

  it("runs a flow that nodes share by its name once for all of them, and shows so at each", async () => {
    const on: StepPlan[] = [{ do: "run", flow: "send" }];
    const field = { widget: "text", id: "name", props: {}, waits: "send", on: { submit: on } };
    const { session, clock, node, traces } = openTestSession({
      plan: { body: [field, button(on, { waits: "send" })], flows: { send: [{ do: "wait", ms: 100 }] } },
    });
    void session.emit(node("name"), "submit", null);
    void session.emit(node("go"), "tap", null);
    expect(traces.filter(({ step }) => step === "wait")).toHaveLength(1);
    expect([node("name").props()["busy"], node("go").props()["busy"]]).toEqual([true, true]);
    clock.advance(100);
    await settle();
    expect([node("name").props()["busy"], node("go").props()["busy"]]).toEqual([undefined, undefined]);
    void session.emit(node("go"), "tap", null);
    expect(traces.filter(({ step }) => step === "wait")).toHaveLength(2);
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
      invalid: { name: "Fill in" },
      focus: { node: "name", n: 1 },
    });
    expect(opened.moves).toEqual([]);
  });

  it("says of each wrong value what is wrong, and shows and focuses the first", () => {
    const second = { ...input, id: "city", bind: "state.city", reads: ["state.city"] };
    const both: StepPlan = {
      do: "validate",
      nodes: ["name", "city"].map((node) => ({ node, bind: `state.${node}`, rules: ["filled", "long"] })),
    };
    const state = { name: { initial: "" }, city: { initial: "x" }, seen: { initial: "" } };
    const opened = openTestSession({ ...options, plan: { state, body: [input, second, button([both])] } });
    void opened.tap();
    expect(opened.session.store.getState()).toMatchObject({
      toast: { text: "Fill in" },
      invalid: { name: "Fill in", city: "Too short" },
      focus: { node: "name", n: 1 },
    });
  });

  it("says beside the field that a message names what the message says, until the value changes", () => {
    const refuse: StepPlan = { do: "toast", text: "Wrong code", tone: "failure", field: "name" };
    const opened = openTestSession({ ...options, plan: { ...options.plan, body: [input, button([refuse])] } });
    void opened.tap();
    expect(opened.node("name").props()).toMatchObject({ value: "  ", invalid: "Wrong code" });
    expect(opened.session.store.getState()).toMatchObject({ toast: { text: "Wrong code" }, focus: { node: "name", n: 1 } });
    opened.session.change(opened.node("name"), "abc");
    expect(opened.node("name").props()).not.toHaveProperty("invalid");
  });

  it("forgets what was wrong in a dialog that closes", () => {
    const refuse: StepPlan = { do: "toast", text: "Choose", tone: "info", field: "name" };
    const dialogs = { rate: { title: "Rate", dismissible: true, body: [input], actions: [button([refuse])] } };
    const opened = openTestSession({
      ...options,
      plan: { ...options.plan, body: [button([{ do: "open", dialog: "rate" }], { id: "open" })], dialogs },
    });
    void opened.tap("open");
    void opened.tap("go");
    expect(opened.session.store.getState().invalid).toEqual({ name: "Choose" });
    opened.session.closeDialog();
    expect(opened.session.store.getState().invalid).toEqual({});
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
