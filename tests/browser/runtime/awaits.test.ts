// What a control waits for: responses and values that its flow passes on.
import { describe, expect, it } from "vitest";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { action, button, openTestSession, settle } from "../../support/session/open-session.ts";

const send = { do: "call", action: "pay", input: { amount: { $: [".", "data", "terms", "amount"] } } } as const;
const ok = (data: unknown) => ({ code: "00", data });

function openWith({ awaits = { tap: ["data.terms"] }, ...more }: Partial<NodePlan> = {}) {
  return openTestSession({
    plan: {
      load: { terms: { action: "terms", input: {}, after: [] }, other: { action: "other", input: {}, after: [] } },
      actions: { terms: action({ path: "/terms" }), other: action({ path: "/other" }), pay: action({ path: "/pay" }) },
      state: { photos: { initial: [] } },
      body: [
        button([send], { awaits, ...more }),
        button([{ do: "reload", load: "terms" }], { id: "again" }),
        { widget: "uploader", id: "photos", props: {}, bind: "state.photos" },
      ],
    },
  });
}

type Opened = ReturnType<typeof openWith>;
const sentTo = ({ sent }: Opened, path: string) => sent.filter(({ action: { path: at } }) => at === path);
const isInert = ({ node }: Opened) => node("go").props()["busy"] === true && node("go").props()["waiting"] === true;

describe("a control that passes on a response", () => {
  it("is inert and starts nothing until the response has arrived, whatever else has", async () => {
    const opened = openWith();
    sentTo(opened, "/other")[0]?.answer(ok(null));
    await settle();
    expect(isInert(opened)).toBe(true);
    await opened.tap();
    expect(sentTo(opened, "/pay")).toEqual([]);
    sentTo(opened, "/terms")[0]?.answer(ok({ amount: 7 }));
    await settle();
    expect(isInert(opened)).toBe(false);
    void opened.tap();
    expect(sentTo(opened, "/pay").map(({ input }) => input)).toEqual([{ amount: 7 }]);
  });

  it("waits again while the response is loaded again, and no longer when that fails", async () => {
    const opened = openWith();
    sentTo(opened, "/terms")[0]?.answer(ok({ amount: 7 }));
    await settle();
    void opened.tap("again");
    expect(isInert(opened)).toBe(true);
    sentTo(opened, "/terms")[1]?.fail("network");
    await settle();
    expect(isInert(opened)).toBe(false);
  });

  it("renders once more when the response comes, as its paths say", () => {
    expect(openWith().node("go").paths).toEqual(["waiting.data.terms"]);
  });

  it("waits for the response of a call that another flow has started", async () => {
    const opened = openTestSession({
      plan: {
        actions: { begin: action({ path: "/begin" }), pay: action({ path: "/pay" }) },
        onOpen: [{ do: "call", action: "begin", input: {}, as: "begun" }],
        body: [button([{ ...send, input: { sid: { $: [".", "data", "begun"] } } }], { awaits: { tap: ["data.begun"] } })],
      },
    });
    await opened.tap();
    expect(opened.sent.length).toBe(1);
    opened.sent[0]?.answer(ok("S1"));
    await settle();
    void opened.tap();
    expect(opened.sent[1]?.input).toEqual({ sid: "S1" });
  });

  it("goes on without an optional response that did not come", async () => {
    const opened = openTestSession({
      plan: {
        load: { offer: { action: "offer", input: {}, after: [], optional: true } },
        actions: { offer: action({ path: "/offer" }), pay: action({ path: "/pay" }) },
        body: [button([send], { awaits: { tap: ["data.offer"] } })],
      },
    });
    opened.sent[0]?.fail("service");
    await settle();
    void opened.tap();
    expect(opened.sent[1]?.action.path).toBe("/pay");
  });
});

describe("a control that passes on a value of another node", () => {
  const awaits = { tap: ["state.photos"] };

  it("is inert while the value is made", async () => {
    const opened = openWith({ awaits });
    opened.session.hold(opened.node("photos"), true);
    expect(isInert(opened)).toBe(true);
    await opened.tap();
    expect(sentTo(opened, "/pay")).toEqual([]);
    opened.session.hold(opened.node("photos"), undefined);
    void opened.tap();
    expect(sentTo(opened, "/pay").length).toBe(1);
  });

  it("shows why a part was refused in place of leaving it out, and marks and focuses the node", async () => {
    const opened = openWith({ awaits });
    opened.session.hold(opened.node("photos"), "Retry or remove it");
    expect(isInert(opened)).toBe(false);
    await opened.tap();
    const { toast, invalid, focus } = opened.session.store.getState();
    expect([toast?.text, Object.keys(invalid), focus?.node]).toEqual(["Retry or remove it", ["photos"], "photos"]);
    expect(sentTo(opened, "/pay")).toEqual([]);
    opened.session.hold(opened.node("photos"), undefined);
    expect(opened.session.store.getState().invalid).toEqual({});
  });
});
