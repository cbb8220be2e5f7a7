import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const address = "https://partner.example/offer";

async function openStage({ onOverlay, direct = false }: { onOverlay?: (close: () => void) => () => void; direct?: boolean } = {}) {
  const { widgets } = createWidgets();
  const tap: StepPlan[] = [{ do: "leave", url: address, ...(!direct && { asks: true }) }];
  const opener = node("button", "open", { props: { text: "See the offer" }, on: { tap } });
  const staged = await stage({ body: [opener], widgets, hosts: { navigate: "any" }, onOverlay });
  await userEvent.click(page.getByRole("button", { name: "See the offer" }));
  return staged;
}

const question = page.getByRole("dialog", { name: "Leave this page?" });

describe("LeavingView", () => {
  it("names the host before the page is left, and leaves by its button", async () => {
    const { left } = await openStage();
    await expect.element(question).toHaveTextContent("partner.example, which is not ours");
    expect(left).toEqual([]);
    await userEvent.click(question.getByRole("button", { name: "Open" }));
    expect(left).toEqual([address]);
    await expect.element(question).not.toBeInTheDocument();
  });

  it.each([
    ["its button", () => userEvent.click(question.getByRole("button", { name: "Stay here" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("stays by %s, with the focus where it was", async (_, stay) => {
    const { left } = await openStage();
    await expect.element(question).toBeVisible();
    await stay();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "See the offer" })).toHaveFocus();
    expect(left).toEqual([]);
  });

  it("stays by Back", async () => {
    let back = (): void => {};
    const release = vi.fn();
    const { left } = await openStage({
      onOverlay(close) {
        back = close;
        return release;
      },
    });
    await expect.element(question).toBeVisible();
    back();
    await expect.element(question).not.toBeInTheDocument();
    expect(release).toHaveBeenCalledTimes(1);
    expect(left).toEqual([]);
  });

  it("asks nothing where the page is left at once", async () => {
    const { left } = await openStage({ direct: true });
    expect(left).toEqual([address]);
    await expect.element(question).not.toBeInTheDocument();
  });
});
