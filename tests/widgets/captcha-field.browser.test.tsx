import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawWidget, showBound, showWidget } from "../support/browser/render-widget.tsx";

const props = { label: "Captcha", refresh: "Another picture" };
const field = () => page.getByRole("textbox", { name: "Captcha" });
const picture = () => page.getByRole("button", { name: "Another picture" });

describe("captcha-field", () => {
  it("takes four signs and no blanks, wherever they come from", async () => {
    const { values } = await showBound("captcha-field", props, "");
    await userEvent.type(field(), "a B c1d");
    expect(values.at(-1)).toBe("aBc1");
    await userEvent.clear(field());
    await field().fill(" x y z 1 2 ");
    expect(values.at(-1)).toBe("xyz1");
  });

  it("ignores what finds no room at the caret, and leaves what was there", async () => {
    const { values } = await showBound("captcha-field", props, "ABCD");
    const input = field().element() as HTMLInputElement;
    input.focus();
    input.setSelectionRange(0, 0);
    await userEvent.keyboard("X");
    expect([input.value, input.selectionStart]).toEqual(["ABCD", 0]);
    input.setSelectionRange(1, 3);
    await userEvent.keyboard("XYZ");
    expect([input.value, input.selectionStart]).toEqual(["AXYD", 3]);
    expect(values).toEqual(["AXD", "AXYD"]);
  });

  it("asks for another picture by tap and by key", async () => {
    const refresh = vi.fn(async () => undefined);
    await showWidget("captcha-field", { ...props, on: { refresh } });
    await picture().click();
    picture().element().focus();
    await userEvent.keyboard("{Enter}");
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("shows what a tap does while there is no picture, or when the gate refuses its address", async () => {
    const screen = await showWidget("captcha-field", props);
    await expect.element(picture()).toHaveTextContent("Another picture");
    await screen.rerender(drawWidget("captcha-field", { ...props, picture: "javascript:alert(1)" }));
    await expect.element(picture()).toHaveTextContent("Another picture");
    expect(document.querySelector("img")).toBeNull();
  });
});
