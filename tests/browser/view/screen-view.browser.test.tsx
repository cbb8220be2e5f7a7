import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const load = { answer: { action: "ask", input: {}, after: [] } };
const waiting = () => new Promise<never>(() => {});
const heading = node("heading", "title", { props: { text: "Complaint" } });
const order = node("label", "order", { live: { text: { $: [".", "data", "answer"] } }, skeleton: { rem: 3, shape: "control", count: 2 } });
const note = node("label", "note", { props: { text: "below" } });

describe("ScreenView", () => {
  it("names screen, market, state and language on its root", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [heading], widgets });
    expect({ ...main.dataset, lang: main.lang }).toEqual({ screen: "stage", market: "indonesia", state: "ready", lang: "en" });
  });

  it("shows static nodes and skeletons while it loads", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [heading, order, note], plan: { load }, widgets, answer: waiting });
    await expect.element(page.getByRole("heading")).toHaveTextContent("Complaint");
    expect(main.dataset.state).toBe("loading");
    expect(main.getAttribute("aria-busy")).toBe("true");
    expect([...main.querySelectorAll(".ly-skeleton")].map((block) => block.getBoundingClientRect().height)).toEqual([48, 48]);
    expect(main.querySelector("[data-node=order]")).toBeNull();
    await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  });

  it("stands for a card in the frame of one", async () => {
    const { widgets } = createWidgets();
    const card = node("label", "card", {
      live: { text: { $: [".", "data", "answer"] } },
      skeleton: { rem: 6, shape: "card", bars: 2, count: 1 },
    });
    const { main } = await stage({ body: [order, card], plan: { load }, widgets, answer: waiting });
    const blocks = [...main.querySelectorAll(".ly-skeleton")];
    expect(blocks.map((block) => block.classList.contains("ly-skeleton-card"))).toEqual([false, false, true]);
  });

  it("puts the response where its skeleton was and moves nothing above it", async () => {
    const { widgets } = createWidgets();
    let arrive = (_: unknown): void => {};
    const { main } = await stage({
      body: [heading, order],
      plan: { load },
      widgets,
      answer: () => new Promise((resolve) => (arrive = resolve)),
    });
    const placeOf = (selector: string) => main.querySelector(selector)?.getBoundingClientRect().top;
    const before = [placeOf("h1"), placeOf(".ly-skeleton")];
    const title = main.querySelector("h1");
    arrive("Order 7");
    await expect.element(page.getByText("Order 7")).toBeVisible();
    expect([placeOf("h1"), placeOf("[data-node=order]")]).toEqual(before);
    expect(main.querySelector("h1")).toBe(title);
    expect(main.dataset.state).toBe("ready");
  });

  it("offers a retry and the way home when a call fails", async () => {
    const { widgets } = createWidgets();
    const answer = vi.fn(async () => "Order 7").mockRejectedValueOnce(new Error("offline"));
    const { main, homes } = await stage({ body: [heading, order], plan: { load }, widgets, answer });
    await expect.element(page.getByRole("heading", { name: "No connection", level: 1 })).toBeVisible();
    await expect.element(page.getByText("error", { exact: true })).toBeVisible();
    expect(main.dataset.state).toBe("failed");
    await userEvent.click(page.getByRole("button", { name: "Back to Home" }));
    expect(homes).toEqual([1]);
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText("Order 7")).toBeVisible();
    expect(main.dataset.state).toBe("ready");
  });

  it("says that the device is offline for as long as it is", async () => {
    const { widgets } = createWidgets();
    const { session } = await stage({ body: [heading], widgets });
    session.setOnline(false);
    await expect.element(page.getByRole("status")).toHaveTextContent("You are offline. Nothing can be sent until you are back online.");
    session.setOnline(true);
    await expect.element(page.getByRole("status")).not.toBeInTheDocument();
  });

  it("moves the focus to the heading when the borrower came from another screen", async () => {
    const { widgets } = createWidgets();
    const { main } = await stage({ body: [heading, note], widgets, takesFocus: true });
    await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector("h1")));
  });

  it("moves the focus to the node that a flow names, each time again", async () => {
    const { widgets } = createWidgets();
    await stage({
      body: [
        node("button", "go", { on: { tap: [{ do: "focus", node: "box" }] } }),
        node("box", "box", { children: [node("field", "field", { bind: "state.text", reads: ["state.text"] })] }),
      ],
      plan: { state: { text: { initial: "" } } },
      widgets,
    });
    const [button, field] = [page.getByRole("button"), page.getByRole("textbox")];
    await userEvent.click(button);
    await expect.element(field).toHaveFocus();
    await userEvent.click(button);
    await expect.element(field).toHaveFocus();
  });
});
