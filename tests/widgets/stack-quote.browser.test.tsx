import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { dress, Screen, Shown, showWidget } from "../support/browser/render-widget.tsx";

describe("a row of a stack", () => {
  const show = async (first: string) => {
    const children = [
      <Shown key="1" name={first} props={{ text: "Collection" }} />,
      <Shown key="2" name="tag" props={{ text: "Called too often" }} />,
    ];
    await showWidget("stack", { direction: "row", gap: "small", children });
    const [start, end] = ["Collection", "Called too often"].map((text) => page.getByText(text).element().getBoundingClientRect());
    return (end?.left ?? 0) - (start?.right ?? 0);
  };

  it("has its tags together", async () => {
    expect(await show("tag")).toBe(8);
  });

  it("has a tag after other words at its end", async () => {
    expect(await show("text")).toBeGreaterThan(40);
  });
});

describe("quote", () => {
  it.each(["light", "dark"] as const)("has the ground and the line of other cards, %s", async (scheme) => {
    dress("india", scheme);
    await render(
      <Screen>
        <Shown name="quote" props={{ text: "Quoted" }} />
        <Shown name="stack" props={{ card: true, children: "Card" }} />
      </Screen>,
    );
    const [quoted, card] = ["Quoted", "Card"].map((text) => {
      const { backgroundColor, border } = getComputedStyle(page.getByText(text).element());
      return { backgroundColor, border };
    });
    expect(quoted).toEqual(card);
  });
});
