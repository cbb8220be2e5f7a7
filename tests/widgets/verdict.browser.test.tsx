import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { drawWidget, showWidget } from "../support/browser/render-widget.tsx";

it("says which of the two was tapped, and nothing while that is on its way", async () => {
  const choose = vi.fn(async () => undefined);
  const props = { label: "Did this help?", good: "Yes", bad: "No", on: { choose } };
  const screen = await showWidget("verdict", props);
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "No" }).click();
  expect(choose.mock.calls).toEqual([[true], [false]]);
  expect(page.getByRole("group", { name: "Did this help?" }).query()).not.toBeNull();
  await screen.rerender(drawWidget("verdict", { ...props, busy: true }));
  const bad = page.getByRole("button", { name: "No" }).element();
  if (bad instanceof HTMLElement) bad.click();
  expect(choose).toHaveBeenCalledTimes(2);
});
