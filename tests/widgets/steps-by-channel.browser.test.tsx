import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showWidget } from "../support/browser/render-widget.tsx";

describe("steps-by-channel", () => {
  const channels = [
    { name: "ATM", steps: ["Insert the card", "Confirm"] },
    { name: "MobileBank", steps: ["Log in"] },
  ];
  const showChannels = (count: number, open?: string) =>
    showWidget("steps-by-channel", { label: "Bank", channels: channels.slice(0, count), open });

  it("opens and closes the steps of one channel by keyboard, and leaves the others", async () => {
    await showChannels(2);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Insert the card")).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Insert the card")).toBeVisible();
    await expect.element(page.getByText("Log in")).not.toBeVisible();
  });

  it.each([
    ["MobileBank", "Log in", "Confirm"],
    ["Till", "Confirm", "Log in"],
    [undefined, "Confirm", "Log in"],
  ])("opens the channel that is asked for, %j, or else the first", async (open, shown, hidden) => {
    await showChannels(2, open);
    await expect.element(page.getByText(shown)).toBeVisible();
    await expect.element(page.getByText(hidden)).not.toBeVisible();
  });

  it("shows the steps of a single channel at once, in order", async () => {
    await showChannels(1);
    await expect.element(page.getByText("Confirm")).toBeVisible();
    expect(Array.from(document.querySelectorAll("ol > li"), ({ textContent }) => textContent)).toEqual(channels[0]?.steps);
  });

  it("shows plain steps as one list", async () => {
    await showWidget("steps-by-channel", { label: "Market", channels: ["Go to the till", "Pay"] });
    await expect.element(page.getByText("Pay")).toBeVisible();
    expect(document.querySelectorAll("ol").length).toBe(1);
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Go to the till", "Pay"]);
  });

  it("shows no heading without channels", async () => {
    await showChannels(0);
    expect(page.getByRole("heading").query()).toBeNull();
  });
});
