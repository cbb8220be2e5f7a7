import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown } from "../support/browser/render-widget.tsx";

afterEach(async () => {
  document.documentElement.removeAttribute("data-large-text");
  await page.viewport(390, 844);
});

async function show() {
  await page.viewport(390, 844);
  await render(
    <Screen>
      <textarea aria-label="Remark" style={{ minHeight: 1200 }} />
      <Shown name="bottom-bar" props={{ children: "Submit" }} />
    </Screen>,
  );
  return page.getByText("Submit");
}
const bottomOf = (bar: { element(): Element }) => Math.round(bar.element().getBoundingClientRect().bottom);

describe("bottom-bar", () => {
  it("stays in sight at the lower edge while a long screen scrolls beneath it", async () => {
    const bar = await show();
    expect(bottomOf(bar)).toBe(844);
  });

  it("waits at the end where letters are large", async () => {
    const bar = await show();
    document.documentElement.setAttribute("data-large-text", "");
    expect(bottomOf(bar)).toBeGreaterThan(1200);
  });

  it.each([
    ["an open keyboard", 390, 500],
    ["a phone on its side", 844, 390],
  ])("waits at the end where %s leaves little room, and comes back with it", async (_, width, height) => {
    const bar = await show();
    await page.viewport(width, height);
    expect(bottomOf(bar)).toBeGreaterThan(1200);
    await page.viewport(390, 844);
    expect(bottomOf(bar)).toBe(844);
  });

  it("stays beside an open keyboard when it is asked to, and not on a phone on its side", async () => {
    await page.viewport(390, 480);
    await render(
      <Screen>
        <textarea aria-label="Remark" style={{ minHeight: 1200 }} />
        <Shown name="bottom-bar" props={{ children: "Pay", stays: true }} />
      </Screen>,
    );
    expect(bottomOf(page.getByText("Pay"))).toBe(480);
    await page.viewport(844, 340);
    expect(bottomOf(page.getByText("Pay"))).toBeGreaterThan(1200);
  });
});
