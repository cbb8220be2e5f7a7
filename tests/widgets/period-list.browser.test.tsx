import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "./bound.tsx";

const period = (periodNo: number, canClick = 1) => ({
  periodNo,
  totalAmount: 1000,
  amountText: `${periodNo}.000`,
  canClick,
  periodStatus: 400,
  repayDes: "Due",
  dueTime: "2026-12-01",
});
const periods = (count: number) => Array.from({ length: count }, (_, index) => period(index + 1));
const boxes = () => page.getByRole("checkbox").elements() as HTMLInputElement[];
const marks = () => boxes().map((box) => box.checked);

describe("period-list", () => {
  it("shows the first ones as chosen", async () => {
    await showBound("period-list", { label: "Periods", periods: periods(3) }, 1);
    expect(marks()).toEqual([true, false, false]);
  });

  it("chooses all up to the one that is tapped", async () => {
    const { values } = await showBound("period-list", { label: "Periods", periods: periods(4) }, 1);
    await userEvent.click(page.getByRole("checkbox").nth(2));
    expect(values).toEqual([3]);
    expect(marks()).toEqual([true, true, true, false]);
  });

  it("gives up the one that is tapped and all after it", async () => {
    const { values } = await showBound("period-list", { label: "Periods", periods: periods(4) }, 4);
    await userEvent.click(page.getByRole("checkbox").nth(1));
    expect(values).toEqual([1]);
    expect(marks()).toEqual([true, false, false, false]);
  });

  it("reacts to the Space key", async () => {
    const { values } = await showBound("period-list", { label: "Periods", periods: periods(2) }, 0);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(values).toEqual([1]);
  });

  it("does not react where it must not", async () => {
    await showBound("period-list", { label: "Periods", periods: [period(1, 0), period(2)] }, 0);
    expect(boxes().map((box) => box.disabled)).toEqual([true, false]);
  });

  it("puts a page of a long list on the screen, and the next when its end is near", async () => {
    await showBound("period-list", { label: "Periods", periods: periods(100) }, 100);
    expect(boxes().length).toBe(30);
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => boxes().length).toBe(60);
  });

  it("chooses across the ends of its pages", async () => {
    const { values } = await showBound("period-list", { label: "Periods", periods: periods(50) }, 0);
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => boxes().length).toBe(50);
    boxes()[44]?.click();
    await expect.poll(() => marks().filter(Boolean).length).toBe(45);
    boxes()[29]?.click();
    await expect.poll(() => marks().lastIndexOf(true)).toBe(28);
    expect(values).toEqual([45, 29]);
  });
});
