import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Screen, Shown } from "../support/browser/render-widget.tsx";
import { showBound } from "./bound.tsx";

const props = { label: "Captcha", refresh: "Another picture" };
const field = () => page.getByRole("textbox", { name: "Captcha" });
const picture = () => page.getByRole("button", { name: "Another picture" });

describe("captcha-field", () => {
  it("takes four signs and no blanks, wherever they come from", async () => {
    const { values } = await showBound("captcha-field", props, "");
    await userEvent.type(field(), "a B c1d");
    expect(values.at(-1)).toBe("aBc1");
    await userEvent.clear(field());
    await field().fill(" x y z 1 2 ");
    expect(values.at(-1)).toBe("xyz1");
  });

  it("asks for another picture by tap and by key", async () => {
    const refresh = vi.fn(async () => undefined);
    await render(
      <Screen>
        <Shown name="captcha-field" props={{ ...props, on: { refresh } }} />
      </Screen>,
    );
    await picture().click();
    picture().element().focus();
    await userEvent.keyboard("{Enter}");
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("shows what a tap does while there is no picture, or when the gate refuses its address", async () => {
    const screen = await render(
      <Screen>
        <Shown name="captcha-field" props={props} />
      </Screen>,
    );
    await expect.element(picture()).toHaveTextContent("Another picture");
    await screen.rerender(
      <Screen>
        <Shown name="captcha-field" props={{ ...props, picture: "javascript:alert(1)" }} />
      </Screen>,
    );
    await expect.element(picture()).toHaveTextContent("Another picture");
    expect(document.querySelector("img")).toBeNull();
  });
});
