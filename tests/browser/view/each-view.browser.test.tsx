import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NodePlan, StepPlan } from "../../../src/core/format/index.ts";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `entry ${at}`);
const entry = (rest: Partial<NodePlan> = {}) =>
  node("label", "entry", { each: [".", "state", "list"], reads: ["state.list"], live: { text: { $: [".", "item"] } }, ...rest });
const shown = (main: HTMLElement): string[] => [...main.querySelectorAll("[data-node=entry]")].map((element) => element.textContent ?? "");

/** Long enough for an end that is near to be noticed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("EachView", () => {
  it("puts a page of entries on the page and the next when its end comes near", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [entry({ page: 100 })], plan: { state: { list: { initial: names(250) } } }, widgets });
    expect(shown(main)).toHaveLength(100);
    main.querySelector("[data-node=entry]:nth-child(95)")?.scrollIntoView();
    await expect.poll(() => shown(main).length).toBe(200);
    main.querySelector("[data-node=entry]:nth-child(195)")?.scrollIntoView();
    await expect.poll(() => shown(main)).toEqual(names(250));
  });

  it("goes on by itself until the view is full", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [entry({ page: 2 })], plan: { state: { list: { initial: names(10) } } }, widgets });
    await expect.poll(() => shown(main)).toEqual(names(10));
  });

  describe("nearEnd", () => {
    const fetchNext: readonly StepPlan[] = [
      { do: "call", action: "ask", input: {}, ok: [{ do: "append", path: "state.list", values: { $: [".", "answer"] } }], fail: [] },
    ];
    const list = (count: number, rest: Partial<NodePlan> = {}) => ({
      body: [entry({ on: { nearEnd: fetchNext }, ...rest })],
      plan: { state: { list: { initial: names(count) } } },
    });
    const pages = (...sizes: readonly number[]) => {
      const calls: number[] = [];
      const answer = async () => {
        const from = 100 + 100 * calls.length;
        calls.push(from);
        return names(from + (sizes[calls.length - 1] ?? 0)).slice(from);
      };
      return { calls, answer };
    };

    it("fetches the next page each time the end comes near, and stops when nothing more comes", async () => {
      const { widgets } = createWidgets();
      const { calls, answer } = pages(100, 30, 0);
      const { main } = await stage({ ...list(100, { page: 100 }), widgets, answer });
      expect([shown(main).length, calls]).toEqual([100, []]);
      main.querySelector("[data-node=entry]:nth-child(95)")?.scrollIntoView();
      await expect.poll(() => shown(main).length).toBe(200);
      expect(calls).toHaveLength(1);
      main.querySelector("[data-node=entry]:nth-child(195)")?.scrollIntoView();
      await expect.poll(() => shown(main).length).toBe(230);
      main.querySelector("[data-node=entry]:nth-child(229)")?.scrollIntoView();
      await expect.poll(() => calls.length).toBe(3);
      await settled();
      expect([shown(main).length, calls.length]).toEqual([230, 3]);
    });

    it("puts all entries that are there on the page first", async () => {
      const { widgets } = createWidgets();
      const { calls, answer } = pages(0);
      const { main } = await stage({ ...list(6, { page: 2 }), widgets, answer });
      await expect.poll(() => calls.length).toBe(1);
      await settled();
      expect([shown(main).length, calls.length]).toEqual([6, 1]);
    });

    it("is not emitted while its flow is running, nor for an empty list, and marks no entry as busy", async () => {
      const { widgets } = createWidgets();
      let release = (_page: unknown): void => undefined;
      let calls = 0;
      const answer = () => {
        calls++;
        return new Promise<unknown>((resolve) => {
          release = resolve;
        });
      };
      const add = node("button", "add", { on: { tap: [{ do: "append", path: "state.list", value: "first" }] } });
      const { session, main } = await stage({ ...list(0), body: [...list(0).body, add], widgets, answer });
      await settled();
      expect(calls).toBe(0);
      await userEvent.click(page.getByRole("button"));
      await expect.poll(() => calls).toBe(1);
      await userEvent.click(page.getByRole("button"));
      await settled();
      expect([calls, session.store.getState().busy]).toEqual([1, {}]);
      release(["fetched"]);
      await expect.poll(() => calls).toBe(2);
      expect(shown(main)).toEqual(["first", "first", "fetched"]);
    });

    it("is emitted again by a list that was emptied and filled", async () => {
      const { widgets } = createWidgets();
      const { calls, answer } = pages(0, 0);
      const set = (id: string, to: readonly string[]) =>
        node("button", id, { on: { tap: [{ do: "set", path: "state.list", to: [...to] }] } });
      await stage({ ...list(3), body: [...list(3).body, set("empty", []), set("fill", names(2))], widgets, answer });
      await expect.poll(() => calls.length).toBe(1);
      await userEvent.click(page.getByRole("button").first());
      await userEvent.click(page.getByRole("button").last());
      await expect.poll(() => calls.length).toBe(2);
    });
  });

  it("renders only the entry that came", async () => {
    const { renders, widgets } = createWidgets();
    const add = node("button", "add", { on: { tap: [{ do: "append", path: "state.list", value: "new" }] } });
    const { main } = await stage({ body: [entry(), add], plan: { state: { list: { initial: names(20) } } }, widgets });
    renders.clear();
    await userEvent.click(page.getByRole("button"));
    await expect.element(page.getByText("new", { exact: true })).toBeVisible();
    expect(renders.get("entry")).toBe(1);
    expect(shown(main)).toEqual([...names(20), "new"]);
  });

  it("renders only the entries that look different after a change that all of them read", async () => {
    const { renders, widgets } = createWidgets();
    const choose = node("button", "choose", { on: { tap: [{ do: "set", path: "state.chosen", to: 3 }] } });
    const isChosen = { text: { $: ["==", [".", "index"], [".", "state", "chosen"]] } };
    const { main } = await stage({
      body: [entry({ live: isChosen, reads: ["state.list", "state.chosen"] }), choose],
      plan: { state: { list: { initial: names(20) }, chosen: { initial: 1 } } },
      widgets,
    });
    renders.clear();
    await userEvent.click(page.getByRole("button"));
    await expect.poll(() => shown(main).indexOf("true")).toBe(3);
    expect(renders.get("entry")).toBe(2);
  });

  it("shows what has changed in an entry while another one fails", async () => {
    const { widgets } = createWidgets();
    const spoil = node("button", "spoil", { on: { tap: [{ do: "set", path: "state.words", to: ["new", "bad"] }] } });
    const text = { text: { $: ["[", [".", "state", "words"], [".", "index"]] } };
    const { main, faults } = await stage({
      body: [{ ...entry({ live: text, reads: ["state.list", "state.words"] }), widget: "brittle" }, spoil],
      plan: { state: { list: { initial: names(2) }, words: { initial: ["old", "good"] } } },
      widgets,
    });
    expect(shown(main)).toEqual(["old", "good"]);
    await userEvent.click(page.getByRole("button"));
    await expect.poll(() => shown(main)[0]).toBe("new");
    expect(faults).toEqual(["entry"]);
  });

  it("keeps the elements of entries that move, by their key", async () => {
    const { widgets } = createWidgets();
    const remove = node("button", "remove", { on: { tap: [{ do: "remove", path: "state.list", index: 0 }] } });
    const { main } = await stage({
      body: [entry({ key: [".", "item"] }), remove],
      plan: { state: { list: { initial: names(3) } } },
      widgets,
    });
    const second = main.querySelectorAll("[data-node=entry]")[1];
    await userEvent.click(page.getByRole("button"));
    await expect.poll(() => shown(main)).toEqual(["entry 1", "entry 2"]);
    expect(main.querySelector("[data-node=entry]")).toBe(second);
  });

  it.each(["rows", undefined] as const)("renders no entry that only moves, whose flow gets its place of the moment: %s", async (draw) => {
    const { renders, widgets } = createWidgets();
    const tap: readonly StepPlan[] = [{ do: "remove", path: "state.list", index: { $: [".", "index"] } }];
    const body = [{ ...entry({ key: [".", "item"], anywhere: true, on: { tap }, draw }), widget: "button" }];
    const { main } = await stage({ body, plan: { state: { list: { initial: ["a", "b", "c", "d"] } } }, widgets });
    renders.clear();
    for (const [name, left] of [
      ["b", "acd"],
      ["d", "ac"],
      ["a", "c"],
    ] as const) {
      await userEvent.click(page.getByRole("button", { name }));
      await expect.poll(() => shown(main).join("")).toBe(left);
    }
    expect(renders.get("entry")).toBeUndefined();
  });

  it("keeps for a flow the place that the entry had when it began", async () => {
    const { widgets } = createWidgets();
    const tap: readonly StepPlan[] = [
      { do: "remove", path: "state.list", index: 0 },
      { do: "call", action: "ask", input: {}, ok: [{ do: "set", path: "state.place", to: { $: [".", "index"] } }], fail: [] },
    ];
    const body = [{ ...entry({ key: [".", "item"], anywhere: true, on: { tap } }), widget: "button" }];
    const { session, main } = await stage({
      body,
      plan: { state: { list: { initial: ["a", "b"] }, place: { initial: null } } },
      widgets,
    });
    await userEvent.click(page.getByRole("button", { name: "b" }));
    await expect.poll(() => shown(main)).toEqual(["b"]);
    await expect.poll(() => session.store.getState().state["place"]).toBe(1);
  });

  it.each(["rows", undefined] as const)("gives each entry an id of its own, also after others came and went: %s", async (draw) => {
    const { widgets } = createWidgets();
    const ided = (({ root, id, item }: { root: object; id: string; item: string }) => (
      <p {...root} id={id}>
        {item}
      </p>
    )) as never;
    const body = [
      node("ided", "entry", {
        each: [".", "state", "list"],
        key: [".", "item"],
        reads: ["state.list"],
        live: { item: { $: [".", "item"] } },
        anywhere: true,
        draw,
      }),
    ];
    const { main, session } = await stage({ body, plan: { state: { list: { initial: ["a", "b", "c"] } } }, widgets: { ...widgets, ided } });
    session.change({ plan: node("", "any", { bind: "state.list" }) } as never, ["c", "n", "b", "m"]);
    await expect.poll(() => shown(main)).toEqual(["c", "n", "b", "m"]);
    expect(new Set([...main.querySelectorAll("p[id]")].map(({ id }) => id)).size).toBe(4);
  });

  it("shows entries whose keys are the same", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({
      body: [entry({ key: [".", "item"] })],
      plan: { state: { list: { initial: ["a", "a", "b"] } } },
      widgets,
    });
    expect(shown(main)).toEqual(["a", "a", "b"]);
  });

  it("gives the entry and its place to the flow of an event", async () => {
    const { widgets } = createWidgets();
    const choose = node("button", "entry", {
      each: [".", "state", "list"],
      live: { text: { $: [".", "item"] } },
      on: { tap: [{ do: "set", path: "state.chosen", to: { $: ["cat", [".", "item"], " at ", [".", "index"]] } }] },
    });
    const echo = node("label", "echo", { live: { text: { $: [".", "state", "chosen"] } }, reads: ["state.chosen"] });
    await stage({ body: [choose, echo], plan: { state: { list: { initial: ["one", "two"] }, chosen: { initial: "" } } }, widgets });
    await userEvent.click(page.getByRole("button", { name: "two" }));
    await expect.element(page.getByText("two at 1")).toBeVisible();
  });
});
