import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

async function show(props: object = {}) {
  const refresh = vi.fn(async () => undefined);
  const screen = await showWidget("refresh-row", { time: "14:05", on: { refresh }, ...props });
  return { screen, refresh };
}

function touch(type: string, clientY: number, count = 1): void {
  const touches = Array.from({ length: count }, (_, identifier) => new Touch({ identifier, target: document.body, clientY }));
  document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: type === "touchend" ? [] : touches }));
}

function pull(distance: number, count = 1): void {
  touch("touchstart", 10);
  touch("touchmove", 10 + distance, count);
  touch("touchend", 10 + distance);
}

describe("refresh-row", () => {
  it("says when it was loaded, and refreshes by its button", async () => {
    const { refresh } = await show();
    await expect.element(page.getByRole("status")).toHaveTextContent("Updated 14:05");
    await userEvent.click(page.getByRole("button", { name: "Refresh" }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("refreshes when the page is pulled down far enough, by one finger", async () => {
    const { refresh } = await show();
    pull(40);
    pull(200, 2);
    pull(-100);
    expect(refresh).not.toHaveBeenCalled();
    pull(90);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("follows the finger and lets go", async () => {
    await show();
    const row = document.querySelector<HTMLElement>('[data-widget="refresh-row"]');
    touch("touchstart", 0);
    touch("touchmove", 36);
    expect(row?.style.getPropertyValue("--pull")).toBe("0.5");
    touch("touchcancel", 36);
    expect(row?.style.getPropertyValue("--pull")).toBe("0");
  });

  it("does nothing while it is under way, and after it has gone", async () => {
    const { screen, refresh } = await show({ busy: true });
    pull(90);
    (page.getByRole("button", { name: "Refresh" }).element() as HTMLButtonElement).click();
    await screen.unmount();
    pull(90);
    expect(refresh).not.toHaveBeenCalled();
  });
});
