import { describe, expect, it } from "vitest";
import { type Props, showWidget } from "../support/browser/render-widget.tsx";

async function styleOfIcon(name: string, props: Props): Promise<CSSStyleDeclaration> {
  const { container } = await showWidget(name, props);
  const icon = container.querySelector(".ly-icon");
  if (!icon) throw new Error(`${name} draws no icon.`);
  return getComputedStyle(icon);
}

/** The colour that a token stands for. */
function token(name: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe("icons in widgets", () => {
  it("has the colour of its tone in a note", async () => {
    expect((await styleOfIcon("note", { text: "Gone", tone: "danger" })).color).toBe(token("--ly-danger"));
  });

  it("is quiet beside a choice and a complaint", async () => {
    const options = [{ title: "Fees", value: 2 }];
    expect((await styleOfIcon("choice-list", { label: "What?", options })).color).toBe(token("--ly-ink-3"));
    const complaint = { id: "1", time: "", type: "Fees", content: "" };
    expect((await styleOfIcon("complaint-item", { complaint })).color).toBe(token("--ly-ink-3"));
  });

  it("stands small in the tile of a photo that did not come", async () => {
    const { container } = await showWidget("image-grid", { label: "Evidence", images: ["data:image/png;base64,AAAA"] });
    await expect.poll(() => container.querySelector("li .ly-icon")).not.toBeNull();
    const icon = container.querySelector("li .ly-icon");
    expect(icon && getComputedStyle(icon).getPropertyValue("mask-size")).toMatch(/^30%/);
  });
});
