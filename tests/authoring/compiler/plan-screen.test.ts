import { describe, expect, it } from "vitest";
import { type JsonObject, planLoad as load, nodeOf, planOf } from "./small-project.ts";

describe("a step's plan", () => {
  const stepsOf = (steps: readonly JsonObject[], screen: JsonObject = {}) => planOf({ ...screen, onReady: steps }).onReady;

  it("links screens to routes", () => {
    const params = { amount: 5 };
    expect(
      stepsOf([
        { do: "go", screen: "loan-repay", params, replace: true },
        { do: "back", screen: "loan-repay", params },
      ]),
    ).toEqual([
      { do: "go", route: "/repay", params, replace: true },
      { do: "back", route: "/repay", params },
    ]);
  });

  it("links shell keys to actions, with what happens without a shell", () => {
    expect(stepsOf([{ do: "native", key: "closeWebView" }])).toEqual([{ do: "native", action: "close", params: {}, fallback: "back" }]);
  });

  it("tracks through the shell", () => {
    expect(stepsOf([{ do: "track", event: "opened", params: { n: 1 } }])).toEqual([
      { do: "native", action: "countEvent", params: { event: "opened", n: 1 }, fallback: "none" },
    ]);
  });

  it("gives toasts their tone", () => {
    expect(stepsOf([{ do: "toast", text: "No" }])).toEqual([{ do: "toast", text: "No", tone: "failure" }]);
  });

  it("lists the nodes to validate, all by default", () => {
    const body: JsonObject[] = [
      { widget: "period-list", id: "a", bind: "state.a", rules: ["some"] },
      { widget: "period-list", id: "b", bind: "state.b", rules: ["some"] },
    ];
    const a = { node: "a", bind: "state.a", rules: ["some"] };
    const b = { node: "b", bind: "state.b", rules: ["some"] };
    expect(stepsOf([{ do: "validate" }, { do: "validate", nodes: ["b"] }], { state: { a: 1, b: 1 }, body })).toEqual([
      { do: "validate", nodes: [a, b] },
      { do: "validate", nodes: [b] },
    ]);
  });
});

describe("a screen's plan", () => {
  it("loads a response after those that it reads", () => {
    const plan = planOf({
      values: { note: "{data.plan.note}" },
      load: { ...load, second: { action: "instalmentPlan", input: { productId: "{note}", orderId: "1" } } },
    });
    expect([plan.load["plan"]?.after, plan.load["second"]?.after]).toEqual([[], ["plan"]]);
  });

  it("holds only the actions that it uses", () => {
    expect(Object.keys(planOf({ load, onReady: [{ do: "call", action: "note" }] }).actions)).toEqual(["instalmentPlan", "note"]);
  });

  it("holds only the wire names of the host that matter", () => {
    expect(planOf({ load }, "other.example").actions["instalmentPlan"]?.wire).toEqual({
      request: { orderId: "oi" },
      answer: { note: "nt", totalAmount: "ta" },
    });
    expect(planOf({ load }).actions["instalmentPlan"]?.wire).toBeUndefined();
  });

  it("ticks only where the time is read", () => {
    expect([planOf({}).ticks, planOf({ values: { t: "{now}" } }).ticks]).toEqual([undefined, true]);
  });

  it("computes values again when a response arrives", () => {
    expect(planOf({ load, params: { a: "text" }, values: { v: "{data.plan.note}{params.a}" } }).values["v"]?.reads).toEqual([
      "data.plan.note",
    ]);
  });
});

describe("what a node waits for", () => {
  const read = { do: "go", screen: "loan-repay", params: { amount: "{data.plan.note}" } };
  const awaitsOf = (node: JsonObject, screen: JsonObject = {}) =>
    nodeOf({ widget: "button", props: { label: "Pay" }, ...node }, { load, ...screen })?.awaits;

  it.each<[string, JsonObject, JsonObject?]>([
    ["reads", { on: { tap: [read] } }],
    [
      "reads through values",
      { on: { tap: [{ ...read, params: { amount: "{amount}" } }] } },
      { values: { amount: "{note}", note: "{data.plan.note}" } },
    ],
    ["reads in a flow that it runs", { on: { tap: "first" } }, { flows: { first: [{ do: "run", flow: "second" }], second: [read] } }],
    [
      "decides by",
      {
        on: {
          tap: [
            { do: "stop", when: "data.plan.note == ''" },
            { do: "native", key: "closeWebView" },
          ],
        },
      },
    ],
    ["names itself", { awaits: ["plan"], on: { tap: [{ do: "close" }] } }],
  ])("is a response that it %s", (_, node, screen = {}) => {
    expect(awaitsOf(node, screen)).toEqual({ tap: ["data.plan"] });
  });

  it("is a response that another node shows before the tap, for what the tap needs to be seen", () => {
    const shown = { widget: "text", id: "shown", discloses: ["amount"], props: { text: "{data.plan.note}" } };
    const pay = { widget: "button", id: "pay", needs: ["amount"], props: { label: "Pay" }, on: { tap: [{ do: "close" }] } };
    expect(planOf({ load, body: [pay, shown] }).body[0]?.awaits).toEqual({ tap: ["data.plan"] });
  });

  it("is the value of a node that uploads, and the response of a call under a name", () => {
    const plan = planOf({
      load,
      state: { photos: { type: "text[]", initial: [] } },
      onReady: [{ do: "call", action: "instalmentPlan", input: { productId: "1", orderId: "2" }, as: "later" }],
      body: [
        { widget: "uploader", id: "photos", bind: "state.photos", on: { upload: [{ do: "reply", with: "a" }] } },
        {
          widget: "button",
          id: "send",
          props: { label: "Send" },
          on: { tap: [{ ...read, params: { amount: "{size(state.photos) > 0 ? data.later.note : ''}" } }] },
        },
      ],
    });
    expect(plan.body.map(({ awaits }) => awaits)).toEqual([undefined, { tap: ["data.later", "state.photos"] }]);
  });

  it.each<[string, JsonObject]>([
    ["leads back", { on: { tap: [{ ...read, do: "back" }] } }],
    ["stays on the screen", { on: { tap: [{ do: "toast", text: "{data.plan.note}" }] } }],
    ["reads nothing that can be missing", { on: { tap: [{ do: "native", key: "closeWebView" }] } }],
    ["belongs to the heading", { widget: "page-title", props: { title: "Pay" }, on: { back: [read] } }],
    ["follows a change that is made", { widget: "checkbox", on: { change: [read] } }],
  ])("is nothing where the flow %s", (_, node) => {
    expect(awaitsOf(node)).toBe(undefined);
  });
});
