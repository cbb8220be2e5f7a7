import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { button, openTestSession, settle, testRequest } from "../../support/session/open-session.ts";

describe("stored values", () => {
  const stored = { payType: "number", payCode: "text?", bank: "BankCard?", methods: "text[]" };
  const read = (device: { readonly [key: string]: string }): unknown =>
    openTestSession({ plan: { stored }, device }).session.store.getState().stored;

  it("are read by the names that the plan has", () => {
    expect(
      read({ "layar.payType": "1", "layar.payCode": '"BCA"', "layar.bank": '{"id":1}', "layar.methods": '["ATM"]', "layar.other": "1" }),
    ).toEqual({ payType: 1, payCode: "BCA", bank: { id: 1 }, methods: ["ATM"] });
  });

  it.each(["", "{", "null", "undefined", '"1"', "[]", "true", "NaN"])("are dropped when the device has %j for a number", (text) => {
    expect(read({ "layar.payType": text })).toMatchObject({ payType: null });
  });

  it("are kept and cleared by `store` at once", () => {
    const steps: StepPlan[] = [{ do: "store", values: { payType: 2, payCode: null, toString: "x" } }];
    const opened = openTestSession({ plan: { stored, body: [button(steps)] }, device: { "layar.payCode": '"BCA"' } });
    void opened.tap();
    expect(opened.session.store.getState().stored).toMatchObject({ payType: 2, payCode: null });
    expect([...opened.device.map]).toEqual([
      ["layar.payType", "2"],
      ["layar.values.owner", testRequest.launch.owner],
    ]);
  });

  it("are removed, but for records of commits, when another user opens a screen", () => {
    const plan = { stored, body: [button([{ do: "store", values: { payType: 2 } }])] };
    const by = (owner: string) => ({ request: { launch: { ...testRequest.launch, owner } } });
    const record = { "layar.intent.one.pay.1": '{"state":"sent","n":0,"day":"1","turn":0,"at":0}' };
    const first = openTestSession({ plan, device: record, ...by("one") });
    void first.tap();
    const left = (owner: string) => {
      const { session, device } = openTestSession({ plan, device: Object.fromEntries(first.device.map), ...by(owner) });
      return [session.store.getState().stored["payType"], device.keys().filter((key) => key !== "layar.values.owner")];
    };
    const kept = [2, [...Object.keys(record), "layar.payType"]];
    expect([left("one"), left(""), left("two")]).toEqual([kept, kept, [null, Object.keys(record)]]);
  });
});

const draftPlan: Partial<ScreenPlan> = {
  params: { orderNo: "text" },
  state: { text: { initial: "", draft: "device" }, images: { initial: [], draft: "device" }, plain: { initial: "" } },
  body: [
    { widget: "t", id: "text", props: {}, bind: "state.text" },
    { widget: "t", id: "plain", props: {}, bind: "state.plain" },
    button([{ do: "clear" }]),
    button([{ do: "clear", names: ["payType"] }], { id: "one" }),
  ],
};

function open(device: { readonly [key: string]: string }, orderNo = "A") {
  return openTestSession({ plan: draftPlan, device, request: { params: { orderNo } } });
}

describe("drafts", () => {
  it("come back for the same parameters only", () => {
    const first = open({});
    first.session.change(first.node("text"), "typed");
    first.session.change(first.node("plain"), "typed");
    first.session.close();
    const kept = Object.fromEntries(first.device.map);
    expect(Object.keys(kept)).toEqual(["layar.draft.screen.text"]);
    expect(open(kept).session.store.getState().state).toEqual({ text: "typed", images: [], plain: "" });
    expect(open(kept, "B").session.store.getState().state).toEqual({ text: "", images: [], plain: "" });
  });

  it("stay with their place in the visit when the plan says so", () => {
    const state: ScreenPlan["state"] = { text: { initial: "", draft: "visit" } };
    const plan = { ...draftPlan, state };
    const openAt = (place: number, visit = {}) => openTestSession({ plan, visit, request: { params: { orderNo: "A" }, place } });
    const first = openAt(0.25);
    first.session.change(first.node("text"), "typed");
    first.session.close();
    const kept = Object.fromEntries(first.visit.map);
    expect([Object.keys(kept), first.device.map.size]).toEqual([["layar.draft.screen.text"], 0]);
    expect(openAt(0.25, kept).session.store.getState().state.text).toBe("typed");
    expect(openAt(0.75, kept).session.store.getState().state.text).toBe("");
  });

  it("come back where there was nothing at first", () => {
    const plan = { ...draftPlan, state: { text: { initial: null, draft: "device" as const } } };
    const first = openTestSession({ plan });
    first.session.change(first.node("text"), "typed");
    first.session.close();
    const again = openTestSession({ plan, device: Object.fromEntries(first.device.map) });
    expect(again.session.store.getState().state.text).toBe("typed");
  });

  it("are stored before what the user does next, and when the screen closes", () => {
    const { session, node, tap, device } = openTestSession({ plan: draftPlan });
    const kept = (): unknown => JSON.parse(device.map.get("layar.draft.screen.text") ?? "[]")[1];
    session.change(node("text"), "typed");
    expect(kept()).toBeUndefined();
    void tap("one");
    expect(kept()).toBe("typed");
    session.change(node("text"), "typed more");
    session.close();
    expect(kept()).toBe("typed more");
  });

  it("are cleared by a flow that the last key has started", async () => {
    const text = { widget: "t", id: "text", props: {}, bind: "state.text", on: { change: [{ do: "clear" as const }] } };
    const { session, node, device } = openTestSession({ plan: { ...draftPlan, body: [text] } });
    session.change(node("text"), "typed");
    await settle();
    session.close();
    expect(device.keys()).toEqual([]);
  });

  it("are cleared by `clear` and not saved again by it", async () => {
    const opened = open({ "layar.payType": "1", other: "1" });
    opened.session.change(opened.node("text"), "typed");
    void opened.tap();
    opened.session.close();
    await settle();
    expect([...opened.device.map.keys()]).toEqual(["other"]);
  });

  it("stay when only names are forgotten", () => {
    const opened = open({ "layar.payType": "1" });
    opened.session.change(opened.node("text"), "typed");
    void opened.tap("one");
    expect([...opened.device.map.keys()]).toEqual(["layar.draft.screen.text"]);
  });

  it("do no harm whatever the device holds", () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((value) => `["[false,[[\\"orderNo\\",\\"A\\"]]]",${value}]`),
    );
    fc.assert(
      fc.property(text, (kept) => {
        const { state } = open({ "layar.draft.screen.text": kept, "layar.draft.screen.images": kept }).session.store.getState();
        expect([typeof state.text, Array.isArray(state.images)]).toEqual(["string", true]);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  it("do not touch the visit, where countdowns live", () => {
    const opened = openTestSession({ plan: draftPlan, visit: { "layar.timer.screen.x": "1" } });
    void opened.tap();
    expect([...opened.visit.map.keys()]).toEqual(["layar.timer.screen.x"]);
  });
});
