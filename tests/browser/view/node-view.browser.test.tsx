import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const text = { $: [".", "state", "text"] };

describe("NodeView", () => {
  it("renders on a key the nodes that read the text and no other of 500", async () => {
    const { renders, widgets } = createWidgets();
    const others = Array.from({ length: 500 }, (_, at) =>
      node("label", `other-${at}`, { live: { text: { $: [".", "state", "other"] } }, reads: ["state.other"] }),
    );
    await stage({
      body: [
        node("box", "box", {
          children: [
            node("field", "field", { bind: "state.text", reads: ["state.text"] }),
            node("label", "echo", { live: { text }, reads: ["state.text"] }),
            ...others,
          ],
        }),
      ],
      plan: { state: { text: { initial: "" }, other: { initial: "x" } } },
      widgets,
    });
    renders.clear();
    await userEvent.fill(page.getByRole("textbox"), "a");
    await expect.element(page.getByText("a", { exact: true })).toBeVisible();
    expect([...renders]).toEqual([
      ["field", 1],
      ["echo", 1],
    ]);
  });

  it("renders nothing for a write that nobody reads", async () => {
    const { renders, widgets } = createWidgets();
    const body = Array.from({ length: 500 }, (_, at) => node("label", `n-${at}`, { live: { text }, reads: ["state.text"] }));
    const { session } = await stage({
      body: [...body, node("field", "other", { bind: "state.other", reads: ["state.other"] })],
      plan: { state: { text: { initial: "" }, other: { initial: "" } } },
      widgets,
    });
    renders.clear();
    const other = session.body[500];
    if (!other) throw new Error("The plan has no such node.");
    session.change(other, "y");
    await expect.element(page.getByRole("textbox")).toHaveValue("y");
    expect([...renders]).toEqual([["other", 1]]);
  });

  it("shows and hides a node as its condition changes", async () => {
    const { widgets } = createWidgets();
    await stage({
      body: [
        node("button", "toggle", { on: { tap: [{ do: "set", path: "state.open", to: { $: ["!", [".", "state", "open"]] } }] } }),
        node("label", "more", { when: [".", "state", "open"], reads: ["state.open"], props: { text: "more of it" } }),
      ],
      plan: { state: { open: { initial: false } } },
      widgets,
    });
    await expect.element(page.getByText("more of it")).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button"));
    await expect.element(page.getByText("more of it")).toBeVisible();
    await userEvent.click(page.getByRole("button"));
    await expect.element(page.getByText("more of it")).not.toBeInTheDocument();
  });

  it("informs a widget that its flow waits, and lets it start once", async () => {
    const { widgets } = createWidgets();
    let finish = (): void => {};
    const answer = vi.fn(() => new Promise<unknown>((resolve) => (finish = () => resolve(null))));
    await stage({
      body: [node("button", "send", { waits: "send", on: { tap: [{ do: "call", action: "ask", input: {} }] } })],
      widgets,
      answer,
    });
    const button = page.getByRole("button");
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    finish();
    await expect.element(button).not.toHaveAttribute("aria-busy");
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("carries the widget's name and the node's id on the root element", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [node("label", "greeting", { props: { text: "hello" } })], widgets });
    const shown = main.querySelector("[data-node=greeting]");
    expect(shown?.getAttribute("data-widget")).toBe("label");
    expect(shown?.textContent).toBe("hello");
  });
});

describe("a node that cannot be shown", () => {
  const brittle = (rest = {}) => node("brittle", "brittle", { live: { text }, reads: ["state.text"], ...rest });
  const plan = { state: { text: { initial: "good" } } };
  const breaker = node("button", "break", { props: { text: "break" }, on: { tap: [{ do: "set", path: "state.text", to: "bad" }] } });
  const fixer = node("button", "fix", { props: { text: "fix" }, on: { tap: [{ do: "set", path: "state.text", to: "fixed" }] } });

  it("is contained, reported, and shown again when its inputs change", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const { faults } = await stage({ body: [breaker, fixer, brittle()], plan, widgets });
    await userEvent.click(page.getByRole("button", { name: "break" }));
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect(faults).toEqual(["brittle"]);
    await userEvent.click(page.getByRole("button", { name: "fix" }));
    await expect.element(page.getByText("fixed", { exact: true })).toBeVisible();
    await expect.element(page.getByText("This part cannot be shown.")).not.toBeInTheDocument();
  });

  it("fails the screen when it is critical, and the retry restores it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const { main, session } = await stage({
      body: [breaker, node("field", "field", { bind: "state.text" }), brittle({ critical: true })],
      plan,
      widgets,
    });
    await userEvent.click(page.getByRole("button", { name: "break" }));
    await expect.element(page.getByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
    expect(main.dataset.state).toBe("failed");
    const [, field] = session.body;
    if (field) session.change(field, "good");
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText("good", { exact: true })).toBeVisible();
    expect(main.dataset.state).toBe("ready");
  });

  it("is a widget that nobody has", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { faults } = await stage({ body: [node("constructor", "odd"), node("toString", "odder")] });
    await expect.element(page.getByText("This part cannot be shown.").first()).toBeVisible();
    expect(faults).toEqual(["odd", "odder"]);
  });

  it("is one around a list whose view the screen did not import", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const entry = node("label", "entry", { each: [".", "state", "list"] });
    const body = [node("box", "box", { children: [entry] })];
    const { faults } = await stage({ body, plan: { state: { list: { initial: ["one"] } } }, widgets, views: {} });
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect(faults).toEqual(["box"]);
  });

  it("takes no other entry of its list along", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { widgets } = createWidgets();
    const { faults } = await stage({
      body: [node("brittle", "entry", { each: [".", "state", "list"], live: { text: { $: [".", "item"] } } })],
      plan: { state: { list: { initial: ["one", "bad", "three"] } } },
      widgets,
    });
    await expect.element(page.getByText("three")).toBeVisible();
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect(faults).toEqual(["entry"]);
  });
});
