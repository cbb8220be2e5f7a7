import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

const value = "8808300100728000";
const button = () => page.getByRole("button", { name: "Copy Account" });

async function show() {
  const copied = vi.fn(async () => undefined);
  const screen = await showWidget("copy-field", { label: "Account", value, on: { copied } });
  return { screen, copied };
}

function setClipboard(clipboard: { writeText(text: string): Promise<void> } | undefined): void {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  vi.restoreAllMocks();
});

/** What the old way put into the clipboard. */
function listen(): readonly string[] {
  const texts: string[] = [];
  document.addEventListener("copy", () => texts.push(String(getSelection())), { once: true });
  return texts;
}

describe("copy-field", () => {
  it.each([
    ["+6281100000000", ["+62", "811", "0000", "0000"]],
    ["+911140000002", ["+91", "11", "4000", "0002"]],
    ["+12025550123", ["+1", "20", "2555", "0123"]],
    ["+62 811 0000", ["+62 811 0000"]],
    ["B-L3001", ["B-L3001"]],
  ])("shows %s in groups", async (number, groups) => {
    const { container } = await showWidget("copy-field", { label: "Phone", value: number, kind: "plain" });
    expect(Array.from(container.querySelectorAll("p > span > span"), ({ textContent }) => textContent)).toEqual(groups);
    expect(container.querySelector("p > span + span")?.textContent).toBe(number);
  });

  it("copies the text without the gaps that are shown", async () => {
    const writeText = vi.fn(async () => undefined);
    setClipboard({ writeText });
    const { screen, copied } = await show();
    expect(screen.container.querySelectorAll("p > span > span").length).toBe(4);
    await userEvent.click(button());
    expect(writeText).toHaveBeenCalledExactlyOnceWith(value);
    await expect.poll(() => copied.mock.calls.length).toBe(1);
  });

  it.each([
    ["there is no clipboard interface", undefined],
    ["it is refused", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ])("copies when %s", async (_, clipboard) => {
    setClipboard(clipboard);
    const texts = listen();
    const { copied } = await show();
    await userEvent.click(button());
    await expect.poll(() => copied.mock.calls.length).toBe(1);
    expect(texts).toEqual([value]);
    await expect.element(page.getByRole("status")).toHaveTextContent("");
  });

  it("marks the text and says what to do when nothing works", async () => {
    setClipboard(undefined);
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const { copied } = await show();
    await userEvent.click(button());
    await expect.element(page.getByRole("status")).toHaveTextContent("Press and hold the text to copy it.");
    expect(String(getSelection())).toBe(value);
    expect(copied).not.toHaveBeenCalled();
  });

  it("says for two seconds that it has copied", async () => {
    setClipboard({ writeText: async () => undefined });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await showWidget("copy-field", { label: "Account", value, done: "Copied" });
      button()
        .element()
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
      vi.advanceTimersByTime(1999);
      await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(button()).toBeVisible();
  });

  it("gives a number a line of its own, larger than what it is called", async () => {
    await show();
    const label = page.getByText("Account", { exact: true }).element();
    const number = label.nextElementSibling;
    if (number === null) throw new Error("There is no number.");
    expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.getBoundingClientRect().bottom);
    expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThan(20);
    expect(button().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(number.getBoundingClientRect().top + 8);
  });
});
