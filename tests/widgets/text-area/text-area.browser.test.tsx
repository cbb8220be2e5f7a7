import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "../../support/browser/render-widget.tsx";

const field = () => page.getByRole("textbox", { name: "Comments" });
const element = () => field().element() as HTMLTextAreaElement;

describe("text-area", () => {
  it("counts what is typed and emits it", async () => {
    const { screen, values } = await showBound("text-area", { label: "Comments" }, "");
    await userEvent.type(field(), "hello");
    expect(values.at(-1)).toBe("hello");
    await expect.element(screen.getByText("5/200", { exact: true })).toBeVisible();
  });

  it("ignores what is typed beyond the limit", async () => {
    const { values } = await showBound("text-area", { label: "Comments", max: 5 }, "abc");
    element().focus();
    element().setSelectionRange(3, 3);
    await userEvent.keyboard("defgh");
    expect(values).toEqual(["abcd", "abcde"]);
    expect(element().value).toBe("abcde");
  });

  it("keeps the first 200 of what is pasted", async () => {
    const { values } = await showBound("text-area", { label: "Comments" }, "");
    await userEvent.fill(field(), "x".repeat(250));
    expect(values.at(-1)).toBe("x".repeat(200));
    expect(element().value.length).toBe(200);
  });

  it("leaves the caret where the ignored character was typed", async () => {
    await showBound("text-area", { label: "Comments", max: 3 }, "abc");
    element().focus();
    element().setSelectionRange(1, 1);
    await userEvent.keyboard("x");
    expect(element().value).toBe("abc");
    expect(element().selectionStart).toBe(1);
  });

  it("lets an input method finish its word before it cuts", async () => {
    const { values } = await showBound("text-area", { label: "Comments", max: 2 }, "");
    const compose = (type: string) => element().dispatchEvent(new CompositionEvent(type, { bubbles: true }));
    const input = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element(), text);
      element().dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    compose("compositionstart");
    input("nih");
    await expect.poll(() => element().value).toBe("nih");
    expect(values.at(-1)).toBe("ni");
    input("日本語");
    compose("compositionend");
    await expect.poll(() => element().value).toBe("日本");
    expect(values.at(-1)).toBe("日本");
  });

  it("grows with its text", async () => {
    await showBound("text-area", { label: "Comments", rows: 2 }, "");
    const before = element().getBoundingClientRect().height;
    await userEvent.fill(field(), "line\n".repeat(9));
    await expect.poll(() => element().getBoundingClientRect().height).toBeGreaterThan(before * 2);
    expect(element().scrollHeight).toBeLessThanOrEqual(element().clientHeight);
  });

  it("announces the limit to screen readers once it is reached", async () => {
    const { screen } = await showBound("text-area", { label: "Comments", max: 3 }, "ab");
    expect(screen.getByRole("status").element().textContent).toBe("");
    await userEvent.type(field(), "c");
    await expect.element(screen.getByRole("status")).toHaveTextContent("3 of 3 characters");
  });
});
