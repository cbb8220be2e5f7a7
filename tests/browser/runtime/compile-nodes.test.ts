import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { button, openTestSession } from "../../support/session/open-session.ts";

function open(node: Partial<NodePlan>, state: { readonly [name: string]: unknown } = {}) {
  const entries = Object.entries({ a: 1, list: [{ id: "x" }, { id: "y" }], ...state }).map(([name, initial]) => [name, { initial }]);
  const opened = openTestSession({ plan: { state: Object.fromEntries(entries), body: [{ widget: "w", id: "n", props: {}, ...node }] } });
  return { ...opened, run: opened.node("n") };
}

describe("props", () => {
  it("of a node without expressions are the plan's own, and it needs no subscription", () => {
    const props = { text: "x" };
    const { run } = open({ props });
    expect([run.props(), run.isLive, run.paths]).toEqual([props, false, []]);
    expect(run.props()).toBe(props);
  });

  it("join what is fixed with what is computed, at any depth", () => {
    const live = {
      rows: [{ title: "T", value: { $: [".", "state", "a"] } }, "fixed"],
      group: { inner: { $: ["+", [".", "state", "a"], 1] } },
    };
    expect(open({ props: { text: "x" }, live, reads: ["state.a"] }).run.props()).toEqual({
      text: "x",
      rows: [{ title: "T", value: 1 }, "fixed"],
      group: { inner: 2 },
    });
  });

  it("give what holds no expression as the plan has it", () => {
    const fixed = { deep: [1, 2] };
    const { run } = open({ live: { fixed, a: { $: [".", "state", "a"] } } });
    expect(run.props().fixed).toBe(fixed);
  });

  it("read the entry of the list that the node stands for, and the one outside", () => {
    const live = { text: { $: ["cat", [".", "item", "id"], [".", "index"]] } };
    expect(open({ live }).run.props({ item: { id: "B" }, index: 2 })).toEqual({ text: "B2" });
  });

  it("hold the bound value and the marks that the node can get", () => {
    const { run, session } = open({ bind: "state.a", waits: "n", rules: ["filled"] });
    expect(run.props()).toEqual({ value: 1, busyText: "" });
    session.change(run, 7);
    expect(run.props()).toMatchObject({ value: 7 });
  });

  it("are inert of every entry while a flow of one is under way, and wait of the others", () => {
    const { run, session } = open({ waits: "n", on: { tap: [{ do: "wait", ms: 1 }] } });
    const [one, other] = [0, 1].map((index) => ({ item: 1, index, outer: { item: 1, index: 2 } }));
    void session.emit(run, "tap", null, one);
    const around = { item: 1, index: 0 };
    expect([one, other, around].map((frame) => run.props(frame))).toEqual([
      { busy: true, busyText: "" },
      { busy: true, waiting: true, busyText: "" },
      { busy: true, waiting: true, busyText: "" },
    ]);
  });

  it("are without a value where a definition names something that every object carries", () => {
    const live = { a: { $: [".", "state", "constructor"] }, b: { $: [".", "state", "__proto__"] }, c: { $: [".", "toString"] } };
    expect(open({ live }).run.props()).toEqual({});
  });

  it("leave out what an expression gives nothing for, so that the widget's default holds", () => {
    const live = { a: { $: [".", "state", "none"] }, b: { $: [".", "state", "off"] }, c: { $: [".", "state", "blank"] } };
    const { run } = open({ live, reads: ["state"] }, { none: null, off: false, blank: "" });
    expect(run.props()).toEqual({ b: false, c: "" });
  });
});

describe("paths", () => {
  it("are what is read, the bound value, and the marks that the node can get", () => {
    const { run } = open({ reads: ["state.a"], bind: "state.list", waits: "n", rules: ["filled"] });
    expect([run.paths, run.isLive]).toEqual([["state.a", "state.list", "busy.n", "busyText", "invalid.n"], true]);
  });
});

describe("each", () => {
  it("gives what the plan repeats, and nothing where it repeats nothing", () => {
    expect(open({ each: [".", "state", "list"] }).run.each?.()).toEqual([{ id: "x" }, { id: "y" }]);
    expect(open({}).run.each).toBeUndefined();
  });

  it("reads the key of an entry", () => {
    const { run } = open({ each: [".", "state", "list"], key: [".", "item", "id"] });
    expect([{ id: "x" }, { id: 7 }, { id: null }, {}].map((item, index) => run.key?.({ item, index }))).toEqual(["x", 7, null, null]);
  });
});

describe("isShown", () => {
  it("wants exactly true", () => {
    expect([undefined, true, false, 1, ["==", [".", "state", "a"], 1]].map((when) => open({ when }).run.isShown())).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe("root", () => {
  it("is one frozen object", () => {
    const { run } = open({});
    expect([run.root, Object.isFrozen(run.root)]).toEqual([{ "data-widget": "w", "data-node": "n" }, true]);
  });
});

describe("writing", () => {
  it("along 10,000 hostile paths changes no prototype and throws nothing", () => {
    const before = Reflect.ownKeys(Object.prototype);
    const key = fc.constantFrom("a", "list", "0", "__proto__", "constructor", "prototype", "toString", "valueOf", "polluted", "");
    const path = fc.array(key, { minLength: 1, maxLength: 5 }).map((keys) => ["state", ...keys].join("."));
    const { run, session } = open({ bind: "state.a" });
    fc.assert(
      fc.property(path, (bind) => {
        session.change({ ...run, plan: { ...run.plan, bind } }, { polluted: true });
        expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
      }),
      { seed: 13, numRuns: 10_000 },
    );
  });

  it("does not change what the plan holds", () => {
    const initial = [{ id: 1 }];
    const opened = openTestSession({
      plan: {
        state: { list: { initial } },
        body: [
          button([
            { do: "append", path: "state.list", value: { id: 2 } },
            { do: "remove", path: "state.list", index: 0 },
          ]),
        ],
      },
    });
    void opened.tap();
    expect([initial, opened.session.store.getState().state.list]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  });
});
