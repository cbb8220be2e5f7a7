import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown, showBound } from "../support/browser/render-widget.tsx";

const radios = () => page.getByRole("radio").elements() as HTMLInputElement[];

describe("radio-list", () => {
  it("gives the words of the row that is tapped", async () => {
    const { values } = await showBound("radio-list", { label: "Market", options: ["ALFAMART", "INDOMARET"] }, "ALFAMART");
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.click(page.getByRole("radio", { name: "INDOMARET" }));
    expect(values).toEqual(["INDOMARET"]);
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  });

  it("gives what the row stands for", async () => {
    const { values } = await showBound("radio-list", { label: "Card", options: ["BCA", "BRI"], values: ["K1", "K2"] }, "");
    expect(radios().some(({ checked }) => checked)).toBe(false);
    await userEvent.click(page.getByText("BRI"));
    expect(values).toEqual(["K2"]);
  });

  it("moves by arrows", async () => {
    const { values } = await showBound("radio-list", { label: "Market", options: ["A", "B"] }, "A");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(values).toEqual(["B"]);
  });

  it("frames the row that is chosen", async () => {
    await showBound("radio-list", { label: "Market", options: ["A", "B"] }, "A");
    const shadows = () => radios().map(({ parentElement }) => parentElement && getComputedStyle(parentElement).boxShadow);
    const [framed] = shadows();
    expect(framed).toMatch(/2px inset/);
    await userEvent.click(page.getByText("B"));
    expect(shadows()).toEqual(["none", framed]);
  });

  it("keeps further rows in its card, below the choices", async () => {
    const { container } = await render(
      <Screen>
        <Shown
          name="radio-list"
          props={{
            label: "Card",
            options: ["BCA"],
            children: <Shown name="select-row" props={{ label: "Add a card", icon: "plus", kind: "action" }} />,
          }}
        />
      </Screen>,
    );
    const rows = Array.from(container.querySelector(".ly-rows")?.children ?? [], ({ textContent }) => textContent);
    expect(rows).toEqual(["BCA", "Add a card"]);
    const row = container.querySelector<HTMLElement>("button.ly-row");
    expect(row && getComputedStyle(row).borderTopWidth).toBe("1px");
    expect(row?.offsetHeight).toBeGreaterThanOrEqual(56);
  });
});
