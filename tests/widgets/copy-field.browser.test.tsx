import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown } from "../support/render-widget.tsx";

const value = "8808300100728000";
const button = () => page.getByRole("button", { name: "Copy Account" });

async function show() {
  const copied = vi.fn(async () => undefined);
  const screen = await render(
    <Screen>
      <Shown name="copy-field" props={{ label: "Account", value, on: { copied } }} />
    </Screen>,
  );
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
});
