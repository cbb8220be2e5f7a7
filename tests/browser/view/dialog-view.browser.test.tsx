import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const opener = node("button", "open", { props: { text: "open" }, on: { tap: [{ do: "open", dialog: "rate" }] } });
const sender = node("button", "send", { props: { text: "send" }, on: { tap: [{ do: "toast", text: "Sent", tone: "info" }] } });

function openStage({ dismissible = true, onOverlay }: { dismissible?: boolean; onOverlay?: (close: () => void) => () => void } = {}) {
  const { widgets } = createWidgets();
  const dialogs = {
    rate: { title: "Rate us", dismissible, body: [node("label", "question", { props: { text: "How was it?" } })], actions: [sender] },
  };
  return stage({ body: [opener], plan: { dialogs }, widgets, onOverlay });
}

const dialog = page.getByRole("dialog", { name: "Rate us" });
const openDialog = () => userEvent.click(page.getByRole("button", { name: "open" }));

describe("DialogView", () => {
  it("opens a modal dialog with its title, body and buttons", async () => {
    const { main } = await openStage();
    await openDialog();
    await expect.element(dialog).toHaveAttribute("data-node", "rate");
    await expect.element(page.getByText("How was it?")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "send" })).toBeVisible();
    expect(main.querySelector("dialog")?.matches(":modal")).toBe(true);
  });

  it("closes by Escape and gives the focus back to what opened it", async () => {
    await openStage();
    await openDialog();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "open" })).toHaveFocus();
  });

  it("stays on Escape when it needs a choice", async () => {
    await openStage({ dismissible: false });
    await openDialog();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).toBeVisible();
  });

  it("lets Back close it, and gives Back up when it closes otherwise", async () => {
    let back = (): void => {};
    const release = vi.fn();
    const { session } = await openStage({
      onOverlay(close) {
        back = close;
        return release;
      },
    });
    await openDialog();
    await expect.element(dialog).toBeVisible();
    back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(release).toHaveBeenCalledTimes(1);
    await openDialog();
    await expect.element(dialog).toBeVisible();
    session.closeDialog();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(release).toHaveBeenCalledTimes(2);
  });

  it("leaves Back alone when it needs a choice", async () => {
    const onOverlay = vi.fn(() => () => {});
    await openStage({ dismissible: false, onOverlay });
    await openDialog();
    await expect.element(dialog).toBeVisible();
    expect(onOverlay).not.toHaveBeenCalled();
  });

  it("shows the toast inside itself, where it is not inert", async () => {
    const { main } = await openStage();
    await openDialog();
    await userEvent.click(page.getByRole("button", { name: "send" }));
    await expect.element(page.getByText("Sent")).toBeVisible();
    expect(main.querySelector("[data-widget=toast]")?.closest("dialog")?.dataset.node).toBe("rate");
  });
});
