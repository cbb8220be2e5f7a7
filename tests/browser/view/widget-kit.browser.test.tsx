import { classes, label, useImagePolicy, useLabels } from "layar/widget-kit";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { node, stage } from "./stage.tsx";

function Asking(): ReactNode {
  const allowImage = useImagePolicy();
  return (
    <ul>
      <li>{useLabels().retry}</li>
      <li>{allowImage("/logo.png") ?? "refused"}</li>
      <li>{allowImage("https://elsewhere.example/logo.png") ?? "refused"}</li>
      <li>{allowImage("javascript:alert(1)") ?? "refused"}</li>
    </ul>
  );
}

describe("the widget kit", () => {
  it("gives wording and the image gate of the screen", async () => {
    await stage({ body: [node("asking", "asking")], widgets: { asking: Asking } });
    await expect.element(page.getByRole("list")).toBeVisible();
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    ).toEqual(["Retry", `${location.origin}/logo.png`, "refused", "refused"]);
  });
});

describe("label", () => {
  it("fills the marks it has values for, by own names only", () => {
    expect(label("{n} of {max}, {toString}", { n: 1, max: 9 })).toBe("1 of 9, {toString}");
  });
});

describe("classes", () => {
  it("leaves out what is not there", () => {
    expect(classes("a", false, undefined, null, "", "b")).toBe("a b");
  });
});
