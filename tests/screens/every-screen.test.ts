import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { compileChecked } from "../../src/authoring/checker/index.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { describeScreens } from "../support/project/describe-variants.ts";
import { compileShipped, listScenarios, openShipped, shipped, waitWhileLoading } from "../support/project/shipped-screens.ts";

const plans = compileShipped();
const situations = [...plans].flatMap(([name, plan]) =>
  listScenarios(plan.id).map(([scenario, { state = "ready" }]) => ({ name, scenario, plan, state })),
);

const folder = "tests/screens/variants";
const descriptions = describeScreens();
/** What stands first where somebody has changed a screen, or added a promotion. */
const record = "Read the difference. If it is meant, record it: npx vitest run --project unit tests/screens/every-screen -t differs -u";

describe("every screen", () => {
  it("is clean", () => {
    expect(shipped.problems).toEqual([]);
  });

  const fresh = compileChecked(readProjectFiles("."));
  const before = JSON.stringify([...fresh.project.screens]);
  const again = new Map(
    [...fresh.screens.values()].flatMap(({ id, variants }) =>
      variants.map((variant): [string, ScreenPlan] => [`${id}@${variant.resolved.name}`, variant.plan()]),
    ),
  );

  it("keeps its definition unchanged while it is checked and compiled", () => {
    expect(fresh.problems).toEqual([]);
    expect(JSON.stringify([...fresh.project.screens])).toBe(before);
  });

  // Snapshots are written with `-u` only: what nobody has reviewed fails.
  it.each([...descriptions])("%s differs between its variants as was agreed", async (id, description) => {
    await expect(description, record).toMatchFileSnapshot(`variants/${id}.snap`);
  });

  it("keeps no description of a screen that is gone", () => {
    const recorded = readdirSync(folder).map((file) => basename(file, ".snap"));
    const gone = recorded.filter((id) => !descriptions.has(id));
    expect(gone, `Delete them: rm ${gone.map((id) => `${folder}/${id}.snap`).join(" ")}`).toEqual([]);
  });

  it.each([...plans.keys()])("%s has the same plan when it is compiled again", (name) => {
    expect(again.get(name)).toEqual(plans.get(name));
  });

  it.each(situations)("$name comes to $state in $scenario without a word on the console", async ({ plan, scenario, state }) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { session } = await openShipped(plan, scenario);
    if (state !== "loading") await waitWhileLoading({ session });
    expect(session.store.getState().status).toBe(state);
    expect(said).not.toHaveBeenCalled();
    session.close();
    said.mockRestore();
  });
});
