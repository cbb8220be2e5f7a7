/** Long lists are laid out only near the view. A user who goes to an entry further down, or prints it, must not notice. */
import { afterEach, describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { "period-list" as periodList, "product-card" as productCard } from "../../../widgets/index.ts";
import { node, stage } from "./stage.tsx";

const count = 200;

const product = (at: number) => ({
  productName: `Loan ${at}`,
  productLogo: "",
  amountRange: "1 - 2",
  amountRangeDes: "Amount",
  loan_rate: "1 %",
  // Entries of many heights, none of which is the guessed one.
  productDesc: "for a year ".repeat(1 + (at % 7) * 6),
  productTags: [],
  buttonStatus: 1,
  buttonText: "Apply",
});

const period = (_: unknown, at: number) => ({
  periodNo: at + 1,
  totalAmount: 1000,
  amountText: `${at + 1}.000`,
  canClick: 1,
  periodStatus: 400,
  repayDes: "Due",
  dueTime: "2026-12-01",
});

async function showCards(): Promise<HTMLElement[]> {
  const list = Array.from({ length: count }, (_, at) => product(at));
  const card = node("product-card", "card", { each: [".", "state", "list"], page: count, live: { product: { $: [".", "item"] } } });
  const on = { tap: [] };
  const { main } = await stage({
    body: [{ ...card, on, reads: ["state.list"] }],
    plan: { state: { list: { initial: list } } },
    widgets: { "product-card": productCard },
  });
  await frames();
  return [...main.querySelectorAll<HTMLElement>("[data-node=card]")];
}

/** Long enough for what comes near the view to be laid out, and for what follows from that. */
async function frames(): Promise<void> {
  for (let at = 0; at < 4; at++) await new Promise(requestAnimationFrame);
}

const isDrawn = (element: Element | undefined): boolean | undefined => element?.checkVisibility({ contentVisibilityAuto: true });
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};
const at = <T,>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
};
const inner = (card: HTMLElement): HTMLElement => at([...card.querySelectorAll<HTMLElement>("button")], 0);

async function emulate(media: string, features: readonly { readonly name: string; readonly value: string }[] = []): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { media, features: [...features] });
}

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await emulate("");
});

describe("entries out of view", () => {
  it("are not drawn, and are once they come near it", async () => {
    const cards = await showCards();
    const last = inner(at(cards, count - 1));
    expect([isDrawn(inner(at(cards, 0))), isDrawn(last)]).toEqual([true, false]);
    last.scrollIntoView();
    await expect.poll(() => isDrawn(last)).toBe(true);
  });

  it.each(["100%", "200%"])("are where somebody goes to by an anchor, at a text size of %s, and stay there", async (size) => {
    document.documentElement.style.fontSize = size;
    const cards = await showCards();
    const target = at(cards, 150);
    target.id = "far";
    location.hash = "far";
    await frames();
    const { top } = target.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(window.innerHeight / 2);
    await frames();
    expect(target.getBoundingClientRect().top).toBeCloseTo(top, 0);
    history.replaceState(null, "", " ");
  });

  it("take the focus, and come into view with it", async () => {
    const button = inner(at(await showCards(), 120));
    button.focus();
    await frames();
    expect([document.activeElement === button, isInView(button)]).toEqual([true, true]);
  });

  it("are reached by the Tab key in their order", async () => {
    const cards = await showCards();
    inner(at(cards, 2)).focus();
    for (const index of [3, 4, 5, 6, 7]) {
      await userEvent.tab();
      await frames();
      expect(document.activeElement).toBe(inner(at(cards, index)));
      expect(isInView(inner(at(cards, index)))).toBe(true);
    }
  });

  it("are all printed", async () => {
    const cards = await showCards();
    expect(cards.filter((card) => isDrawn(inner(card))).length).toBeLessThan(20);
    await emulate("print");
    await expect.poll(() => cards.filter((card) => isDrawn(inner(card))).length).toBe(count);
  });

  it("keep their height once they were seen, so that the way back is the same", async () => {
    const cards = await showCards();
    for (const y of [800, 1600, 2400, 3200]) {
      window.scrollTo(0, y);
      await frames();
    }
    const before = cards.slice(0, 12).map((card) => card.getBoundingClientRect().height);
    window.scrollTo(0, 0);
    await frames();
    expect(cards.slice(0, 12).map((card) => card.getBoundingClientRect().height)).toEqual(before);
  });

  it("begin behind the first eight, whose heights nobody needs to guess", async () => {
    const cards = await showCards();
    const kinds = cards.map((card) => getComputedStyle(card).getPropertyValue("content-visibility"));
    expect(kinds.slice(0, 10)).toEqual([...Array(8).fill("visible"), "auto", "auto"]);
  });

  it("cut off no ring around a control and no notch", async () => {
    const card = at(await showCards(), 8);
    expect(Number.parseFloat(getComputedStyle(card).getPropertyValue("overflow-clip-margin"))).toBeGreaterThanOrEqual(4);
  });
});

describe("rows of a widget", () => {
  const showRows = async (): Promise<HTMLElement[]> => {
    const periods = Array.from({ length: 30 }, period);
    const { main } = await stage({
      body: [node("period-list", "periods", { bind: "state.chosen", props: { label: "Periods", periods } })],
      plan: { state: { chosen: { initial: 2 } } },
      widgets: { "period-list": periodList },
    });
    await frames();
    return [...main.querySelectorAll<HTMLElement>(".ly-rows > li")];
  };
  const checkOf = (row: HTMLElement): CSSStyleDeclaration => getComputedStyle(at([...row.querySelectorAll(".ly-mark")], 0), "::before");

  it("are not drawn out of view, and as high as they will be", async () => {
    const rows = await showRows();
    const last = at(rows, 29);
    expect(isDrawn(at([...last.querySelectorAll("input")], 0))).toBe(false);
    const guessed = last.getBoundingClientRect().height;
    last.scrollIntoView();
    await frames();
    expect(isDrawn(at([...last.querySelectorAll("input")], 0))).toBe(true);
    expect(Math.abs(last.getBoundingClientRect().height - guessed)).toBeLessThan(3);
  });

  it.each([
    ["", []],
    ["forced colours", [{ name: "forced-colors", value: "active" }]],
    ["more contrast", [{ name: "prefers-contrast", value: "more" }]],
  ])("show a check where one is chosen, and none elsewhere: %s", async (_, features) => {
    await emulate("", features);
    const rows = await showRows();
    const [, chosen, free] = rows.map(checkOf);
    expect([chosen?.visibility, free?.visibility]).toEqual(["visible", "hidden"]);
    const ground = getComputedStyle(at([...at(rows, 1).querySelectorAll(".ly-mark")], 0)).backgroundColor;
    expect(chosen?.backgroundColor).not.toBe(ground);
    expect(Number.parseFloat(chosen?.width ?? "")).toBeGreaterThan(10);
    expect(chosen?.getPropertyValue("mask-image")).toContain("svg");
    await userEvent.click(page.getByRole("checkbox").nth(2));
    await expect.poll(() => checkOf(at(rows, 2)).visibility).toBe("visible");
  });
});
