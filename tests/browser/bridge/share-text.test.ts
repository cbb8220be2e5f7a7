import { afterEach, describe, expect, it, vi } from "vitest";
import { shareText } from "../../../src/browser/bridge/index.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a text for another app", () => {
  it("goes to the system's sheet, and nothing but the text", async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { share });
    expect(await shareText("Paid")).toBe("shared");
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: "Paid" });
  });

  it("stays here when the user closes the sheet", async () => {
    const writeText = vi.fn();
    vi.stubGlobal("navigator", {
      share: () => Promise.reject(new DOMException("", "AbortError")),
      clipboard: { writeText },
    });
    expect(await shareText("Paid")).toBe("closed");
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ["there is no sheet", undefined],
    ["the sheet is refused", () => Promise.reject(new DOMException("", "NotAllowedError"))],
  ])("is copied where %s", async (_, share) => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { share, clipboard: { writeText } });
    expect(await shareText("Paid")).toBe("copied");
    expect(writeText).toHaveBeenCalledExactlyOnceWith("Paid");
  });

  it("says so when it can neither be shared nor copied", async () => {
    const element = { remove: vi.fn() };
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("getSelection", () => null);
    vi.stubGlobal("document", { createElement: () => element, body: { append: vi.fn() }, execCommand: () => false });
    expect(await shareText("Paid")).toBe("failed");
    expect(element.remove).toHaveBeenCalledOnce();
  });
});
