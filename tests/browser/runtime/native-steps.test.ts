import { describe, expect, it } from "vitest";
import { findBridge } from "../../../src/browser/bridge/index.ts";
import type { StepPlan } from "../../../src/core/format/index.ts";
import cases from "../../cases/urls.json" with { type: "json" };
import { runStep, settle } from "../../support/session/open-session.ts";

const withoutShell = { bridge: findBridge({}, "") };

describe("native", () => {
  const native = (more: Partial<Extract<StepPlan, { do: "native" }>>): StepPlan => ({
    do: "native",
    action: "key",
    params: { phone: "+62 21-1234", url: "https://ok.example/x" },
    fallback: "none",
    ...more,
  });

  it("sends the message and goes on at once", () => {
    const { bridge, session } = runStep(native({}));
    expect(bridge.messages).toEqual([{ action: "key", params: { phone: "+62 21-1234", url: "https://ok.example/x" }, id: 1 }]);
    expect(session.store.getState().state.on).toBe(true);
  });

  it.each([
    ["back", [["back"]]],
    ["home", [["home"]]],
    ["tel", [["leave", "tel:+62211234", false]]],
    ["url", [["leave", "https://ok.example/x", false]]],
    ["none", []],
  ] as const)("does %s without a shell", (fallback, moves) => {
    expect(runStep(native({ fallback }), { ports: withoutShell }).moves).toEqual(moves);
  });

  it("goes home instead of back when there is no previous screen", () => {
    expect(runStep(native({ fallback: "back" }), { ports: withoutShell, request: { hasPrevious: false } }).moves).toEqual([["home"]]);
  });

  it.each([
    ["tel", { phone: "*123#" }, "Only inside the app"],
    ["url", { url: "file:///etc" }, "This link cannot be opened"],
  ] as const)("says so when %s cannot be done", (fallback, params, text) => {
    const opened = runStep(native({ fallback, params }), { ports: withoutShell });
    expect([opened.moves, opened.session.store.getState().toast?.text]).toEqual([[], text]);
  });

  describe("hands over only what it has checked", () => {
    const guarded = (params: { [name: string]: string }, more: Partial<Extract<StepPlan, { do: "native" }>> = {}): StepPlan =>
      native({ params, guards: { url: "url" }, schemes: ["shopapp"], ...more });

    it.each([
      ["https://ok.example/x?y=1#z", "https://ok.example/x?y=1#z"],
      ["/loan?id=7", "https://app.example/loan?id=7"],
      ["shopapp://product/9?from=list", "shopapp://product/9?from=list"],
      ["ShopApp:product", "shopapp:product"],
    ])("gives the shell %s", (url, given) => {
      expect(runStep(guarded({ url })).bridge.messages).toEqual([{ action: "key", params: { url: given }, id: 1 }]);
    });

    it("gives it none of the hostile addresses, whatever the step does with a reply", async () => {
      const more = [
        "shopapp\t://x",
        "shopapp://a:b@x",
        "otherapp://x",
        "javascript:shopapp://x",
        "intent://x#Intent;scheme=shopapp;end",
        "tel:110",
      ];
      const isAllowed = (url: unknown): boolean => /^(https?:\/\/(ok|app)\.example(:\d+)?[/?#]|shopapp:)/.test(String(url));
      for (const url of [...cases.candidates, ...more]) {
        for (const step of [guarded({ url }), guarded({ url }, { onReply: [] })]) {
          const { bridge, session, reports } = runStep(step);
          const handed = bridge.messages.map(({ params }) => params["url"]);
          expect(handed.every(isAllowed), `${url} gave ${handed}`).toBe(true);
          if (handed.length > 0) continue;
          expect(session.store.getState().toast?.text).toBe("This link cannot be opened");
          expect(reports).toEqual([{ what: "address-refused", screen: "screen", detail: { step: "native" } }]);
        }
      }
    });

    it.each(["javascript:alert(1)", "*21*110#", "110;ext=1", ""])("gives it no number such as `%s`", (phone) => {
      const opened = runStep(native({ params: { phone }, guards: { phone: "phone" } }));
      expect([opened.bridge.messages, opened.session.store.getState().toast?.text]).toEqual([[], "Only inside the app"]);
    });

    it("gives it a number as the server wrote it", () => {
      const opened = runStep(native({ params: { phone: "+62 21-1234" }, guards: { phone: "phone" } }));
      expect(opened.bridge.messages).toEqual([{ action: "key", params: { phone: "+62 21-1234" }, id: 1 }]);
    });

    it("opens no address of the app in the page", () => {
      const opened = runStep(guarded({ url: "shopapp://product" }, { fallback: "url" }), { ports: withoutShell });
      expect([opened.moves, opened.session.store.getState().toast?.text]).toEqual([[], "This link cannot be opened"]);
    });
  });

  it("runs the step's own steps without a shell", () => {
    expect(runStep(native({ fallback: [{ do: "go", route: "/x", params: {} }] }), { ports: withoutShell }).moves).toEqual([
      ["go", "/x", {}, false],
    ]);
  });

  it("waits for a reply when it has steps for one", async () => {
    const bridge = { platform: "ios" as const, present: () => true, send: () => true, ask: () => Promise.resolve({ ok: 1 }) };
    const opened = runStep(native({ onReply: [{ do: "go", route: "/x", params: { ok: { $: [".", "answer", "ok"] } } }] }), {
      ports: { bridge },
    });
    expect(opened.session.store.getState().state.on).toBe(false);
    await settle();
    expect([opened.moves, opened.session.store.getState().state.on]).toEqual([[["go", "/x", { ok: "1" }, false]], true]);
  });

  it("treats a shell that does not take the message as none", async () => {
    const bridge = { platform: "ios" as const, present: () => true, send: () => false, ask: () => Promise.resolve(undefined) };
    const opened = runStep(native({ onReply: [{ do: "stop" }], fallback: "home" }), { ports: { bridge } });
    await settle();
    expect([opened.moves, opened.session.store.getState().state.on]).toEqual([[["home"]], true]);
  });

  it("frees the control after three seconds, and goes on when the reply comes after all", async () => {
    let reply = (_: unknown): void => {};
    const ask = () =>
      new Promise((resolve) => {
        reply = resolve;
      });
    const bridge = { platform: "ios" as const, present: () => true, send: () => true, ask };
    const opened = runStep(native({ onReply: [{ do: "go", route: "/x", params: {} }], fallback: "home" }), { ports: { bridge } });
    opened.clock.advance(3000);
    await settle();
    expect(opened.moves).toEqual([]);
    reply(null);
    await settle();
    expect(opened.moves).toEqual([["go", "/x", {}, false]]);
  });
});
