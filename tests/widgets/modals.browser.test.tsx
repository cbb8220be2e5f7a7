import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Props, Shown, showInScreen, showWidget } from "../support/browser/render-widget.tsx";

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=";
const dialog = () => page.getByRole("dialog");

function Opening({ props }: { readonly props: Props }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Shown name="dialog" props={{ ...props, on: { close: async () => setOpen(false) } }} />}
    </>
  );
}

async function open(props: Props) {
  const screen = await showInScreen(<Opening props={props} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await expect.element(dialog()).toBeVisible();
  return screen;
}

function tapOutside(): void {
  dialog()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

describe("dialog", () => {
  it("has the name of its title and holds the focus", async () => {
    await open({ title: "Please rate" });
    await expect.element(page.getByRole("dialog", { name: "Please rate" })).toBeVisible();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  });

  it("keeps its buttons clear of what stands above them", async () => {
    await open({ title: "Please rate", children: <p>Four stars</p>, slots: { actions: <button type="button">Send</button> } });
    const above = page.getByText("Four stars").element().getBoundingClientRect();
    await expect.poll(() => page.getByText("Send").element().getBoundingClientRect().top - above.bottom).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ["its close button", () => userEvent.click(page.getByRole("button", { name: "Close" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a tap outside", async () => tapOutside()],
  ])("closes by %s and gives the focus back", async (_, act) => {
    await open({ title: "Please rate" });
    await act();
    await expect.poll(() => dialog().elements()).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("stays open when it may not be closed", async () => {
    await open({ title: "Sent", dismissible: false });
    expect(page.getByRole("button", { name: "Close" }).elements()).toEqual([]);
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    tapOutside();
    await expect.poll(() => (dialog().element() as HTMLDialogElement).matches(":modal")).toBe(true);
  });

  it("ignores taps on what is inside", async () => {
    await open({ title: "Please rate", children: "Words" });
    await userEvent.click(page.getByText("Words"));
    await expect.element(dialog()).toBeVisible();
  });
});

describe("image-grid", () => {
  const show = (images: string[]) => showWidget("image-grid", { label: "Evidence", images });

  it("opens a photo large and gives the focus back to it", async () => {
    await show([pixel, pixel]);
    await userEvent.click(page.getByRole("button", { name: "Photo 2 of 2" }));
    await expect.element(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog().elements()).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Photo 2 of 2" })).toHaveFocus();
  });

  it("asks for no photo that the gate refuses", async () => {
    const { container } = await show(["javascript:alert(1)", "ftp://a/b.png", pixel]);
    expect(Array.from(container.querySelectorAll("img"), (image) => image.src)).toEqual([pixel]);
    await expect.element(page.getByRole("button", { name: "Photo 1 of 1" })).toBeVisible();
  });

  it("closes by its button", async () => {
    const noise = vi.spyOn(console, "error");
    await show([pixel]);
    await userEvent.click(page.getByRole("button", { name: "Photo 1 of 1" }));
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await expect.poll(() => dialog().elements()).toEqual([]);
    expect(noise).not.toHaveBeenCalled();
    noise.mockRestore();
  });
});
