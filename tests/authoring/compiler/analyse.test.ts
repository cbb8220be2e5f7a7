import { describe, expect, it } from "vitest";
import { describeType } from "../../../src/core/expression/index.ts";
import { compiledVariant, compileSmall, errorsOf, type JsonObject, smallScreen } from "./small-project.ts";

const text = (value: string): JsonObject => ({ widget: "text", id: "text", props: { text: value } });
const load: JsonObject = { plan: { action: "instalmentPlan", input: { productId: "1", orderId: "2" } } };

/** Types of the expressions of a screen, by pointer. */
function typesOf(screen: JsonObject): { [pointer: string]: string } {
  const { sites } = compiledVariant(compileSmall({ ...smallScreen, ...screen }), "loan-small").analysed;
  return Object.fromEntries(sites.map(({ pointer, checked }) => [pointer, checked.errors[0]?.message ?? describeType(checked.type)]));
}

describe("what expressions can read", () => {
  it.each([
    ["{params.a}", "text"],
    ["{launch.deviceId}", "text"],
    ["{data.plan.note}", "text"],
    ["{state.chosen}", "a number"],
    ["{state.periods}", "a list of objects"],
    ["{stored.payType}", "a number or empty"],
    ["{stored.payCode}", "text or empty"],
    ["{market.id}", "'india' or 'indonesia'"],
    ["{env.platform}", "'android', 'ios' or 'none'"],
    ["{company.name}", "text"],
    ["{company.cin}", "text or empty"],
    ["{now}", "a number"],
    ["{timers.resend}", "a number"],
    ["{waiting}", "a list of objects"],
  ])("%s is %s", (value, type) => {
    const found = typesOf({
      params: { a: "text" },
      load,
      state: { chosen: 1, periods: { type: "Period[]", initial: [] } },
      timers: { resend: { seconds: 60 } },
      values: { waiting: "{data.plan.repayPlanDetail.repayWaitDetail}", probe: value },
      body: [text("x")],
    });
    expect(found["/values/probe"]).toBe(type);
  });

  it("keeps the token from expressions", () => {
    expect(errorsOf({ values: { secret: "{launch.token}" } })).toHaveLength(1);
  });

  it("gives the entry inside each, to the node and all inside it", () => {
    const found = typesOf({
      load,
      body: [
        {
          widget: "pay-bar",
          id: "bar",
          each: "data.plan.repayPlanDetail.repayWaitDetail",
          key: "string(index)",
          children: [{ ...text("{string(item.totalAmount)}"), when: "index > 0" }],
        },
      ],
    });
    expect([found["/body/0/children/0/props/text"], found["/body/0/children/0/when"]]).toEqual(["text", "yes/no"]);
  });

  it("has no entry outside each", () => {
    expect(errorsOf({ body: [text("{item.totalAmount}")] })).toHaveLength(1);
  });

  it("lets a first value read only what is there before the screen", () => {
    expect(errorsOf({ params: { a: "text" }, state: { a: "{params.a}", b: "{state.a}" } })).toEqual([
      expect.stringContaining("/state/b: "),
    ]);
  });

  it("says that a response loaded under a condition may be empty", () => {
    expect(
      typesOf({ load: { plan: { action: "instalmentPlan", when: "env.online" } }, values: { probe: "{data.plan}" } })["/values/probe"],
    ).toBe("an object or empty");
  });

  it("says that responses may be empty in a flow that runs on opening", () => {
    expect(typesOf({ load, state: { a: "" }, onOpen: [{ do: "toast", text: "x", when: "data.plan != null" }] })["/onOpen/0/when"]).toBe(
      "yes/no",
    );
  });
});

describe("a text that must be constant", () => {
  it("may not be computed", () => {
    const { sites } = compiledVariant(compileSmall({ ...smallScreen, description: "{upper('a')}" }), "loan-small").analysed;
    expect(sites.flatMap(({ checked }) => checked.errors.map(({ message, help }) => `${message} ${help}`))).toEqual([
      "This text is computed, but it must be constant here. Write it literally, or use one of the texts: `{texts.name}`.",
    ]);
  });
});

describe("what flows can read", () => {
  it("gives the event of the widget", () => {
    const found = typesOf({
      state: { all: false },
      body: [{ widget: "checkbox", id: "all", props: {}, on: { change: [{ do: "set", path: "state.all", to: "{event}" }] } }],
    });
    expect(found["/body/0/on/change/0/to"]).toBe("yes/no");
  });

  it("joins the events of all who start a named flow", () => {
    const found = typesOf({
      state: { all: { type: "boolean?", initial: null } },
      body: [
        { widget: "checkbox", id: "all", props: {}, on: { change: "go" } },
        { widget: "button", id: "b", props: {}, on: { tap: "go" } },
      ],
      flows: { go: [{ do: "set", path: "state.all", to: "{event}" }] },
    });
    expect(found["/flows/go/0/to"]).toBe("yes/no or empty");
  });

  it("gives the response after a call, and the failure in its branches", () => {
    const found = typesOf({
      state: { a: "" },
      flows: {
        go: [
          {
            do: "call",
            action: "upload",
            fail: [{ do: "toast", text: "{answer.kind}" }],
            codes: { "01": [{ do: "toast", text: "{answer.message}" }] },
            ok: [{ do: "set", path: "state.a", to: "{answer.url}" }],
          },
          { do: "toast", text: "{answer.url}" },
        ],
      },
      onReady: "go",
    });
    expect(found).toMatchObject({
      "/flows/go/0/fail/0/text": "'network', 'timeout', 'service', 'signedOut' or 'refused'",
      "/flows/go/0/codes/01/0/text": "text",
      "/flows/go/0/ok/0/to": "text",
      "/flows/go/1/text": "text",
    });
  });

  it("has no entry in the event of a list, which belongs to all of them", () => {
    const read = [{ do: "toast", text: "{item}" }];
    const row = (event: string) => ({ widget: "button", id: "row", each: "split('a,b', ',')", on: { [event]: read } });
    expect(errorsOf({ body: [row("tap")] })).toEqual([]);
    expect(errorsOf({ body: [row("nearEnd")] })).toHaveLength(1);
  });

  it("keeps the last response over a call that nobody waits for", () => {
    expect(
      errorsOf({
        onReady: [
          { do: "call", action: "upload" },
          { do: "call", action: "note" },
          { do: "toast", text: "{answer.url}" },
        ],
      }),
    ).toEqual([]);
  });

  it("finds a field that the response does not have", () => {
    expect(
      errorsOf({
        onReady: [
          { do: "call", action: "upload" },
          { do: "toast", text: "{answer.ulr}" },
        ],
      }),
    ).toHaveLength(1);
  });

  it("gives a response that a step stores, which may be empty before", () => {
    expect(typesOf({ values: { probe: "{data.up}" }, onReady: [{ do: "call", action: "upload", as: "up" }] })["/values/probe"]).toBe(
      "an object or empty",
    );
  });

  it("does not run in cycles", () => {
    expect(errorsOf({ flows: { a: [{ do: "run", flow: "b" }], b: [{ do: "run", flow: "a" }] }, onReady: "a" })).toEqual([]);
  });
});

describe("what places want", () => {
  it.each([
    ["a property of a widget", { body: [text("{state.n}")] }],
    ["a condition", { body: [{ ...text("x"), when: "state.n" }] }],
    ["a list to repeat", { body: [{ ...text("x"), each: "state.n" }] }],
    ["an input of an action", { load: { plan: { action: "instalmentPlan", input: { orderId: "{state.n}" } } } }],
    ["a state value", { state: { n: 1, a: "" }, onReady: [{ do: "set", path: "state.a", to: "{state.n}" }] }],
    [
      "an entry of a list",
      { state: { n: 1, list: { type: "text[]", initial: [] } }, onReady: [{ do: "append", path: "state.list", value: "{state.n}" }] },
    ],
    [
      "many entries of a list",
      { state: { n: 1, list: { type: "text[]", initial: [] } }, onReady: [{ do: "append", path: "state.list", values: "{state.n}" }] },
    ],
    [
      "a place in a list",
      { state: { n: "", list: { type: "text[]", initial: [] } }, onReady: [{ do: "remove", path: "state.list", index: "{state.n}" }] },
    ],
    ["a stored value", { state: { n: "" }, onReady: [{ do: "store", values: { payType: "{state.n}" } }] }],
    ["a reply", { body: [{ widget: "uploader", id: "u", on: { upload: [{ do: "reply", with: "{state.n}" }] } }] }],
    ["a message", { onReady: [{ do: "toast", text: "{state.n}" }] }],
  ])("refuses another kind for %s", (_, screen) => {
    expect(errorsOf({ state: { n: 1 }, ...screen })).toHaveLength(1);
  });

  it("takes the file of an event for an action", () => {
    expect(
      errorsOf({
        body: [
          {
            widget: "uploader",
            id: "u",
            on: {
              upload: [
                { do: "call", action: "upload", input: { file: "{event.file}" } },
                { do: "reply", with: "{answer.url}" },
              ],
            },
          },
        ],
      }),
    ).toEqual([]);
  });
});
