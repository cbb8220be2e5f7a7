import { describe, expect, it } from "vitest";
import { writeDefinition } from "../../../src/authoring/compiler/index.ts";
import {
  compiledVariant,
  compileSmall,
  type JsonObject,
  planLoad as load,
  nodeOf,
  planOf,
  screenFile,
  smallScreen,
} from "./small-project.ts";

const instalments: JsonObject = {
  params: { productId: "text", orderId: "text?" },
  load: { plan: { action: "instalmentPlan", input: { productId: "{params.productId}", orderId: "{params.orderId}" } } },
  state: { chosen: 1 },
  values: { waiting: "{data.plan.repayPlanDetail.repayWaitDetail}", total: "{waiting.filter(index < state.chosen).sum(totalAmount)}" },
  body: [
    { widget: "amount-header", id: "total", props: { label: "Total tagihan", amount: "Rp {group(total)}" } },
    { widget: "period-list", id: "waiting", bind: "state.chosen", props: { periods: "{waiting}", label: "Belanja cicilan" } },
    { widget: "text", id: "note", when: "data.plan.note != ''", props: { text: "{data.plan.note}" } },
    {
      widget: "pay-bar",
      id: "bar",
      critical: true,
      children: [
        {
          widget: "checkbox",
          id: "pay-all",
          props: { label: "Bayar semua", checked: "{state.chosen == size(waiting)}" },
          on: { change: [{ do: "set", path: "state.chosen", to: "{event ? size(waiting) : 1}" }] },
        },
        { widget: "button", id: "pay", props: { label: "Bayar Segera" }, on: { tap: "pay" } },
      ],
    },
  ],
  flows: {
    pay: [
      { do: "stop", when: "total == 0" },
      { do: "store", values: { payType: null } },
      { do: "go", screen: "loan-repay", params: { amount: "{total}" } },
    ],
  },
};

describe("planVariant", () => {
  it("compiles the instalments of the design", async () => {
    await expect(writeDefinition(planOf(instalments))).toMatchFileSnapshot("./instalments.plan.snap");
  });

  it("changes neither the definition nor the analysis", () => {
    const compilation = compileSmall({ ...smallScreen, ...instalments }, screenFile({ ...smallScreen, id: "loan-repay", route: "/repay" }));
    const variant = compiledVariant(compilation, "loan-small");
    const write = () => JSON.stringify([compilation.project.screens.get("loan-small"), variant.analysed.sites]);
    const before = write();
    // A host without names of its own gets the default ones, in a plan that is made for itself.
    expect(variant.plan("without-mapping.example")).toEqual(variant.plan());
    expect(write()).toBe(before);
  });

  it("is plain JSON", () => {
    const plan = planOf(instalments);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});

describe("paths that a node reads", () => {
  it.each<[string, JsonObject, JsonObject, readonly string[] | undefined]>([
    ["nothing that can change", { props: { text: "{params.a}{company.name}{launch.gid}" } }, { params: { a: "text" } }, undefined],
    ["the state", { props: { text: "{state.a}" } }, { state: { a: "" } }, ["state.a"]],
    ["values, followed to the end", { props: { text: "{b}" } }, { state: { a: "" }, values: { b: "{c}", c: "{state.a}" } }, ["state.a"]],
    ["an answer, which stays as it is", { props: { text: "{data.plan.note}" } }, { load }, undefined],
    [
      "an answer that is asked for again",
      { props: { text: "{data.plan.note}" } },
      { load, onReady: [{ do: "reload", load: "plan" }] },
      ["data.plan.note"],
    ],
    [
      "an answer that a step keeps",
      { props: { text: "{data.up.url ?? ''}" } },
      { onReady: [{ do: "call", action: "upload", as: "up" }] },
      ["data.up.url"],
    ],
    ["its condition", { props: { text: "x" }, when: "env.online" }, {}, ["env.online"]],
    [
      "the time and deadlines",
      { props: { text: "{string(now)}{string(timers.t)}" } },
      { timers: { t: { seconds: 5 } } },
      ["now", "timers.t"],
    ],
    ["what the device keeps", { props: { text: "{stored.payCode}x" } }, {}, ["stored.payCode"]],
  ])("are found for %s", (_, node, screen, reads) => {
    expect(nodeOf({ widget: "text", ...node }, screen)?.reads).toEqual(reads);
  });

  it("hold the bound value", () => {
    expect(nodeOf({ widget: "period-list", bind: "state.n", props: {} }, { state: { n: 1 } })?.reads).toEqual(["state.n"]);
  });
});

describe("what is stored as a cookie", () => {
  it.each<[string, JsonObject, readonly string[] | undefined]>([
    ["reads", { values: { who: "{stored.visitor}" } }, ["visitor"]],
    ["stores", { onOpen: [{ do: "store", values: { visitor: "V1", payCode: "1" } }] }, ["visitor"]],
    ["forgets by name", { onOpen: [{ do: "clear", names: ["visitor"] }] }, ["visitor"]],
    ["leaves alone", { onOpen: [{ do: "clear" }], values: { code: "{stored.payCode}" } }, undefined],
  ])("is named in the plan of a screen that %s it", (_, screen, cookies) => {
    expect(planOf(screen).cookies).toEqual(cookies);
  });
});

describe("a node's plan", () => {
  it("keeps fixed properties apart from computed ones", () => {
    const node = nodeOf({ widget: "text", props: { text: "{state.a}", tone: "plain" } }, { state: { a: "" } });
    expect([node?.props, node?.live]).toEqual([{ tone: "plain" }, { text: { $: [".", "state", "a"] } }]);
  });

  it("takes escaped braces as text", () => {
    expect(nodeOf({ widget: "text", props: { text: "{{a}}" } })?.props).toEqual({ text: "{a}" });
  });

  it("has a placeholder only where it needs a response", () => {
    const skeletonOf = (node: JsonObject) => nodeOf(node, { load })?.skeleton;
    expect(skeletonOf({ widget: "text", props: { text: "x" } })).toBeUndefined();
    expect(skeletonOf({ widget: "amount-header", props: { amount: "{data.plan.note}" } })).toEqual({
      rem: 5,
      shape: "card",
      bars: 1,
      count: 1,
    });
    expect(skeletonOf({ widget: "text", each: "data.plan.repayPlanDetail.repayWaitDetail", props: { text: "x" } })).toEqual({
      rem: 3,
      shape: "control",
      count: 3,
    });
    expect(skeletonOf({ widget: "text", skeleton: 7, props: { text: "{data.plan.note}" } })).toEqual({
      rem: 3,
      shape: "control",
      count: 7,
    });
  });

  it("has a placeholder below a node that waits, also one inside of another or a heading that may grow", () => {
    const optional = { plan: { action: "instalmentPlan", input: { productId: "1", orderId: "2" }, optional: true } };
    const last = { widget: "text", id: "last", props: { text: "x" } };
    const skeletonBelow = (above: JsonObject) =>
      planOf({ load: optional, body: [{ id: "above", ...above }, last] })?.body.find(({ id }) => id === "last")?.skeleton;
    const awaiting = { widget: "text", id: "inner", props: { text: "{data.plan.note ?? ''}" } };
    const follows = { rem: 3, shape: "control", count: 1, follows: true };
    expect(skeletonBelow({ widget: "text", props: { text: "{data.plan.note ?? ''}" } })).toEqual(follows);
    expect(skeletonBelow({ widget: "stack", children: [awaiting] })).toEqual(follows);
    expect(skeletonBelow({ widget: "page-title", props: { title: "{data.plan.note ?? 'Plan'}" } })).toEqual(follows);
    expect(skeletonBelow({ widget: "text", props: { text: "y" } })).toBeUndefined();
  });

  it("is shown at once when it is a heading that has a text without the response", () => {
    const title = { widget: "page-title", props: { title: "{data.plan.note ?? 'Plan'}" } };
    const mayStayAway = { plan: { action: "instalmentPlan", input: { productId: "1", orderId: "2" }, optional: true } };
    expect(nodeOf(title, { load })?.skeleton).toEqual({ rem: 3, shape: "control", count: 1 });
    expect(nodeOf(title, { load: mayStayAway })?.skeleton).toBeUndefined();
    expect(nodeOf({ widget: "text", props: { text: "{data.plan.note ?? ''}" } }, { load: mayStayAway })?.skeleton).toBeDefined();
  });

  it.each<[string, string | readonly JsonObject[], string | undefined]>([
    ["a call", [{ do: "call", action: "upload" }], "node"],
    ["a call that nobody waits for", [{ do: "call", action: "note" }], undefined],
    ["a flow that calls", "other", "other"],
    ["a step that runs such a flow", [{ do: "run", flow: "other" }], "other"],
    [
      "more than such a flow",
      [
        { do: "run", flow: "other" },
        { do: "toast", text: "x" },
      ],
      "node",
    ],
    ["a change", [{ do: "set", path: "state.a", to: "x" }], undefined],
    ["a call in a branch", [{ do: "if", if: "env.online", then: [{ do: "wait", ms: 5 }] }], "node"],
  ])("knows whether %s keeps it waiting", (_, tap, waits) => {
    expect(
      nodeOf({ widget: "button", on: { tap } }, { state: { a: "" }, flows: { other: [{ do: "call", action: "upload" }] } })?.waits,
    ).toBe(waits);
  });

  it("is not kept waiting by the flow of its list", () => {
    const list = { widget: "button", each: "split('a,b', ',')", on: { nearEnd: [{ do: "call", action: "upload" }] } };
    expect(nodeOf(list)).toMatchObject({ on: { nearEnd: [{ do: "call" }] } });
    expect(nodeOf(list)?.waits).toBeUndefined();
  });

  it("leaves out a property that is null", () => {
    expect(nodeOf({ widget: "button", props: { label: null } })?.props).toEqual({});
  });

  it("runs a named flow by its name", () => {
    expect(nodeOf({ widget: "button", on: { tap: "pay" } }, { flows: { pay: [{ do: "stop" }] } })?.on).toEqual({
      tap: [{ do: "run", flow: "pay" }],
    });
  });
});
