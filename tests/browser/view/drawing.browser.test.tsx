// Nodes that are drawn inside others, or whose widgets are called, are the same to everyone as those with components of their own.
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const text = { $: [".", "state", "text"] };
const plan = { state: { text: { initial: "good" } } };
const say = (id: string, to: string): NodePlan =>
  node("button", id, { props: { text: id }, on: { tap: [{ do: "set", path: "state.text", to }] } });

/** Throws where React draws it, not where it is called. */
function Late(): ReactNode {
  throw new TypeError("late");
}

const more = {
  throws: (): ReactNode => {
    throw new TypeError("called");
  },
  late: ({ root }: { readonly root: object }): ReactNode => (
    <p {...root}>
      <Late />
    </p>
  ),
};

describe("a still node", () => {
  const inside = [
    node("label", "one", { props: { text: "one" }, draw: "still" }),
    node("box", "two", { draw: "still", children: [say("go", "x")] }),
  ];

  it("shows what a component shows, and its events and those inside it work", async () => {
    const { widgets } = createWidgets();
    const echo = node("label", "echo", { live: { text }, reads: ["state.text"], draw: "value" });
    const still = await stage({ body: [node("box", "box", { children: [...inside, echo] })], plan, widgets });
    const html = still.main.querySelector("[data-node=box]")?.outerHTML;
    await userEvent.click(page.getByRole("button", { name: "go" }));
    await expect.element(page.getByText("x", { exact: true })).toBeVisible();
    const apart = [...inside, echo].map(({ draw: _, ...rest }) => rest);
    const components = await stage({ body: [node("box", "box", { children: apart })], plan, widgets });
    expect(html).toBe(components.main.querySelector("[data-node=box]")?.outerHTML);
  });

  it("has its placeholder while the screen loads", async () => {
    const { widgets } = createWidgets();
    const follows = node("label", "note", {
      props: { text: "below" },
      draw: "still",
      skeleton: { rem: 1, shape: "line", count: 1, follows: true },
    });
    let arrive = (_: unknown): void => {};
    const { main } = await stage({
      body: [node("box", "box", { children: [follows] })],
      plan: { load: { answer: { action: "ask", input: {}, after: [] } } },
      widgets,
      answer: () => new Promise((resolve) => (arrive = resolve)),
    });
    expect([main.querySelectorAll(".ly-skeleton").length, main.querySelector("[data-node=note]")]).toEqual([1, null]);
    arrive("x");
    await expect.element(page.getByText("below")).toBeVisible();
    expect(main.querySelectorAll(".ly-skeleton")).toHaveLength(0);
  });

  it("is drawn once, though the screen loads first", async () => {
    const { renders, widgets } = createWidgets();
    await stage({
      body: [node("box", "box", { draw: "still", children: [node("label", "live", { live: { text } })] }), node("label", "apart")],
      plan: { ...plan, load: { answer: { action: "ask", input: {}, after: [] } } },
      widgets,
    });
    await expect.element(page.getByText("good")).toBeVisible();
    expect([renders.get("box"), renders.get("live"), renders.get("apart")]).toEqual([1, 1, 1]);
  });

  it.each([
    ["throws", "a node"],
    ["late", "a node"],
    ["throws", "the screen"],
    ["late", "the screen"],
  ])("fails alone when it %s in %s, and is reported once", async (widget, place) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const bad = node(widget, "bad", { draw: "still" });
    const nodes = [inside[0], bad, node("field", "field", { bind: "state.text", reads: ["state.text"] })] as NodePlan[];
    const { main, faults } = await stage({
      body: place === "a node" ? [node("box", "box", { children: nodes })] : nodes,
      plan,
      widgets: { ...widgets, ...(more as object) },
    });
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect([faults, main.querySelectorAll(".node-error_root").length]).toEqual([["bad"], 1]);
    await expect.element(page.getByText("one", { exact: true })).toBeVisible();
    await userEvent.fill(page.getByRole("textbox"), "typed");
    await expect.element(page.getByRole("textbox")).toHaveValue("typed");
  });

  it.each([
    ["throws", "a node"],
    ["late", "a node"],
    ["throws", "the screen"],
    ["late", "the screen"],
  ])("fails the screen when it %s in %s and is critical", async (widget, place) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const bad = node(widget, "bad", { draw: "still", critical: true });
    const body = place === "a node" ? [node("box", "box", { children: [bad] })] : [bad];
    const { faults } = await stage({ body, widgets: { ...widgets, ...(more as object) } });
    await expect.element(page.getByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
    expect(faults).toEqual(["bad"]);
  });
});

describe("a node whose widget is called", () => {
  const brittle = node("brittle", "brittle", { live: { text }, reads: ["state.text"], draw: "value" });

  it("fails alone while its neighbour keeps the focus, and is shown again when its inputs change", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { renders, widgets } = createWidgets();
    const field = node("field", "field", { bind: "state.text", reads: ["state.text"] });
    const still = node("label", "still", { props: { text: "still" }, draw: "still" });
    const { faults } = await stage({ body: [node("box", "box", { draw: "still", children: [field, brittle, still] })], plan, widgets });
    const box = page.getByRole("textbox");
    renders.clear();
    await userEvent.fill(box, "bad");
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect([faults, document.activeElement === box.element()]).toEqual([["brittle"], true]);
    await userEvent.fill(box, "fixed");
    await expect.element(page.getByText("fixed", { exact: true })).toBeVisible();
    await expect.element(page.getByText("This part cannot be shown.")).not.toBeInTheDocument();
    // What stands beside it was not drawn again.
    expect([renders.get("still"), renders.get("box")]).toEqual([undefined, undefined]);
  });

  it("compares what varies and nothing else", async () => {
    const { renders, widgets } = createWidgets();
    const live = { text: { $: ["cat", [".", "state", "text"], ""] }, other: { $: [".", "state", "other"] } };
    const { session } = await stage({
      body: [
        node("label", "label", { live, varies: ["text"], reads: ["state.text"], draw: "value" }),
        node("field", "field", { bind: "state.text" }),
      ],
      plan: { state: { ...plan.state, other: { initial: 1 } } },
      widgets,
    });
    renders.clear();
    const [, field] = session.body;
    if (field) session.change(field, "good");
    if (field) session.change(field, "new");
    await expect.element(page.getByText("new", { exact: true })).toBeVisible();
    expect(renders.get("label")).toBe(1);
  });
});
