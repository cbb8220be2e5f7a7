import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import indonesia from "../../screens/catalogue/markets/indonesia.json" with { type: "json" };
import { showWidget } from "../support/browser/render-widget.tsx";

const banks = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ bankName: `Bank ${place + 1}`, payCode: `B${place + 1}`, methods: [] }));

async function show(count: number, chosen = "") {
  const choose = vi.fn(async () => undefined);
  await showWidget("bank-picker", { label: "Bank", banks: banks(count), chosen, emptyText: "No such bank", on: { choose } });
  return choose;
}

const search = () => page.getByRole("searchbox", { name: "Search" });
const names = () =>
  page
    .getByRole("button")
    .elements()
    .flatMap((row) => row.querySelector(".ly-row-words")?.textContent ?? []);

describe("bank-picker", () => {
  it("has no search for eight banks, and one for nine", async () => {
    await show(8);
    expect(search().query()).toBeNull();
    await show(9);
    await expect.element(search()).toBeVisible();
  });

  it("emits the bank that is tapped, and marks the chosen one", async () => {
    const choose = await show(3, "B2");
    await expect.element(page.getByRole("button", { name: "Bank 2" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(page.getByRole("button", { name: "Bank 3" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ bankName: "Bank 3", payCode: "B3", methods: [] });
  });

  it("finds banks whatever the case, and says when there is none", async () => {
    await show(12);
    await userEvent.fill(search(), " bAnK 1");
    expect(names()).toEqual(["Bank 1", "Bank 10", "Bank 11", "Bank 12"]);
    await userEvent.fill(search(), "zzz");
    await expect.element(page.getByRole("status")).toHaveTextContent("No such bank");
    expect(names()).toEqual([]);
  });

  it("empties the search by its cross, and by the way on where nothing is found", async () => {
    await show(12);
    const clear = page.getByRole("button", { name: "Clear search" });
    expect(clear.query()).toBeNull();
    await userEvent.fill(search(), "Bank 12");
    await userEvent.click(clear);
    await expect.element(search()).toHaveFocus();
    expect(names()).toHaveLength(12);
    await userEvent.fill(search(), "zzz");
    await userEvent.click(clear.nth(1));
    expect(names()).toHaveLength(12);
  });

  it("shows the letters that a bank is known by, and one drawing for all others", async () => {
    const names = ["BCA", "Bank Central Asia", "Mandiri", "Bank Permata"];
    const { container } = await showWidget("bank-picker", {
      label: "Bank",
      banks: names.map((bankName) => ({ bankName, payCode: bankName.toUpperCase(), methods: [] })),
      emblems: indonesia.emblems,
      emptyText: "No such bank",
    });
    const tiles = Array.from(container.querySelectorAll<HTMLElement>(".ly-emblem"));
    expect(tiles.map(({ dataset }) => dataset["letters"])).toEqual(["BCA", "BCA", undefined, undefined]);
    expect(tiles.map((tile) => tile.querySelectorAll(".ly-sign-bank").length)).toEqual([0, 0, 1, 1]);
  });

  it("shows a long list page by page and searches all of it", async () => {
    await show(500);
    expect(names().length).toBeLessThan(500);
    await userEvent.fill(search(), "Bank 500");
    expect(names()).toEqual(["Bank 500"]);
  });
});
