import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { type CallStep, call, said, saidBy } from "../../support/call-session.ts";
import { action, settle } from "../../support/open-session.ts";
import { createTestClock } from "../../support/test-clock.ts";

describe("commits", () => {
  const plan = { actions: { save: action({ commits: true }) } };
  const step: Partial<CallStep> = { input: { amount: 5, card: "4111" }, ok: [said("ok")], fail: [said({ $: [".", "answer", "kind"] })] };

  it("is marked before it is sent, without its inputs", () => {
    const opened = call(step, { plan });
    expect([...opened.visit.map.keys()].filter((key) => key.startsWith("layar.intent.save."))).toHaveLength(1);
    expect(JSON.stringify([...opened.visit.map])).not.toContain("4111");
  });

  it.each(["network", "timeout", "service"] as const)("is not sent again after %s, on this screen or after a reload", async (kind) => {
    const opened = call(step, { plan });
    opened.sent[0]?.fail(kind);
    await settle();
    expect(saidBy(opened)).toBe(kind);
    await opened.tap();
    expect([opened.sent.length, saidBy(opened)]).toEqual([1, "timeout"]);
    const again = call(step, { plan, visit: Object.fromEntries(opened.visit.map) });
    await settle();
    expect([again.sent.length, saidBy(again)]).toEqual([0, "timeout"]);
  });

  it.each([{ code: "00" }, { code: "77", message: "Declined" }])("may be sent again after the definite response %o", async (body) => {
    const opened = call(step, { plan });
    opened.sent[0]?.answer(body);
    await settle();
    void opened.tap();
    expect(opened.sent).toHaveLength(2);
  });

  it("counts other inputs as another intent", async () => {
    const opened = call(step, { plan });
    opened.sent[0]?.fail("timeout");
    const other = call({ ...step, input: { amount: 6, card: "4111" } }, { plan, visit: Object.fromEntries(opened.visit.map) });
    await settle();
    expect(other.sent).toHaveLength(1);
  });

  it("is not even sent, nor marked, while the device is offline", async () => {
    const opened = call(step, { plan, request: { env: { online: false, inMessagingApp: false } } });
    await settle();
    expect([opened.sent.length, saidBy(opened)]).toEqual([0, "network"]);
    opened.session.setOnline(true);
    void opened.tap();
    expect(opened.sent).toHaveLength(1);
  });
});

describe("an intent that is known by some of its inputs", () => {
  const plan = { actions: { save: action({ commits: true, intent: { inputs: ["amount"], minutes: 30 } }), look: action() } };
  const pay = (token: string): Partial<CallStep> => ({
    input: { amount: 5, token },
    ok: [said({ $: [".", "answer"] })],
    fail: [said({ $: [".", "answer", "kind"] })],
  });
  const deviceOf = (opened: ReturnType<typeof call>) => Object.fromEntries(opened.device.map);

  it.each(["network", "timeout", "service"] as const)("is unknown after %s, and not sent again from another tab", async (kind) => {
    const opened = call(pay("a"), { plan });
    opened.sent[0]?.fail(kind);
    await settle();
    expect(saidBy(opened)).toBe("timeout");
    const other = call(pay("b"), { plan, device: deviceOf(opened) });
    await settle();
    expect([other.sent.length, saidBy(other)]).toEqual([0, "timeout"]);
  });

  it("is not sent from another tab while it is under way in this one", async () => {
    const opened = call(pay("a"), { plan });
    const other = call(pay("b"), { plan, device: deviceOf(opened) });
    await settle();
    expect([other.sent.length, saidBy(other)]).toEqual([0, "timeout"]);
  });

  describe("where tabs can lock", () => {
    afterEach(() => vi.unstubAllGlobals());
    beforeEach(() => {
      const held = new Set<string>();
      const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
        if (held.has(name)) return run(null);
        held.add(name);
        return Promise.resolve(run({})).finally(() => held.delete(name));
      };
      vi.stubGlobal("navigator", { locks: { request } });
    });

    it("is sent by one of two tabs that begin in the same instant, before either can see the other's mark", async () => {
      const opened = call(pay("a"), { plan });
      const other = call(pay("b"), { plan });
      await settle();
      expect([opened.sent.length, other.sent.length, saidBy(other)]).toEqual([1, 0, "timeout"]);
      opened.sent[0]?.answer({ code: "00", data: "R1" });
      await settle();
      expect(saidBy(opened)).toBe("R1");
    });

    it("is sent again after a definite refusal", async () => {
      const opened = call(pay("a"), { plan });
      opened.sent[0]?.answer({ code: "77", message: "Declined" });
      await settle();
      void opened.tap();
      await settle();
      expect(opened.sent).toHaveLength(2);
    });
  });

  it("is sent where the browser refuses its locks", async () => {
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("SecurityError")) } });
    const opened = call(pay("a"), { plan });
    await settle();
    vi.unstubAllGlobals();
    expect(opened.sent).toHaveLength(1);
  });

  it("may be sent again once its time is over, and leaves nothing behind", async () => {
    const opened = call(pay("a"), { plan });
    opened.sent[0]?.fail("timeout");
    await settle();
    opened.clock.advance(30 * 60_000 - 1);
    void opened.tap();
    expect(opened.sent).toHaveLength(1);
    await settle();
    opened.clock.advance(1);
    void opened.tap();
    expect(opened.sent).toHaveLength(2);
    const later = createTestClock(opened.clock.now() + 31 * 60_000);
    const other = call({ action: "look" }, { plan, device: deviceOf(opened), ports: { clock: later } });
    expect([...other.device.map.keys()]).toEqual([]);
  });

  it("gives its response to a screen that shows the time before it was done", async () => {
    const opened = call(pay("a"), { plan });
    opened.sent[0]?.answer({ code: "00", data: "R1" });
    await settle();
    const stale = call(pay("b"), { plan, device: deviceOf(opened) });
    await settle();
    expect([stale.sent.length, saidBy(stale)]).toEqual([0, "R1"]);
  });

  it("is a new one for a screen that was opened, or has asked, since", async () => {
    const opened = call(pay("a"), { plan });
    opened.sent[0]?.answer({ code: "00", data: "R1" });
    await settle();
    const fresh = call(pay("b"), { plan, device: deviceOf(opened), ports: { clock: createTestClock(opened.clock.now() + 1) } });
    expect(fresh.sent).toHaveLength(1);
    const look: StepPlan = { do: "call", action: "look", input: {} };
    const asking = call(pay("b"), { plan: { ...plan, onOpen: [look] }, device: deviceOf(opened) });
    await settle();
    expect(saidBy(asking)).toBe("R1");
    const asked = call(pay("c"), { plan: { ...plan, onReady: [{ do: "wait", ms: 1 }, look] }, device: deviceOf(opened) });
    asked.clock.advance(2);
    void asked.tap();
    await settle();
    void asked.tap();
    expect(asked.sent.map((one) => one.action)).toEqual([plan.actions.look, plan.actions.save]);
  });

  it("is waited for after the screen was left, and its result is known to the next one", async () => {
    const opened = call(pay("a"), { plan });
    opened.session.close();
    expect(opened.sent[0]?.signal.aborted).toBe(false);
    opened.sent[0]?.answer({ code: "77", message: "Declined" });
    await settle();
    expect([...opened.device.map.keys()]).toEqual([]);
  });

  it("outlives the clearing of what is kept", () => {
    const pending = JSON.stringify({ until: Number.MAX_SAFE_INTEGER });
    const kept = call({}, { plan: { ...plan, onOpen: [{ do: "clear" }] }, device: { "layar.other": "1", "layar.intent.x.1": pending } });
    expect([...kept.device.map.keys()]).toContain("layar.intent.x.1");
    expect([...kept.device.map.keys()]).not.toContain("layar.other");
  });
});
