import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown, showWidget } from "../support/browser/render-widget.tsx";

const sections = (count: number) => Array.from({ length: count }, (_, place) => ({ title: `Part ${place + 1}`, text: ["Words"] }));
const show = (count: number) => showWidget("document", { sections: sections(count) });

describe("document", () => {
  it("has no table of contents when it is short", async () => {
    await show(5);
    await expect.element(page.getByRole("heading", { name: "Part 5" })).toBeVisible();
    expect(page.getByRole("navigation").query()).toBeNull();
  });

  it("hangs the lines of a numbered paragraph below its first word, and groups a telephone", async () => {
    const terms = ["1. ", "12. "].map((number) => number + "Words that need a second line on a narrow telephone. ".repeat(3));
    await showWidget("document", { sections: [{ title: "", text: terms, rows: [{ text: "Phone", value: "+910000000000" }] }] });
    await expect.element(page.getByText("Phone", { exact: true })).toBeVisible();
    for (const words of page.getByText(/^Words that need/).elements()) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const lefts = new Set([...range.getClientRects()].map(({ left }) => Math.round(left)));
      expect(lefts.size).toBe(1);
    }
    expect([...(page.getByRole("definition").element()?.children ?? [])].map((group) => group.textContent)).toEqual([
      "+91",
      "00",
      "0000",
      "0000",
    ]);
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

  it("leads back to its table of contents from its end", async () => {
    await show(30);
    await page.getByRole("link", { name: "Contents" }).click();
    const contents = page.getByRole("navigation");
    await expect.element(contents).toHaveFocus();
    await expect.element(contents).toBeInViewport();
  });

  it("numbers its sections when they are to be cited", async () => {
    const numbered = { sections: sections(6), numbered: true, version: "Version 1.0" };
    await showWidget("document", numbered);
    await expect.element(page.getByText("Version 1.0")).toBeVisible();
    const signs = Array.from(document.querySelectorAll("h2"), (heading) => getComputedStyle(heading, "::before").content);
    expect(new Set(signs)).toEqual(new Set(['counter(section) ". "']));
  });

  it("puts a value below its text where both are longer than a line", async () => {
    const rows = [
      { text: "Phone", value: "+620000000000" },
      { text: "Address", value: "Jalan Contoh 1, Kota Contoh 00000, Indonesia" },
    ];
    const { container } = await showWidget("document", { sections: [{ title: "Lender", rows }] });
    const isBelow = Array.from(container.querySelectorAll("dl > div"), (row) => {
      const [text, shown] = Array.from(row.children, (part) => part.getBoundingClientRect());
      return text && shown && shown.top >= text.bottom && shown.left === text.left;
    });
    expect(isBelow).toEqual([false, true]);
  });

  it("distinguishes two documents of one screen", async () => {
    await render(
      <Screen>
        <Shown name="document" example="a" props={{ sections: sections(6) }} />
        <Shown name="document" example="b" props={{ sections: sections(6) }} />
      </Screen>,
    );
    const ids = Array.from(document.querySelectorAll("h2"), ({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });
});
