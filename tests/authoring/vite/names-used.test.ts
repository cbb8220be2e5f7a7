// What a plan needs beside itself, where the shipped screens have no example of one need by itself.
import { describe, expect, it } from "vitest";
import { findNamesUsed } from "../../../src/authoring/vite/screens/names-used.ts";
import type { NodePlan, ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { emptyPlan } from "../../support/session/open-session.ts";

const withNode = (more: Partial<NodePlan>): Partial<ScreenPlan> => ({ body: [{ widget: "button", id: "go", props: {}, ...more }] });
const withStep = (step: StepPlan): Partial<ScreenPlan> => withNode({ on: { tap: [step] } });
const partsOf = (plan: Partial<ScreenPlan>, commits = false): readonly string[] => {
  const { features, views } = findNamesUsed({ ...emptyPlan, ...plan }, { commits });
  return [...features, ...views];
};

describe("a screen", () => {
  it("that shows texts needs no part beside those of every screen", () => {
    expect(partsOf(withNode({}))).toEqual([]);
  });

  it.each<[what: string, plan: Partial<ScreenPlan>, parts: readonly string[]]>([
    ["goes on", withStep({ do: "go", route: "/other", params: {} }), []],
    ["shows a message", withStep({ do: "toast", text: "Done", tone: "info" }), ["createToaster", "toast"]],
    ["shares a text", withStep({ do: "share", text: "Read this" }), ["createToaster", "toast"]],
    ["checks what was entered", withStep({ do: "validate", nodes: [] }), ["createToaster", "focus", "toast"]],
    ["leaves for an address", withStep({ do: "leave", url: "https://shop.example" }), ["createToaster", "toast"]],
    ["speaks to the shell", withStep({ do: "native", action: "close", params: {}, fallback: "back" }), []],
    [
      "hands the shell an address",
      withStep({ do: "native", action: "open", params: { url: "" }, guards: { url: "url" }, fallback: "none" }),
      ["createToaster", "guardParams", "toast"],
    ],
    ["waits for what is under way", withNode({ awaits: { tap: ["state.photo"] } }), ["createToaster", "toast"]],
    ["calls", { actions: { ask: { method: "GET", path: "/ask" } } }, ["createCaller", "createToaster", "toast"]],
    ["has what it cannot do without", withNode({ critical: true }), ["failed"]],
    ["has what is computed", { values: { sum: { value: { $: 1 }, reads: [] } } }, ["defineComputedValues"]],
    ["has a placeholder", withNode({ skeleton: { rem: 2, count: 1, shape: "line" } }), ["skeleton"]],
    ["loads", { load: { order: { action: "order", input: {}, after: [] } } }, ["openLoads", "failed", "loading"]],
    [
      "may be replaced",
      { replacedBy: ["f", "x"] },
      ["createToaster", "openLoads", "showRemoteScreen", "failed", "loading", "skeleton", "toast"],
    ],
  ])("that %s needs the parts for that", (_, plan, parts) => {
    expect(partsOf(plan)).toEqual(parts);
  });

  it("of a project with calls that commit may be the one that follows", () => {
    expect(partsOf({}, true)).toEqual(["openFollowing"]);
  });
});
