import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawWidget, Screen, Shown, showBound, showInScreen, showWidget } from "../support/browser/render-widget.tsx";

describe("checkbox", () => {
  it("is ticked and cleared by taps and by the space bar", async () => {
    const { values } = await showBound("checkbox", { label: "I agree" }, true);
    await expect.element(page.getByRole("checkbox", { name: "I agree" })).toBeChecked();
    await userEvent.click(page.getByText("I agree"));
    await userEvent.keyboard(" ");
    expect(values).toEqual([false, true]);
  });

  it("leads to what its sentence names, is ticked by its other words, and is named by all of it", async () => {
    const choose = vi.fn(() => Promise.resolve(undefined));
    const label = "I accept the terms and the long terms";
    const { values } = await showBound("checkbox", { label, links: ["terms", "fees", "long terms"], on: { choose } }, true);
    await expect.element(page.getByRole("checkbox", { name: label })).toBeChecked();
    await userEvent.click(page.getByRole("button", { name: "long terms" }));
    await userEvent.click(page.getByRole("button", { name: "terms", exact: true }));
    expect([choose.mock.calls, values, page.getByRole("button").elements().length]).toEqual([[[2], [0]], [], 2]);
    await userEvent.click(page.getByText("I accept the"));
    expect(values).toEqual([false]);
  });
});

describe("facts-list", () => {
  const lines = [
    { text: "Interest", value: "₹10" },
    { text: "Penalty", value: "0" },
    { text: "Coupon", value: "" },
    { text: "Discount", value: 0 },
  ];

  it("leaves out lines without a value, and says what is nothing", async () => {
    await render(
      <Screen>
        <Shown name="facts-list" props={{ lines }} />
        <Shown
          name="order-card"
          props={{
            order: {
              orderNo: "1",
              productLogo: "",
              productName: "",
              status: "",
              isShow: 0,
              rows: lines.map(({ text, value }) => ({ title: text, value: String(value) })),
            },
          }}
        />
      </Screen>,
    );
    const terms = page.getByRole("term").elements();
    expect(terms.map((term) => term.textContent)).toEqual(["Interest", "Penalty", "Discount", "Interest", "Penalty", "Discount"]);
  });

  it("shows nothing without a line that says something", async () => {
    const { container } = await showWidget("facts-list", { lines: [{ text: "Coupon", value: "" }] });
    expect(container.querySelector("[data-widget=facts-list]")?.checkVisibility()).toBe(false);
  });
});

describe("link-list", () => {
  it("emits the index of the title that was tapped", async () => {
    const choose = vi.fn(() => Promise.resolve(undefined));
    await showWidget("link-list", { label: "Agreements", titles: ["Loan", "Loan"], on: { choose } });
    await userEvent.click(page.getByRole("button", { name: "Loan" }).nth(1));
    expect(choose.mock.calls).toEqual([[1]]);
  });
});

describe("frame", () => {
  const frames = () => Array.from(document.querySelectorAll("iframe"));

  it("keeps the page inside from scripts, from the address of this one and from leading away", async () => {
    await showWidget("frame", { label: "Agreement", url: "/favicon.svg" });
    const [frame] = frames();
    expect(frame?.getAttribute("sandbox")).toBe("");
    expect(frame?.referrerPolicy).toBe("no-referrer");
    expect(frame?.title).toBe("Agreement");
  });

  it("always leads to its page, because an error page of the browser counts as one that has come", async () => {
    await showWidget("frame", { label: "Agreement", url: "/favicon.svg" });
    frames()[0]?.dispatchEvent(new Event("load"));
    await expect.poll(() => frames()[0]?.className).not.toContain("skeleton");
    const link = page.getByRole("link", { name: "Open: Agreement" });
    await expect.element(link).toHaveAttribute("href", `${location.origin}/favicon.svg`);
    await expect.element(page.getByText(new RegExp(`Agreement is on ${location.host}`))).toBeVisible();
    expect(frames()).toHaveLength(1);
  });

  it("keeps a page that loads for longer than five seconds, with no placeholder behind what is read of it", async () => {
    const keepBack = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener("load", keepBack, true);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await showWidget("frame", { label: "Agreement", url: "/never-comes" });
      vi.advanceTimersByTime(4999);
      expect(frames()).toHaveLength(1);
      expect(frames()[0]?.classList.contains("ly-skeleton-card")).toBe(true);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => frames()[0]?.className).not.toContain("skeleton");
    expect(frames()).toHaveLength(1);
    await expect.element(page.getByRole("link", { name: "Open" })).toHaveAttribute("href", `${location.origin}/never-comes`);
    document.removeEventListener("load", keepBack, true);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://elsewhere.test/a", "https://user@elsewhere.test/", ""])(
    "loads nothing from %s",
    async (url) => {
      await showWidget("frame", { label: "Agreement", url });
      expect(frames()).toEqual([]);
      await expect.element(page.getByText("This link cannot be opened.")).toBeVisible();
    },
  );
});

describe("status-picture", () => {
  it("has a drawing of its own for each state", async () => {
    const states = ["clock", "cash", "calendar", "alert", "cross", "seal"];
    const { container } = await showInScreen(
      states.map((picture) => <Shown key={picture} name="status-picture" props={{ picture, label: picture }} />),
    );
    const paths = Array.from(container.querySelectorAll("path"), (path) => path.getAttribute("d"));
    expect(new Set(paths).size).toBe(states.length);
    for (const state of states) await expect.element(page.getByRole("img", { name: state, exact: true })).toBeVisible();
  });

  it("is no picture to screen readers where the words beside it say it", async () => {
    await showWidget("status-picture", { picture: "seal", label: "" });
    expect(page.getByRole("img").query()).toBeNull();
  });
});

describe("timeline", () => {
  it("distinguishes what is over from what comes", async () => {
    const { container } = await showWidget("timeline", { label: "Next", steps: ["Paid", "Recorded"], done: 1 });
    const knots = Array.from(container.querySelectorAll("li"), (line) => getComputedStyle(line, "::before").backgroundColor);
    expect(knots[0]).not.toBe(knots[1]);
    await expect.element(page.getByRole("region", { name: "Next" })).toBeVisible();
  });
});

describe("icon-button", () => {
  it("is named by the words that it does not show, and does nothing while busy", async () => {
    const tap = vi.fn(() => Promise.resolve(undefined));
    const button = page.getByRole("button", { name: "Share" });
    const { rerender } = await showWidget("icon-button", { label: "Share", icon: "share", on: { tap } });
    await expect.element(button).toHaveTextContent("");
    await userEvent.click(button);
    await rerender(drawWidget("icon-button", { label: "Share", icon: "share", busy: true, on: { tap } }));
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(tap).toHaveBeenCalledOnce();
  });
});

describe("amount-header", () => {
  it("has a state without an amount, and an amount without a line of its own", async () => {
    const { container } = await showWidget("amount-header", { label: "", amount: "", slots: { head: <h2>Under review</h2> } });
    expect(container.querySelector(".ly-slip")?.textContent).toBe("Under review");
    expect(container.querySelectorAll("p")).toHaveLength(0);
  });
});
