import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Shown, showInScreen } from "../support/browser/render-widget.tsx";

const order = (orderNo: string) => ({ orderNo, productLogo: "", productName: `Product ${orderNo}`, status: "Paid", rows: [], isShow: 1 });

/** The screen's part: it keeps the choice and whether the list is open. */
function Picking({ isOpen = false }: { readonly isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const [value, setValue] = useState("a");
  const on = { toggle: async (next: boolean) => setOpen(next) };
  const orders = ["a", "b", "c"].map(order);
  return (
    <Shown
      name="order-picker"
      props={{ label: "Order", toggle: "All", orders, open, value, onChange: setValue, on, children: `chosen ${value}` }}
    />
  );
}

const all = () => page.getByRole("button", { name: "All" });
const radio = (no: string) => page.getByRole("radio", { name: `Product ${no}` });
const show = (isOpen?: boolean) => showInScreen(<Picking isOpen={isOpen} />);

beforeEach(() => window.scrollTo(0, 0));

describe("order-picker", () => {
  it("opens and closes the list by its control", async () => {
    await show();
    await expect.element(page.getByText("chosen a")).toBeVisible();
    await userEvent.click(all());
    await expect.element(all()).toHaveAttribute("aria-expanded", "true");
    await expect.element(radio("a")).toBeChecked();
    await userEvent.click(all());
    expect(page.getByRole("radio").elements()).toEqual([]);
  });

  it("closes with the order that is tapped", async () => {
    await show(true);
    await userEvent.click(radio("c"));
    await expect.element(page.getByText("chosen c")).toBeVisible();
  });

  it("closes when the chosen order is tapped again", async () => {
    await show(true);
    await userEvent.click(radio("a"));
    await expect.element(page.getByText("chosen a")).toBeVisible();
  });

  it("closes with the order whose words are tapped, and with one that a screen reader clicks", async () => {
    await show(true);
    await userEvent.click(page.getByText("Product b"));
    await expect.element(page.getByText("chosen b")).toBeVisible();
    await userEvent.click(all());
    const input = radio("c").element();
    if (input instanceof HTMLElement) input.click();
    await expect.element(page.getByText("chosen c")).toBeVisible();
  });

  it("moves the choice by arrows, closes by Enter and gives the focus back", async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(radio("c")).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("chosen c")).toBeVisible();
    await expect.element(all()).toHaveFocus();
  });
});
