import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

const product = {
  id: "1",
  productLogo: "",
  productName: "Dana",
  amountRange: "1",
  amountRangeDes: "",
  loan_rate: "",
  productDesc: "",
  productTags: ["Fast"],
  buttonStatus: 1,
  buttonText: "Apply",
};

describe("the looks of product-card", () => {
  it("has its range as one text, as it came", async () => {
    await showWidget("product-card", { product: { ...product, amountRange: "Rp 500.000 - 2.000.000" } });
    const range = page.getByText("Rp 500.000 - 2.000.000", { exact: true }).element();
    expect(range.textContent).toBe("Rp 500.000 - 2.000.000");
    getSelection()?.selectAllChildren(range);
    expect(getSelection()?.toString()).toBe("Rp 500.000 - 2.000.000");
  });
});

describe("an amount's caption", () => {
  it.each([
    ["product-card", { product: { ...product, amountRange: "Rp 1", amountRangeDes: "Loan amount" } }],
    ["amount-header", { label: "Loan amount", amount: "Rp 1" }],
  ])("stands above it in %s", async (name, props) => {
    await showWidget(name, props);
    const [caption, amount] = ["Loan amount", "Rp 1"].map((text) => page.getByText(text).element().getBoundingClientRect());
    expect(caption?.top).toBeLessThan(amount?.top ?? 0);
    expect(caption?.left).toBe(amount?.left);
  });
});

describe("button", () => {
  it("emits a tap, by pointer and by keyboard", async () => {
    const tap = vi.fn(async () => undefined);
    await showWidget("button", { label: "Send", on: { tap } });
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(tap).toHaveBeenCalledTimes(3);
  });

  it.each([{ busy: true }, { enabled: false }])("keeps the focus and does nothing with %o", async (state) => {
    const tap = vi.fn(async () => undefined);
    await showWidget("button", { label: "Send", on: { tap }, ...state });
    const button = page.getByRole("button", { name: "Send" }).element() as HTMLButtonElement;
    button.focus();
    button.click();
    expect(tap).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("says why it does nothing, and no longer once it reacts", async () => {
    const why = "Tick the box first";
    const shown = await showWidget("button", { label: "Send", enabled: false, why });
    const button = page.getByRole("button", { name: "Send" });
    await expect.element(button).toHaveAccessibleDescription(why);
    await shown.unmount();
    await showWidget("button", { label: "Send", enabled: true, why });
    await expect.element(button).not.toHaveAttribute("aria-describedby");
    expect(document.body.textContent).not.toContain(why);
  });
});

describe("choice-list", () => {
  const options = [
    { title: "Collection", value: 1 },
    { title: "Other", value: "2" },
  ];

  it("emits the option that is tapped", async () => {
    const choose = vi.fn(async () => undefined);
    await showWidget("choice-list", { label: "What?", options, on: { choose } });
    await userEvent.click(page.getByRole("button", { name: "Other" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ title: "Other", value: "2" });
  });

  it("marks the chosen one, whether its value is a number or a text", async () => {
    await showWidget("choice-list", { label: "What?", options, chosen: "1" });
    await expect.element(page.getByRole("button", { name: "Collection" })).toHaveAttribute("aria-current", "true");
    await expect.element(page.getByRole("button", { name: "Other" })).not.toHaveAttribute("aria-current");
  });

  it("does nothing while a flow is under way", async () => {
    const choose = vi.fn(async () => undefined);
    await showWidget("choice-list", { label: "What?", options, busy: true, on: { choose } });
    (page.getByRole("button", { name: "Other" }).element() as HTMLButtonElement).click();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("select-row", () => {
  it("is one control named by what there is to choose and what is chosen", async () => {
    const tap = vi.fn(async () => undefined);
    await showWidget("select-row", { label: "Bank", value: "BCA", placeholder: "Choose", on: { tap } });
    await userEvent.click(page.getByRole("button", { name: "Bank BCA" }));
    expect(tap).toHaveBeenCalledOnce();
  });

  it.each([{ busy: true }, { enabled: false }])("does nothing with %o", async (state) => {
    const tap = vi.fn(async () => undefined);
    await showWidget("select-row", { label: "Bank", placeholder: "Choose", on: { tap }, ...state });
    (page.getByRole("button", { name: "Bank Choose" }).element() as HTMLButtonElement).click();
    expect(tap).not.toHaveBeenCalled();
  });
});

describe("complaint-item", () => {
  it("is one control that says when, what and which", async () => {
    const tap = vi.fn(async () => undefined);
    await showWidget("complaint-item", { complaint: { id: "1", time: "2026-11-02", type: "Other", content: "Late" }, on: { tap } });
    await userEvent.click(page.getByRole("button", { name: "Other Late 2026-11-02" }));
    expect(tap).toHaveBeenCalledOnce();
  });
});

describe("product-card", () => {
  it("emits a tap on its button", async () => {
    const tap = vi.fn(async () => undefined);
    await showWidget("product-card", { product, on: { tap } });
    await userEvent.click(page.getByRole("button", { name: "Apply" }));
    expect(tap).toHaveBeenCalledOnce();
  });

  it("does nothing with button status 0", async () => {
    const tap = vi.fn(async () => undefined);
    await showWidget("product-card", { product: { ...product, buttonStatus: 0 }, on: { tap } });
    (page.getByRole("button", { name: "Apply" }).element() as HTMLButtonElement).click();
    expect(tap).not.toHaveBeenCalled();
  });

  it.each([undefined, "primary", "secondary"] as const)("draws its button with the weight %s", async (kind) => {
    await showWidget("product-card", { product, kind });
    expect(page.getByRole("button", { name: "Apply" }).element().classList.contains("ly-btn-primary")).toBe(kind === "primary");
  });

  it("shows tags only when it is configured to", async () => {
    const screen = await showWidget("product-card", { product });
    expect(screen.getByText("Fast").elements()).toEqual([]);
    await screen.unmount();
    await showWidget("product-card", { product, showTags: true });
    await expect.element(page.getByText("Fast")).toBeVisible();
  });
});

describe("page-header", () => {
  it("has a back button only when somebody listens", async () => {
    const screen = await showWidget("page-header", { title: "Complaint" });
    expect(screen.getByRole("button").elements()).toEqual([]);
    await screen.unmount();
    const back = vi.fn(async () => undefined);
    await showWidget("page-header", { title: "Complaint", on: { back } });
    await userEvent.click(page.getByRole("button", { name: "Back" }));
    expect(back).toHaveBeenCalledOnce();
  });
});

describe("order-card", () => {
  const order = {
    orderNo: "1",
    productLogo: "",
    productName: "dana",
    status: "Paid",
    rows: [{ title: "Amount", value: "1.000" }],
    isShow: 1,
  };

  it("is an article named by its product, with its facts as terms", async () => {
    const screen = await showWidget("order-card", { order });
    await expect.element(screen.getByRole("article", { name: "dana" })).toBeVisible();
    await expect.element(screen.getByRole("definition")).toHaveTextContent("1.000");
  });

  it.each(["", "javascript:alert(1)", "data:image/png;base64,AAAA"])(
    "shows the first letter in place of the logo %s",
    async (productLogo) => {
      const { container } = await showWidget("order-card", { order: { ...order, productLogo } });
      const tile = container.querySelector(".ly-logo");
      const isCovered = () => [...(tile?.children ?? [])].some((picture) => picture.getClientRects().length > 0);
      await expect.poll(isCovered).toBe(false);
      expect(tile && getComputedStyle(tile, "::before").content).toBe('"d"');
    },
  );
});
