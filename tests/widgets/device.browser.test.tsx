import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (char) => char.charCodeAt(0),
);

afterEach(() => {
  Reflect.deleteProperty(navigator, "geolocation");
});

describe("camera-input", () => {
  async function show() {
    const taken = vi.fn(async () => undefined);
    const screen = await showWidget("camera-input", { label: "Take a photo", on: { taken } });
    const input = screen.container.querySelector("input");
    if (!input) throw new Error("There is no input.");
    return { screen, taken, input };
  }

  it("asks for the camera at the back and for images only", async () => {
    const { input } = await show();
    expect([input.type, input.accept, input.getAttribute("capture")]).toEqual(["file", "image/*", "environment"]);
  });

  it("shows the photo and emits facts about it, again for the same one", async () => {
    const { screen, taken, input } = await show();
    const photo = new File([pixel], "proof.png", { type: "image/png" });
    await userEvent.upload(input, photo);
    await expect.poll(() => screen.container.querySelector("img")?.naturalWidth).toBe(1);
    expect(taken).toHaveBeenLastCalledWith({ name: "proof.png", type: "image/png", size: pixel.length });
    await userEvent.upload(input, photo);
    await expect.poll(() => taken.mock.calls.length).toBe(2);
  });

  it("says so when the file cannot be shown", async () => {
    const { screen, input } = await show();
    await userEvent.upload(input, new File(["no image"], "proof.png", { type: "image/png" }));
    await expect.element(page.getByRole("status")).toHaveTextContent("This part cannot be shown.");
    expect(screen.container.querySelector("img")).toBeNull();
  });
});

describe("location-probe", () => {
  type Ask = Geolocation["getCurrentPosition"];
  async function show(getCurrentPosition: Ask | undefined) {
    const geolocation = getCurrentPosition && { getCurrentPosition };
    Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
    const [located, failed] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    await showWidget("location-probe", { label: "Find the place", on: { located, failed } });
    return { located, failed, button: page.getByRole("button", { name: "Find the place" }) };
  }

  it("asks on the tap, not before, and once at a time", async () => {
    const ask = vi.fn<Ask>();
    const { button } = await show(ask);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button, { force: true });
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 15_000 });
  });

  it("emits the location", async () => {
    const coords = { latitude: -6.2, longitude: 106.8, accuracy: 12.4 };
    const { button, located } = await show((tell) => tell({ coords } as GeolocationPosition));
    await userEvent.click(button);
    expect(located).toHaveBeenCalledExactlyOnceWith(coords);
    await expect.element(button).not.toHaveAttribute("aria-busy");
  });

  it.each([
    [1, "denied"],
    [2, "unavailable"],
    [3, "timeout"],
    [9, "unavailable"],
  ])("emits a failure with code %i as %s", async (code, reason) => {
    const { button, failed } = await show((_, refuse) => refuse?.({ code } as GeolocationPositionError));
    await userEvent.click(button);
    expect(failed).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it("says that a device without geolocation does not support it", async () => {
    const { button, failed } = await show(undefined);
    await userEvent.click(button);
    expect(failed).toHaveBeenCalledExactlyOnceWith("unsupported");
  });
});
