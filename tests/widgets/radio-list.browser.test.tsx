import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "./bound.tsx";

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
});
