import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown } from "../support/render-widget.tsx";

const sections = (count: number) => Array.from({ length: count }, (_, place) => ({ title: `Part ${place + 1}`, text: ["Words"] }));
const show = (count: number) =>
  render(
    <Screen>
      <Shown name="document" props={{ sections: sections(count) }} />
    </Screen>,
  );

describe("document", () => {
  it("has no table of contents when it is short", async () => {
    await show(5);
    await expect.element(page.getByRole("heading", { name: "Part 5" })).toBeVisible();
    expect(page.getByRole("navigation").query()).toBeNull();
  });

  it("leads to a section by its table of contents, by keyboard and without a new address", async () => {
    await show(30);
    const before = location.href;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("link", { name: "Part 30" })).toBeVisible();
    await page.getByRole("link", { name: "Part 30" }).click();
    const heading = page.getByRole("heading", { name: "Part 30", level: 2 });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    expect(location.href).toBe(before);
  });

  it("distinguishes two documents of one screen", async () => {
    await render(
      <Screen>
        <Shown name="document" props={{ sections: sections(6) }} />
        <Shown name="document" props={{ sections: sections(6) }} />
      </Screen>,
    );
    const ids = Array.from(document.querySelectorAll("h2"), ({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });
});
