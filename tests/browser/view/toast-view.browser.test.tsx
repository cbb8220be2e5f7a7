import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { node, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

async function openStage(steps: readonly StepPlan[], plan: Partial<ScreenPlan> = {}) {
  const { widgets } = createWidgets();
  const staged = await stage({
    body: [node("button", "go", { on: { tap: steps }, waits: "go" })],
    plan,
    widgets,
    answer: () => new Promise(() => {}),
  });
  return { ...staged, tap: () => userEvent.click(page.getByRole("button")) };
}

describe("ToastView", () => {
  it("shows a failure for three seconds as an alert", async () => {
    const { clock, tap } = await openStage([{ do: "toast", text: "Not sent", tone: "failure" }]);
    await tap();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Not sent");
    clock.pass(2999);
    await expect.element(page.getByRole("alert")).toBeVisible();
    clock.pass(1);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("shows a hint for two seconds as a status", async () => {
    const { clock, tap } = await openStage([{ do: "toast", text: "Copied", tone: "info" }]);
    await tap();
    await expect.element(page.getByRole("status")).toHaveTextContent("Copied");
    clock.pass(2000);
    await expect.element(page.getByRole("status")).not.toBeInTheDocument();
  });

  it.each([
    ["Silakan pilih", "id"],
    ["Copied", null],
  ])("says in which language the message %s is where it keeps another", async (text, lang) => {
    const { main, tap } = await openStage([{ do: "toast", text, tone: "info" }], { otherLanguages: { "Silakan pilih": "id" } });
    await tap();
    await expect.element(page.getByRole("status")).toHaveTextContent(text);
    expect(main.querySelector("[data-widget=toast]")?.getAttribute("lang")).toBe(lang);
  });

  it("makes a new element for the same words, so that they are read out again", async () => {
    const { main, tap } = await openStage([{ do: "toast", text: "Not sent", tone: "failure" }]);
    await tap();
    await expect.element(page.getByRole("alert")).toBeVisible();
    const first = main.querySelector("[role=alert]");
    await tap();
    await expect.poll(() => main.querySelector("[role=alert]") !== first).toBe(true);
  });

  it("says what a call is waiting for", async () => {
    const { tap } = await openStage([{ do: "call", action: "ask", input: {}, busy: "Sending" }]);
    await tap();
    await expect.element(page.getByRole("status")).toHaveTextContent("Sending");
  });
});
