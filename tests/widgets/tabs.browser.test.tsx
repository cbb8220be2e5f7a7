import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showBound } from "../support/browser/render-widget.tsx";

const props = { label: "State", titles: ["Open", "Waiting", "Closed"], children: "Panel" };
const tab = (name: string) => page.getByRole("tab", { name });

describe("tabs", () => {
  it("names the panel by the chosen tab", async () => {
    const { screen } = await showBound("tabs", props, 1);
    await expect.element(tab("Waiting")).toHaveAttribute("aria-selected", "true");
    await expect.element(screen.getByRole("tabpanel", { name: "Waiting" })).toHaveTextContent("Panel");
  });

  it("chooses by a tap", async () => {
    const { values } = await showBound("tabs", props, 0);
    await userEvent.click(tab("Closed"));
    expect(values).toEqual([2]);
  });

  it("stays where it is while a flow is under way", async () => {
    const { values } = await showBound("tabs", { ...props, busy: true }, 0);
    (tab("Closed").element() as HTMLButtonElement).click();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(values).toEqual([]);
  });

  it("moves the choice and the focus by arrows, around both ends", async () => {
    const { values } = await showBound("tabs", props, 0);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{End}{Home}");
    expect(values).toEqual([2, 0, 2, 0]);
    await expect.element(tab("Open")).toHaveFocus();
  });

  it("is left by one Tab", async () => {
    await showBound("tabs", props, 1);
    await userEvent.tab();
    await expect.element(tab("Waiting")).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("role")).not.toBe("tab");
  });

  it("shows the last tab when the chosen one is gone", async () => {
    await showBound("tabs", props, 9);
    await expect.element(tab("Closed")).toHaveAttribute("aria-selected", "true");
  });
});
