import { describe, expect, it, vi } from "vitest";
import type { ScreenModule } from "../../../src/browser/runtime/index.ts";
import { action, button, openTestSession, settle } from "../../support/session/open-session.ts";

describe("a response that the screen can do without", () => {
  const load = {
    tips: { action: "tips", input: {}, after: [], optional: true },
    order: { action: "order", input: {}, after: ["tips"] },
  } as const;
  const open = () => openTestSession({ plan: { load, actions: { tips: action(), order: action() } } });

  it("says what the server says when it refuses, and goes on", async () => {
    const { sent, session } = open();
    sent[0]?.answer({ code: "5", message: "There is no such offer" });
    await settle();
    sent[1]?.answer({ code: "00", data: null });
    await settle();
    const { status, toast } = session.store.getState();
    expect([status, toast?.text, toast?.tone]).toEqual(["ready", "There is no such offer", "failure"]);
  });

  it.each(["network", "service", "timeout"] as const)("goes on without a word after a failure of the kind %s", async (kind) => {
    const { sent, session } = open();
    sent[0]?.fail(kind);
    await settle();
    expect(sent.length).toBe(2);
    expect(session.store.getState().toast).toBeNull();
  });

  it("is given up when it takes too long, so that a late one changes nothing", async () => {
    const { clock, sent, session } = open();
    clock.advance(4999);
    await settle();
    expect([sent.length, sent[0]?.signal.aborted]).toEqual([1, false]);
    clock.advance(1);
    sent[0]?.answer({ code: "00", data: ["late"] });
    await settle();
    expect(sent.length).toBe(2);
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[1]?.answer({ code: "00", data: null });
    await settle();
    const { status, data, waiting, toast } = session.store.getState();
    expect([status, data, waiting.data, toast]).toEqual(["ready", { tips: null, order: null }, {}, null]);
  });

  it("is not given up once it has come", async () => {
    const { clock, sent } = open();
    sent[0]?.answer({ code: "00", data: ["tip"] });
    await settle();
    clock.advance(5000);
    expect(clock.waiting()).toBe(0);
    expect(sent[1]?.signal.aborted).toBe(false);
  });

  it("may be a whole screen, also at the second try", async () => {
    const { tips } = load;
    const body = [button([{ do: "reload", load: "tips" }])];
    const plan = { load: { tips }, actions: { tips: action() }, body, replacedBy: [".", "data", "tips", "screen"] };
    const shown: unknown[] = [];
    const reader = async () => ({
      read: (value: unknown, host: ScreenModule) => ({ screen: { ...host, plan: { ...host.plan, id: `${value}` } } }),
    });
    const opened = openTestSession({ plan, module: { reader }, ports: { replace: (next) => shown.push(next.plan.id) } });
    opened.sent[0]?.answer({ code: "5", message: "Try once more" });
    await settle();
    expect([opened.session.store.getState().status, shown]).toEqual(["ready", []]);
    void opened.tap();
    opened.sent[1]?.answer({ code: "00", data: { screen: "offer" } });
    await settle();
    expect(shown).toEqual(["offer"]);
  });

  it("is left out and reported where nothing can show another screen, as in an app", async () => {
    const { tips } = load;
    const reader = vi.fn(async () => ({ read: (_: unknown, host: ScreenModule) => ({ screen: host }) }));
    const plan = { load: { tips }, actions: { tips: action() }, replacedBy: [".", "data", "tips", "screen"] };
    const opened = openTestSession({ plan, module: { reader } });
    opened.sent[0]?.answer({ code: "00", data: { screen: "offer" } });
    await settle();
    expect([opened.session.store.getState().status, reader.mock.calls]).toEqual(["ready", []]);
    expect(opened.reports).toEqual([expect.objectContaining({ what: "remote-screen-refused", detail: { path: "", reason: "in-app" } })]);
  });
});
