import { describe, expect, it } from "vitest";
import { planAnywhere, planDrawing } from "../../../src/authoring/compiler/plan/plan-drawing.ts";
import type { NodePlan } from "../../../src/core/format/index.ts";

const isPlain = (widget: string): boolean => widget === "plain";
const node = (more: Partial<NodePlan> = {}): NodePlan => ({ widget: "plain", id: "n", props: {}, ...more });
const mounted = node({ widget: "mounted" });
const item = { $: [".", "item"] };

describe("planDrawing", () => {
  it.each<[string, NodePlan, NodePlan["draw"]]>([
    ["a widget that has to be mounted", mounted, undefined],
    ["one about which nothing can change", node({ props: { text: "x" } }), "still"],
    ["one with events", node({ on: { tap: [] } }), "still"],
    ["one around others, whatever these are", node({ children: [mounted] }), "still"],
    ["one with a value", node({ live: { text: item } }), "value"],
    ["one that may be hidden", node({ when: [".", "state", "a"] }), "value"],
    ["one that shows that it waits", node({ on: { tap: [] }, waits: "n" }), "value"],
    ["one that waits for a response", node({ awaits: { tap: ["data.a"] } }), "value"],
    ["a bound one", node({ bind: "state.a", reads: ["state.a"] }), "value"],
    ["entries", node({ each: [".", "state", "list"], live: { text: item } }), "rows"],
    ["entries with nodes in them", node({ each: true, children: [node()], slots: { end: [node({ live: { text: item } })] } }), "rows"],
    ["entries that may be hidden", node({ each: true, when: ["==", [".", "index"], 0] }), undefined],
    ["entries with a widget that has to be mounted", node({ each: true, children: [node({ slots: { end: [mounted] } })] }), undefined],
    ["entries that hold values", node({ each: true, children: [node({ bind: "state.a" })] }), undefined],
    ["entries that repeat something", node({ each: true, children: [node({ each: true })] }), undefined],
    [
      "entries with a placeholder in them",
      node({ each: true, children: [node({ skeleton: { rem: 1, shape: "line", count: 1 } })] }),
      undefined,
    ],
    ["mounted entries", node({ widget: "mounted", each: true }), undefined],
  ])("of %s", (_, plan, draw) => {
    expect(planDrawing(plan, isPlain)).toBe(draw);
  });
});

describe("planAnywhere", () => {
  const list = node({ each: [".", "state", "list"] });
  const place = { text: { $: ["f", "string", [".", "index"]] } };
  it.each<[string, NodePlan, true | undefined]>([
    ["no entry", node(), undefined],
    ["entries that show their item", { ...list, live: { text: item } }, true],
    [
      "entries whose events know their place",
      { ...list, on: { tap: [{ do: "remove", path: "state.list", index: { $: [".", "index"] } }] } },
      true,
    ],
    ["entries that show their place", { ...list, live: place }, undefined],
    ["entries shown by their place", { ...list, when: ["==", [".", "index"], 0] }, undefined],
    ["entries in which a node shows the place", { ...list, children: [node({ slots: { end: [node({ live: place })] } })] }, undefined],
    ["entries whose own list depends on the place", { ...list, children: [node({ each: ["[", true, [".", "index"]] })] }, undefined],
    ["entries that count the items of a list in them", { ...list, live: { text: { $: ["map", [".", "item"], ["#", 0]] } } }, true],
  ])("of %s", (_, plan, anywhere) => {
    expect(planAnywhere(plan)).toBe(anywhere);
  });
});
