import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown, showBound } from "../../support/browser/render-widget.tsx";

const field = () => page.getByRole("textbox", { name: "Card" });
const element = () => field().element() as HTMLInputElement;

describe("text-field", () => {
  it("has one height, whatever its kind, and that of a captcha", async () => {
    const kinds = ["text", "name", "email", "number", "phone", "card", "code"];
    await render(
      <Screen>
        {kinds.map((kind) => (
          <Shown key={kind} name="text-field" props={{ label: kind, kind }} />
        ))}
        <Shown
          name="captcha-field"
          props={{ label: "captcha", refresh: "Another", picture: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }}
        />
      </Screen>,
    );
    const heights = page
      .getByRole("textbox")
      .elements()
      .map((element) => element.getBoundingClientRect().height);
    expect(heights).toEqual(Array(8).fill(48));
  });

  it("shows a card in fours and emits its digits", async () => {
    const { values } = await showBound("text-field", { label: "Card", kind: "card" }, "");
    await userEvent.type(field(), "62220212x3");
    expect(element().value).toBe("6222 0212 3");
    expect(values.at(-1)).toBe("622202123");
  });

  it("shows a telephone number as 3-4-4 and takes no twelfth digit", async () => {
    const { values } = await showBound("text-field", { label: "Card", kind: "phone" }, "");
    await userEvent.type(field(), "138123456789");
    expect(element().value).toBe("138 1234 5678");
    expect(values.at(-1)).toBe("13812345678");
  });

  it("keeps the caret where the digit was typed and where one was deleted", async () => {
    await showBound("text-field", { label: "Card", kind: "card" }, "12345678");
    element().focus();
    element().setSelectionRange(2, 2);
    await userEvent.keyboard("9");
    expect([element().value, element().selectionStart]).toEqual(["1293 4567 8", 3]);
    element().setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    expect([element().value, element().selectionStart]).toEqual(["1294 5678", 3]);
    element().setSelectionRange(4, 4);
    await userEvent.keyboard("{Delete}");
    expect([element().value, element().selectionStart]).toEqual(["1294 678", 4]);
  });

  it.each(["13812345678", "138 12345678", "138 1234 5678"])(
    "keeps every digit of a number that is filled in over itself as %s",
    async (text) => {
      const { values } = await showBound("text-field", { label: "Card", kind: "phone" }, "13812345678");
      await userEvent.fill(field(), text);
      expect(element().value).toBe("138 1234 5678");
      expect(values.every((value) => value === "13812345678")).toBe(true);
    },
  );

  it("keeps the first characters of what is pasted", async () => {
    const { values } = await showBound("text-field", { label: "Card", max: 4 }, "");
    await userEvent.fill(field(), "a1B2c3");
    expect(values.at(-1)).toBe("a1B2");
  });

  it("loses the end of what is dropped into it, and nothing that was there", async () => {
    const { values } = await showBound("text-field", { label: "Card", kind: "phone" }, "13812345678");
    element().value = "138 991234 5678";
    // As browsers leave it.
    element().setSelectionRange(4, 6);
    element().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromDrop", data: null }));
    expect(element().value).toBe("138 1234 5678");
    expect(values.every((value) => value === "13812345678")).toBe(true);
  });

  it("lets an input method finish its word before it cuts", async () => {
    const { values } = await showBound("text-field", { label: "Card", max: 2 }, "");
    const compose = (type: string) => element().dispatchEvent(new CompositionEvent(type, { bubbles: true }));
    const input = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element(), text);
      element().dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    compose("compositionstart");
    input("nih");
    await expect.poll(() => element().value).toBe("nih");
    input("日本語");
    compose("compositionend");
    await expect.poll(() => element().value).toBe("日本");
    expect(values.at(-1)).toBe("日本");
  });

  it.each([
    ["phone", "tel", "tel-national"],
    ["card", "numeric", "cc-number"],
    ["code", "numeric", "one-time-code"],
    ["email", "email", "email"],
    ["number", "numeric", "off"],
  ])("asks for the keyboard and the filling of %s", async (kind, inputMode, autoComplete) => {
    await showBound("text-field", { label: "Card", kind }, "");
    expect([element().inputMode, element().autocomplete]).toEqual([inputMode, autoComplete]);
  });

  it("announces what is wrong with its value to screen readers", async () => {
    await showBound("text-field", { label: "Card", invalid: "Too short", hint: "As printed" }, "1");
    await expect.element(field()).toHaveAttribute("aria-invalid", "true");
    await expect.element(field()).toHaveAccessibleDescription("As printed Too short");
  });

  it("emits Enter, and not while a flow is under way", async () => {
    const submit = vi.fn(async () => undefined);
    const show = (more: object) => (
      <Screen>
        <Shown name="text-field" props={{ label: "Card", on: { submit }, ...more }} />
      </Screen>
    );
    const { rerender } = await render(show({}));
    element().focus();
    await userEvent.keyboard("{Enter}");
    await rerender(show({ busy: true }));
    await userEvent.keyboard("{Enter}");
    expect(submit).toHaveBeenCalledOnce();
  });
});
