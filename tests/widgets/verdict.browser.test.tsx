import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown } from "../support/browser/render-widget.tsx";

it("says which of the two was tapped, and nothing while that is on its way", async () => {
  const choose = vi.fn(async () => undefined);
  const props = { label: "Did this help?", good: "Yes", bad: "No", on: { choose } };
  const screen = await render(
    <Screen>
      <Shown name="verdict" props={props} />
    </Screen>,
  );
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "No" }).click();
  expect(choose.mock.calls).toEqual([[true], [false]]);
  expect(page.getByRole("group", { name: "Did this help?" }).query()).not.toBeNull();
  await screen.rerender(
    <Screen>
      <Shown name="verdict" props={{ ...props, busy: true }} />
    </Screen>,
  );
  const bad = page.getByRole("button", { name: "No" }).element();
  if (bad instanceof HTMLElement) bad.click();
  expect(choose).toHaveBeenCalledTimes(2);
});
