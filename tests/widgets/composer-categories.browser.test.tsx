import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Bound, showInScreen, showWidget } from "../support/browser/render-widget.tsx";

describe("composer", () => {
  const show = async (value = "") => {
    const send = vi.fn(async () => undefined);
    await showInScreen(<Bound name="composer" props={{ label: "Your message", send: "Send", on: { send } }} value={value} />);
    return { send, field: page.getByRole("textbox", { name: "Your message" }) };
  };

  it("sends by its button and by Enter, and makes a new line with Shift", async () => {
    const { send, field } = await show();
    await userEvent.type(field, "Hello{Shift>}{Enter}{/Shift}you{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    expect(send).toHaveBeenCalledTimes(2);
    await expect.element(field).toHaveValue("Hello\nyou");
  });

  it("has nothing to send without words", async () => {
    const { send, field } = await show();
    const button = page.getByRole("button", { name: "Send" });
    for (const text of ["", "  ", "\n"]) {
      await userEvent.fill(field, text);
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
      (button.element() as HTMLButtonElement).click();
      await userEvent.type(field, "{Enter}");
    }
    expect(send).not.toHaveBeenCalled();
    await userEvent.fill(field, "Hello");
    await expect.element(button).toHaveAttribute("aria-disabled", "false");
    await userEvent.fill(field, "");
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
  });

  it("can be sent from the first sign of a word that is being composed", async () => {
    const { field } = await show();
    const area = field.element() as HTMLTextAreaElement;
    area.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    area.value = "H";
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await expect.element(page.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false");
  });

  it("keeps the focus in the field when its button is tapped", async () => {
    const { field } = await show("Hello");
    await userEvent.click(field);
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    await expect.element(field).toHaveFocus();
  });

  it("grows with the text to four lines and no further", async () => {
    const { field } = await show();
    const heights = [];
    for (const lines of [1, 2, 4, 9]) {
      await userEvent.fill(field, Array(lines).fill("Line").join("\n"));
      heights.push(field.element().getBoundingClientRect().height);
    }
    const [one = 0, two = 0, four = 0, nine = 0] = heights;
    expect(two).toBeGreaterThan(one);
    expect(four).toBeGreaterThan(two);
    expect(nine).toBe(four);
  });
});

describe("category-tabs", () => {
  const show = async (more: object) => {
    const choose = vi.fn(async () => undefined);
    await showWidget("category-tabs", { label: "Topics", titles: ["Payment", "", "Loan"], on: { choose }, ...more });
    return choose;
  };

  it("moves the focus by arrows, and chooses by Enter", async () => {
    const choose = await show({ chosen: 0 });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tab", { name: "Loan" })).toHaveFocus();
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(choose).toHaveBeenCalledWith(2);
    await userEvent.keyboard("{Home}");
    await expect.element(page.getByRole("tab", { name: "Payment" })).toHaveFocus();
  });

  it.each([
    [380, 4],
    [390, 4],
    [768, 4],
    [320, 2],
    [360, 2],
  ])("has columns of one width and rows of one height at %i px: %i in a row, however long each title is", async (width, inRow) => {
    await page.viewport(width, 844);
    await show({ titles: ["Pembayaran", "Pinjaman", "Penagihan dan keluhan", "Akun"] });
    const boxes = page
      .getByRole("tab")
      .elements()
      .map((tab) => tab.getBoundingClientRect());
    await page.viewport(390, 844);
    expect(boxes.map(({ top }) => top).filter((top) => top === boxes[0]?.top)).toHaveLength(inRow);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box.height))).size).toBe(1);
  });

  it("emits which one is chosen, or none", async () => {
    await show({ chosen: 2 });
    expect(
      page
        .getByRole("tab", { selected: true })
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(["Loan"]);
  });

  it("emits the index of a button by the titles, empty ones included", async () => {
    const choose = await show({ kind: "buttons" });
    await userEvent.click(page.getByRole("button", { name: "Loan" }));
    expect(choose).toHaveBeenCalledWith(2);
    expect(page.getByRole("button").elements().length).toBe(2);
  });
});
