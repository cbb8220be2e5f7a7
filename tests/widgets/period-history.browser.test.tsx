import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

const periods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    periodNo: index + 1,
    totalAmount: 1000,
    amountText: `${index + 1}.000`,
    canClick: 0,
    periodStatus: 200,
    repayDes: "Paid",
    dueTime: "2026-12-01",
  }));
const show = (count: number, amounts?: readonly string[]) =>
  showWidget("period-history", { title: "Paid before", periods: periods(count), amounts });

describe("period-history", () => {
  it("is closed at first and opens by its heading, by keyboard as well", async () => {
    await show(2, ["Rp 1.000", "Rp 2.000"]);
    await expect.element(page.getByText("Rp 2.000")).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Rp 2.000")).toBeVisible();
    await userEvent.click(page.getByRole("heading", { name: "Paid before" }));
    await expect.element(page.getByText("Rp 2.000")).not.toBeVisible();
  });

  it("shows amounts as they come when none are given, and a long list page by page", async () => {
    await show(100);
    await userEvent.click(page.getByRole("heading", { name: "Paid before" }));
    await expect.element(page.getByText("30.000", { exact: true })).toBeInTheDocument();
    expect(page.getByRole("listitem").elements().length).toBeLessThan(100);
    const scrollOn = () => {
      window.scrollTo(0, document.body.scrollHeight);
      return page.getByRole("listitem").elements().length;
    };
    await expect.poll(scrollOn).toBe(100);
  });
});
