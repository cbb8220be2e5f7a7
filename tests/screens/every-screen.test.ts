import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readProjectFiles } from "../../src/authoring/build/index.ts";
import { compileChecked } from "../../src/authoring/checker/index.ts";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { compileShipped, mockProject, openShipped, project, shipped, waitWhileLoading } from "../support/shipped-screens.ts";

const plans = compileShipped();
const situations = [...plans].flatMap(([name, plan]) => {
  const file = mockProject.scenarios.find(({ screen }) => screen === plan.id);
  const names = Object.keys(file?.scenarios ?? { ok: {} });
  return names.map((scenario) => ({ name, scenario, plan, state: file?.scenarios[scenario]?.state ?? "ready" }));
});

const folder = "tests/screens/plans";

/** Overlays are reviewed by themselves, so a screen that gets one more has another plan, and not a changed one: its file is another, too. */
function keptAs(name: string, { id, market }: ScreenPlan): string {
  const overlays = project.overlays.filter(({ value }) => {
    const { market: only = market, templateId } = value.for;
    return value.overlay === id && only === market && (templateId === undefined || name === `${id}@${market}+${templateId}`);
  });
  return `${[name, ...overlays.map(({ file }) => basename(file, ".json"))].join(",")}.snap`;
}

describe("every screen", () => {
  it("is clean", () => {
    expect(shipped.problems).toEqual([]);
  });

  it("keeps its definition unchanged while it is checked and compiled", () => {
    const { project: fresh, problems, screens } = compileChecked(readProjectFiles("."));
    const before = JSON.stringify([...fresh.screens]);
    expect(problems).toEqual([]);
    for (const { variants } of screens.values()) for (const variant of variants) variant.plan();
    expect(JSON.stringify([...fresh.screens])).toBe(before);
  });

  it.each([...plans])("%s has the plan that was agreed", async (name, plan) => {
    const text = `${JSON.stringify(plan, null, 2)}\n`;
    const kept = keptAs(name, plan);
    // A new plan is agreed on when its file is reviewed; only then can it be held to anything.
    if (!existsSync(join(folder, kept))) writeFileSync(join(folder, kept), text);
    await expect(text).toMatchFileSnapshot(`plans/${kept}`);
  });

  it.each(readdirSync(folder))("still has what %s was kept for", (kept) => {
    const [name, ...overlays] = basename(kept, ".snap").split(",");
    expect([...plans.keys()]).toContain(name);
    expect(project.overlays.map(({ file }) => basename(file, ".json"))).toEqual(expect.arrayContaining(overlays));
  });

  const again = new Map(
    [...compileChecked(readProjectFiles(".")).screens.values()].flatMap(({ id, variants }) =>
      variants.map((variant): [string, ScreenPlan] => [`${id}@${variant.resolved.name}`, variant.plan()]),
    ),
  );

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
