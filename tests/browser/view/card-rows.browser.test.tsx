/** Cards of lists are called instead of mounted: what they show and do must be the same. */
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { button } from "../../../src/widgets/index.ts";
import { "product-card" as productCard } from "../../../widgets/index.ts";
import { node, type Staged, stage } from "./stage.tsx";

const product = (id: string, more: object = {}) => ({
  id,
  productName: `Loan ${id}`,
  productLogo: "",
  amountRange: "1 - 2",
  amountRangeDes: "Amount",
  loan_rate: "1 %",
  productDesc: "a year",
  productTags: ["Fast"],
  buttonStatus: 1,
  buttonText: "Apply",
  ...more,
});

function show(draw: NodePlan["draw"], list: readonly object[]): Promise<Staged> {
  const card = node("product-card", "card", {
    draw,
    each: [".", "state", "list"],
    key: [".", "item", "id"],
    live: { product: { $: [".", "item"] } },
    reads: ["state.list"],
    props: { showTags: true },
    on: { tap: [{ do: "set", path: "state.tapped", to: { $: [".", "item", "id"] } }] },
  });
  const echo = node("echo", "echo", { live: { text: { $: [".", "state", "tapped"] } }, reads: ["state.tapped"] });
  return stage({
    body: [node("box", "list", { children: [card] }), echo],
    plan: { state: { list: { initial: list as never }, tapped: { initial: "" } } },
    widgets: {
      "product-card": productCard,
      button,
      box: (({ root, children }: { root: object; children: never }) => <div {...root}>{children}</div>) as never,
      echo: (({ text }: { text: string }) => <output>{text}</output>) as never,
    },
  });
}

const give = ({ session }: Staged, list: readonly object[]): void =>
  session.change({ plan: { id: "any", widget: "", props: {}, bind: "state.list" } } as never, list);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const cardsOf = ({ main }: Staged): HTMLElement[] => [...main.querySelectorAll<HTMLElement>("[data-node=card]")];

/** The attributes of each element in the order of their names, and all texts. */
function describeCards(staged: Staged): readonly string[] {
  return cardsOf(staged).map((card) => {
    const elements = [card, ...card.querySelectorAll("*")].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return `${element.tagName} ${attributes.join(" ")}`;
    });
    return [...elements, card.textContent].join("\n");
  });
}

describe("cards that are called", () => {
  it("are what mounted ones are, also after other data", async () => {
    const list = [
      product("a"),
      product("b", { buttonStatus: 0, productLogo: "/b.png" }),
      product("c", { productTags: [], productName: "" }),
    ];
    const next = [product("c", { productLogo: "/c.png" }), product("b", { loan_rate: "2 %" }), product("d")];
    const [rows, components] = [await show("rows", list), await show(undefined, list)];
    expect(describeCards(rows)).toEqual(describeCards(components));
    for (const staged of [rows, components]) give(staged, next);
    // On a busy machine one is drawn, or has lost a picture, before the other.
    await expect.poll(() => describeCards(components)[2]).toContain("Loan d");
    await vi.waitFor(() => expect(describeCards(rows)).toEqual(describeCards(components)), { timeout: 20_000 });
    expect(rows.faults).toEqual([]);
  });

  it("have names and descriptions of their own", async () => {
    await show("rows", [product("a"), product("b")]);
    await expect.element(page.getByRole("article", { name: "Loan b" })).toBeVisible();
    await expect.element(page.getByRole("button").nth(0)).toHaveAccessibleDescription("Loan a");
    await expect.element(page.getByRole("button").nth(1)).toHaveAccessibleDescription("Loan b");
  });

  it("react once they may, when they did not at first", async () => {
    const staged = await show("rows", [product("a", { buttonStatus: 0 })]);
    const apply = staged.main.querySelector("button");
    apply?.click();
    await settled();
    expect(staged.main.querySelector("output")?.textContent).toBe("");
    give(staged, [product("a")]);
    await settled();
    apply?.click();
    await expect.poll(() => staged.main.querySelector("output")?.textContent).toBe("a");
  });

  it.each(["rows", undefined] as const)("show a letter for a logo that breaks, and the next logo again: %s", async (draw) => {
    const staged = await show(draw, [product("a", { productLogo: "/missing-one.png" }), product("b", { productLogo: "/missing-two.png" })]);
    const pictures = () => [...staged.main.querySelectorAll("img")].map((picture) => picture.getClientRects().length);
    await expect.poll(pictures).toEqual([0, 0]);
    const tile = staged.main.querySelector(".ly-logo");
    expect(tile && getComputedStyle(tile, "::before").content).toBe('"L"');
    give(staged, [product("a", { productLogo: "/another.png" }), product("b")]);
    await settled();
    expect(staged.main.querySelectorAll("img")).toHaveLength(1);
    expect(staged.main.querySelector("img")?.getAttribute("src")).toContain("/another.png");
  });
});
