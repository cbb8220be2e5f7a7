import { describe, expect, it, vi } from "vitest";
import { checkScreens } from "../../src/checker/index.ts";
import { loadProject } from "../../src/definition/index.ts";
import { readProjectFiles } from "../../src/publish/index.ts";
import { compileShipped, openShipped, project, sandboxProject, waitWhileLoading } from "../support/shipped-screens.ts";

const plans = compileShipped();
const situations = [...plans].flatMap(([name, plan]) => {
  const file = sandboxProject.scenarios.find(({ screen }) => screen === plan.id);
  const names = Object.keys(file?.scenarios ?? { ok: {} });
  return names.map((scenario) => ({ name, scenario, plan, state: file?.scenarios[scenario]?.state ?? "ready" }));
});

describe("every screen", () => {
  it("is clean", () => {
    expect(checkScreens(project)).toEqual([]);
  });

  it("keeps its definition unchanged while it is checked and compiled", () => {
    const before = JSON.stringify([...project.screens]);
    checkScreens(project);
    compileShipped();
    expect(JSON.stringify([...project.screens])).toBe(before);
    expect([...loadProject(readProjectFiles(".")).screens.keys()]).toEqual([...project.screens.keys()]);
  });

  it.each([...plans.keys()])("%s has the plan that was agreed", async (name) => {
    await expect(`${JSON.stringify(plans.get(name), null, 2)}\n`).toMatchFileSnapshot(`plans/${name}.snap`);
  });

  it.each([...plans.keys()])("%s has the same plan when it is compiled again", (name) => {
    expect(compileShipped().get(name)).toEqual(plans.get(name));
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
