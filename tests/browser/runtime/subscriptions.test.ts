import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPathListeners } from "../../../src/browser/runtime/state/path-listeners.ts";
import { openTestSession } from "../../support/session/open-session.ts";

function count(paths: readonly string[], written: string): readonly string[] {
  const trie = createPathListeners();
  const heard: string[] = [];
  for (const path of paths) trie.subscribe([path], () => heard.push(path));
  trie.notify(written.split("."));
  return heard.sort();
}

describe("createPathListeners", () => {
  it("notifies the path, its ancestors and its descendants, and no others", () => {
    const paths = ["state", "state.a", "state.a.b", "state.a.b.c", "state.ab", "state.b", "data.a"];
    expect(count(paths, "state.a")).toEqual(["state", "state.a", "state.a.b", "state.a.b.c"]);
    expect(count(paths, "state.a.b.x")).toEqual(["state", "state.a", "state.a.b"]);
    expect(count(paths, "data")).toEqual(["data.a"]);
  });

  it("calls a listener of several paths once", () => {
    const trie = createPathListeners();
    let calls = 0;
    trie.subscribe(["a.b", "a.c", "a"], () => calls++);
    trie.notify(["a"]);
    expect(calls).toBe(1);
  });

  it("notifies no one who has unsubscribed, and allows that while it notifies", () => {
    const trie = createPathListeners();
    const heard: number[] = [];
    const leave = trie.subscribe(["a"], () => {
      heard.push(1);
      leave();
    });
    trie.subscribe(["a"], () => heard.push(2));
    trie.notify(["a"]);
    trie.notify(["a"]);
    expect(heard).toEqual([1, 2, 2]);
  });

  it("agrees with comparing every path", () => {
    const path = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 4 }).map((keys) => keys.join("."));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 20 }), path, (paths, written) => {
        const related = paths.filter((one) => `${one}.`.startsWith(`${written}.`) || `${written}.`.startsWith(`${one}.`));
        expect(count(paths, written)).toEqual(related.sort());
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe("subscribe", () => {
  const names = Array.from({ length: 500 }, (_, at) => `n${at}`);
  const state = { typed: { initial: "" }, ...Object.fromEntries(names.map((name) => [name, { initial: 0 }])) };

  it("reaches 0 of 500 listeners on an unrelated change and 1 on its own", () => {
    const { session, node } = openTestSession({
      plan: {
        state,
        body: [
          { widget: "t", id: "t", props: {}, bind: "state.typed" },
          { widget: "n", id: "n", props: {}, bind: "state.n7" },
        ],
      },
    });
    let calls = 0;
    for (const name of names) session.subscribe([`state.${name}`], () => calls++);
    session.change(node("t"), "x");
    expect(calls).toBe(0);
    session.change(node("n"), 1);
    expect(calls).toBe(1);
  });

  it("is quiet when the value is the one that was there", () => {
    const { session, node } = openTestSession({ plan: { state, body: [{ widget: "t", id: "t", props: {}, bind: "state.typed" }] } });
    let calls = 0;
    session.subscribe(["state.typed"], () => calls++);
    session.change(node("t"), "");
    expect(calls).toBe(0);
  });
});

describe("values", () => {
  const values = {
    total: { value: { $: ["+", [".", "state", "a"], 1] }, reads: ["state.a"] },
    shown: { value: { $: ["cat", "T", [".", "values", "total"]] }, reads: ["state.a"] },
  };
  const body = [
    { widget: "w", id: "a", props: {}, bind: "state.a", live: { text: { $: [".", "values", "shown"] } }, reads: ["state.a"] },
    { widget: "w", id: "b", props: {}, bind: "state.b", live: { text: { $: [".", "values", "shown"] } }, reads: ["state.a", "state.b"] },
  ];
  const plan = { state: { a: { initial: 1 }, b: { initial: 1 } }, values, body };

  it("are fresh for every listener of the write that changed them", () => {
    const { session, node } = openTestSession({ plan });
    const seen: unknown[] = [];
    session.subscribe(["state.a"], () => seen.push(node("b").props()));
    expect(node("b").props()).toMatchObject({ text: "T2" });
    session.change(node("a"), 5);
    expect(seen).toMatchObject([{ text: "T6" }]);
  });

  it("are computed again only after something they read was written", () => {
    // A filter gives a new list each time, so the same list was not computed again.
    const list = { value: { $: ["filter", [".", "state", "list"], [">", ["^", 0], 1]] }, reads: ["state.list"] };
    const live = { list: { $: [".", "values", "list"] } };
    const { session, node } = openTestSession({
      plan: {
        state: { list: { initial: [1, 2, 3] }, b: { initial: 1 } },
        values: { list },
        body: [
          { widget: "w", id: "a", props: {}, bind: "state.list", live },
          { widget: "w", id: "b", props: {}, bind: "state.b" },
        ],
      },
    });
    const first = node("a").props().list;
    expect(first).toEqual([2, 3]);
    session.change(node("b"), 9);
    expect(node("a").props().list).toBe(first);
    session.change(node("a"), [5]);
    expect(node("a").props().list).toEqual([5]);
  });
});
