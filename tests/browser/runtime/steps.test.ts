import { afterEach, describe, expect, it, vi } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { button, type Opened, type OpenOptions, openTestSession, settle } from "../../support/session/open-session.ts";

const state = { count: { initial: 1 }, list: { initial: ["a", "b", "c"] }, form: { initial: { name: "x" } } };

function run(steps: readonly StepPlan[], options: OpenOptions = {}): Opened {
  const opened = openTestSession({ ...options, plan: { state, body: [button(steps)], ...options.plan } });
  void opened.tap("go", 7);
  return opened;
}

function stateOf(opened: Opened): unknown {
  return opened.session.store.getState().state;
}

describe("set", () => {
  it("writes a computed value at once", () => {
    expect(stateOf(run([{ do: "set", path: "state.count", to: { $: ["+", [".", "state", "count"], [".", "event"]] } }]))).toMatchObject({
      count: 8,
    });
  });
  it("writes inside a group", () => {
    expect(stateOf(run([{ do: "set", path: "state.form.name", to: "y" }]))).toMatchObject({ form: { name: "y" } });
  });
  it("changes nothing where the path leads through nothing", () => {
    expect(stateOf(run([{ do: "set", path: "state.none.name", to: "y" }]))).toEqual({
      count: 1,
      list: ["a", "b", "c"],
      form: { name: "x" },
    });
  });
  it.each(["state.__proto__.polluted", "state.constructor.prototype.polluted", "__proto__.polluted", "state.form.__proto__"])(
    "refuses %s",
    (path) => {
      const opened = run([{ do: "set", path, to: "y" }]);
      expect(stateOf(opened)).toEqual({ count: 1, list: ["a", "b", "c"], form: { name: "x" } });
      expect(Reflect.ownKeys(Object.prototype)).not.toContain("polluted");
    },
  );
});

describe("append and remove", () => {
  it("adds to the end of a list", () => {
    expect(stateOf(run([{ do: "append", path: "state.list", value: { id: { $: [".", "event"] } } }]))).toMatchObject({
      list: ["a", "b", "c", { id: 7 }],
    });
  });
  it("adds many entries at once, and nothing for null", () => {
    const adds = (values: string[] | null) => run([{ do: "append", path: "state.list", values }]);
    expect(stateOf(adds(["d", "e"]))).toMatchObject({ list: ["a", "b", "c", "d", "e"] });
    expect(stateOf(adds(null))).toMatchObject({ list: ["a", "b", "c"] });
  });
  it("takes one entry out", () => {
    expect(stateOf(run([{ do: "remove", path: "state.list", index: 1 }]))).toMatchObject({ list: ["a", "c"] });
  });
  it.each([-1, 3, "1", null, 0.5])("takes nothing out at %s", (index) => {
    expect(stateOf(run([{ do: "remove", path: "state.list", index }]))).toMatchObject({ list: ["a", "b", "c"] });
  });
  it("leaves alone what is no list", () => {
    expect(stateOf(run([{ do: "append", path: "state.count", value: 1 }]))).toMatchObject({ count: 1 });
  });
});

describe("if, stop, run and when", () => {
  const set = (to: number): StepPlan => ({ do: "set", path: "state.count", to });
  it("takes the way of a condition that holds", () => {
    expect(stateOf(run([{ do: "if", if: [">", [".", "event"], 5], then: [set(2)], else: [set(3)] }]))).toMatchObject({ count: 2 });
  });
  it("takes the other way when the condition is not exactly true", () => {
    expect(stateOf(run([{ do: "if", if: [".", "event"], then: [set(2)], else: [set(3)] }]))).toMatchObject({ count: 3 });
  });
  it("ends the flow inside a branch and inside another flow", () => {
    const plan = { flows: { other: [{ do: "if", if: true, then: [{ do: "stop" }] }] satisfies StepPlan[] } };
    expect(stateOf(run([{ do: "run", flow: "other" }, set(5)], { plan }))).toMatchObject({ count: 1 });
  });
  it("goes on after another flow, with the event in there", () => {
    const plan = { flows: { other: [{ do: "set", path: "state.form.name", to: { $: [".", "event"] } }] satisfies StepPlan[] } };
    expect(stateOf(run([{ do: "run", flow: "other" }, set(5)], { plan }))).toMatchObject({ count: 5, form: { name: 7 } });
  });
  it("skips a step whose condition does not hold", () => {
    expect(
      stateOf(
        run([
          { ...set(2), when: false },
          { ...set(3), when: ["==", [".", "state", "count"], 9] },
        ]),
      ),
    ).toMatchObject({ count: 1 });
  });
  it("ends flows that call each other for ever with a report, not an exception", () => {
    const plan = { flows: { other: [{ do: "run", flow: "other" }] satisfies StepPlan[] } };
    const opened = run([{ do: "run", flow: "other" }], { plan });
    expect(opened.reports).toMatchObject([{ what: "flow-failed", detail: { error: "RangeError" } }]);
    expect(opened.traces.filter(({ step }) => step === "run")).toHaveLength(101);
  });
  it("goes on with a flow that calls itself after it has waited, as often as it does", async () => {
    const again: StepPlan[] = [
      { do: "wait", ms: 10 },
      { do: "set", path: "state.count", to: { $: ["+", [".", "state", "count"], 1] } },
      { do: "run", flow: "again" },
    ];
    const opened = run([{ do: "run", flow: "again" }], { plan: { flows: { again } } });
    for (let turn = 0; turn < 150; turn++) {
      opened.clock.advance(10);
      await settle();
    }
    expect(opened.reports).toEqual([]);
    expect(stateOf(opened)).toMatchObject({ count: 151 });
  });
});

describe("toast", () => {
  it("shows a failure for three seconds and an info for two", () => {
    const opened = run([{ do: "toast", text: "No", tone: "failure" }]);
    opened.clock.advance(2999);
    expect(opened.session.store.getState().toast).not.toBeNull();
    opened.clock.advance(1);
    expect(opened.session.store.getState().toast).toBeNull();
    const info = run([{ do: "toast", text: "Copied", tone: "info" }]);
    info.clock.advance(2000);
    expect(info.session.store.getState().toast).toBeNull();
  });
  it("lets the latest replace the one before and keeps it its whole time", () => {
    const opened = run([{ do: "toast", text: "one", tone: "failure" }]);
    const first = opened.session.store.getState().toast;
    opened.clock.advance(2000);
    void opened.tap("go");
    const second = opened.session.store.getState().toast;
    expect(second?.id).not.toBe(first?.id);
    opened.clock.advance(2999);
    expect(opened.session.store.getState().toast).toBe(second);
  });
  it("is shown for 300 ms at least", () => {
    const opened = run([{ do: "toast", text: "short", tone: "info", ms: 1 }]);
    opened.clock.advance(299);
    expect(opened.session.store.getState().toast?.text).toBe("short");
    opened.session.dismissToast();
    expect(opened.session.store.getState().toast).toBeNull();
  });
});

describe("open and close", () => {
  const dialog = { title: { $: ["cat", "No ", [".", "state", "count"]] }, dismissible: true, body: [], actions: [] };
  const plan = { dialogs: { one: { ...dialog, onClose: [{ do: "set", path: "state.count", to: 0 }] satisfies StepPlan[] }, two: dialog } };
  const openThen = (step: StepPlan): Opened => run([{ do: "open", dialog: "one" }, step], { plan });
  it("opens one dialog, with its title", () => {
    const { session } = run([{ do: "open", dialog: "one" }], { plan });
    expect([session.store.getState().dialog, session.dialogTitle()]).toEqual(["one", "No 1"]);
  });
  it("closes the open one before another opens, and runs its `onClose`", () => {
    const { session } = openThen({ do: "open", dialog: "two" });
    expect(session.store.getState()).toMatchObject({ dialog: "two", state: { count: 0 } });
  });
  it("closes only the named one", () => {
    const { session } = openThen({ do: "close", dialog: "two" });
    expect(session.store.getState().dialog).toBe("one");
    session.closeDialog();
    expect(session.store.getState()).toMatchObject({ dialog: null, state: { count: 0 } });
    session.closeDialog();
    expect(session.dialogTitle()).toBe("");
  });
  it("does not run `onClose` again when nothing is open", () => {
    const opened = run([{ do: "close" }], { plan });
    expect(stateOf(opened)).toMatchObject({ count: 1 });
  });
});

describe("wait", () => {
  it("goes on when the time has come", async () => {
    const opened = run([
      { do: "wait", ms: 1500 },
      { do: "go", route: "/next", params: { a: "1", b: "", c: 2 } },
    ]);
    expect(opened.moves).toEqual([]);
    opened.clock.advance(1500);
    await Promise.resolve();
    await Promise.resolve();
    expect(opened.moves).toEqual([["go", "/next", { a: "1", c: "2" }, false]]);
  });
  it("ends when the screen is left meanwhile", async () => {
    const opened = run([
      { do: "wait", ms: 1500 },
      { do: "go", route: "/next", params: {} },
    ]);
    opened.session.close();
    opened.clock.advance(1500);
    await Promise.resolve();
    expect([opened.moves, opened.clock.waiting()]).toEqual([[], 0]);
  });
});

describe("focus and reply", () => {
  it("counts each wish to focus", () => {
    const { session } = run([
      { do: "focus", node: "go" },
      { do: "focus", node: "go" },
    ]);
    expect(session.store.getState().focus).toEqual({ node: "go", n: 2 });
  });
  it("resolves the event with the reply", async () => {
    const opened = openTestSession({ plan: { body: [button([{ do: "reply", with: { url: { $: [".", "event"] } } }])] } });
    expect(await opened.tap("go", "u")).toEqual({ url: "u" });
  });
  it("resolves with undefined without one", async () => {
    const opened = openTestSession({ plan: { body: [button([{ do: "stop" }])] } });
    expect(await opened.tap()).toBeUndefined();
  });
});

describe("trace", () => {
  it("names each step that is taken and each write", () => {
    const opened = run([
      { do: "set", path: "state.count", to: 2 },
      { do: "stop", when: false },
    ]);
    expect(opened.traces.map(({ step }) => step)).toEqual(["write", "set", "write"]);
    expect(opened.traces[1]).toMatchObject({ node: "go" });
  });
});

describe("share", () => {
  afterEach(() => vi.unstubAllGlobals());
  const share: StepPlan = { do: "share", text: { $: [".", "state", "form", "name"] } };
  const goOn: StepPlan = { do: "set", path: "state.count", to: 2 };

  it("gives the text to another app and goes on", async () => {
    const give = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { share: give });
    const opened = run([share, goOn]);
    await vi.waitFor(() => expect(stateOf(opened)).toMatchObject({ count: 2 }));
    expect(give).toHaveBeenCalledExactlyOnceWith({ text: "x" });
    expect(opened.session.store.getState().toast).toBeNull();
  });

  it("says that the text was copied", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });
    const opened = run([share]);
    await vi.waitFor(() => expect(opened.session.store.getState().toast).toMatchObject({ text: "Copied", tone: "info" }));
  });
});
