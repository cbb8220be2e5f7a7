import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `entry ${at}`);
const entry = (rest: Partial<NodePlan> = {}) =>
  node("label", "entry", { each: [".", "state", "list"], reads: ["state.list"], live: { text: { $: [".", "item"] } }, ...rest });
const shown = (main: HTMLElement): string[] => [...main.querySelectorAll("[data-node=entry]")].map((element) => element.textContent ?? "");

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

  it("shows entries that answers name alike", async () => {
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
