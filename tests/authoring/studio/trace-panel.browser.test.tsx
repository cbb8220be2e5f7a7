import { afterEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TracePanel } from "../../../src/authoring/studio/client/panels/trace-panel.tsx";
import { useTrace } from "../../../src/authoring/studio/client/panels/trace-store.ts";

const happen = (...steps: readonly (readonly [step: string, node?: string])[]): void =>
  useTrace.getState().take({ kind: "trace", entries: steps.map(([step, node], n) => ({ n, at: 0, step, node })) });

afterEach(() => useTrace.getState().clear());

describe("TracePanel", () => {
  it("counts the lists that are drawn by components, of the open screen", async () => {
    happen(["open"], ["rows-fallback", "old"], ["open"], ["rows-fallback", "banks"], ["rows-fallback", "banks"]);
    const page = await render(<TracePanel />);
    await expect.element(page.getByText("2 lists drawn the slower way, by components: banks.")).toBeVisible();
  });

  it("says nothing of lists that are drawn as they should", async () => {
    happen(["open"], ["write"]);
    const page = await render(<TracePanel />);
    await expect.element(page.getByText("write")).toBeVisible();
    expect(page.container.textContent).not.toContain("components");
  });
});
