import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "../support/browser/render-widget.tsx";

const star = (n: number) => page.getByRole("radio", { name: `${n} of 5 stars` });

describe("star-rater", () => {
  it("is a group of five radios of which none is chosen", async () => {
    const { screen } = await showBound("star-rater", { label: "Rating" }, 0);
    await expect.element(screen.getByRole("radiogroup", { name: "Rating" })).toBeVisible();
    expect(
      screen
        .getByRole("radio")
        .elements()
        .map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false, false, false, false]);
  });

  it("chooses by a tap, and a second tap keeps the choice", async () => {
    const { values } = await showBound("star-rater", { label: "Rating" }, 0);
    await userEvent.click(star(4));
    await userEvent.click(star(4));
    expect(values).toEqual([4]);
    await expect.element(star(4)).toBeChecked();
    await expect.element(page.getByText("4 – Good")).toBeVisible();
  });

  it("moves by arrows", async () => {
    const { values } = await showBound("star-rater", { label: "Rating" }, 2);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(values).toEqual([3, 4, 3]);
  });
});
