import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "../support/browser/render-widget.tsx";

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

  it("reacts to a tap on its words, its state and its mark", async () => {
    const { values } = await showBound("period-list", { label: "Periods", periods: periods(3) }, 0);
    const { top, left, height } = document.querySelectorAll("li")[2]?.getBoundingClientRect() ?? new DOMRect();
    // A row is there to be tapped from its first frame on.
    await expect.poll(() => document.elementFromPoint(left + 28, top + height / 2) === boxes()[2]).toBe(true);
    await userEvent.click(page.getByText("2.000"));
    await userEvent.click(page.getByText("Due").nth(2));
    await userEvent.click(page.getByRole("checkbox").nth(0));
    expect(values).toEqual([2, 3, 0]);
  });

  it("has the words of a row as the name of its box", async () => {
    await showBound("period-list", { label: "Periods", periods: periods(1), amounts: ["Rp 1.000"] }, 0);
    await expect.element(page.getByRole("checkbox", { name: "Rp 1.000 2026-12-01 · Due" })).toBeVisible();
  });

  it("says at the end of a row what is urgent, once", async () => {
    const late = { ...period(1), repayDes: "3 days late" };
    const notes = ["3 Days Late", "in 2 days", "in 30 days"];
    const tones = ["danger", "warn", "neutral"];
    await showBound("period-list", { label: "Periods", periods: [late, period(2), period(3)], notes, tones }, 0);
    await expect.element(page.getByRole("checkbox").nth(0)).toHaveAccessibleName("1.000 2026-12-01 3 Days Late");
    await expect.element(page.getByRole("checkbox").nth(1)).toHaveAccessibleName("2.000 2026-12-01 · Due in 2 days");
    await expect.element(page.getByRole("checkbox").nth(2)).toHaveAccessibleName("3.000 2026-12-01 · Due in 30 days");
    expect([...document.querySelectorAll(".ly-tag")].map(({ className }) => className)).toEqual([
      "period-list_note ly-tag ly-tone-danger",
      "period-list_note ly-tag ly-tone-warn",
    ]);
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

  it("draws nothing again of the words of a row whose mark changes, in a list of 1,200", async () => {
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return "Due";
    };
    const counted = periods(1200).map((one) => Object.defineProperty({ ...one }, "repayDes", { enumerable: true, get: draw }));
    const { values } = await showBound("period-list", { label: "Periods", periods: counted }, 1199);
    const scrollOn = () => {
      window.scrollTo(0, document.body.scrollHeight);
      // Looking for a role in so many rows takes longer than drawing them.
      return document.querySelectorAll("input").length;
    };
    await expect.poll(scrollOn, { timeout: 50_000, interval: 20 }).toBe(1200);
    expect(drawn).toBeGreaterThanOrEqual(1200);
    drawn = 0;
    boxes()[1199]?.click();
    await expect.poll(() => values).toEqual([1200]);
    await expect.poll(() => boxes()[1199]?.checked).toBe(true);
    expect(drawn).toBe(0);
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
