import { describe, expect, it } from "vitest";
import { button, openTestSession } from "../../support/session/open-session.ts";

const plan = {
  timers: { resend: { seconds: 60, stored: true as const }, short: { seconds: 5 } },
  body: [button([{ do: "timer", start: "resend" }]), button([{ do: "timer", start: "short" }], { id: "short" })],
};

describe("timers", () => {
  it("count whole seconds down to 0 and then rest", () => {
    const opened = openTestSession({ plan });
    const left = (): unknown => opened.session.store.getState().timers.resend;
    expect([left(), opened.clock.waiting()]).toEqual([0, 0]);
    void opened.tap();
    const seen: unknown[] = [left()];
    for (let second = 0; second < 61; second++) {
      opened.clock.advance(1000);
      seen.push(left());
    }
    expect(seen).toEqual([...Array.from({ length: 61 }, (_, at) => 60 - at), 0]);
    expect(opened.clock.waiting()).toBe(0);
  });

  it("are right after a reload at each second", () => {
    for (let second = 0; second <= 60; second++) {
      const before = openTestSession({ plan });
      void before.tap();
      const after = openTestSession({ plan, visit: Object.fromEntries(before.visit.map), isOpen: false });
      after.clock.advance(second * 1000);
      after.session.start();
      expect(after.session.store.getState().timers.resend).toBe(60 - second);
    }
  });

  it("are right when the page was in the background", () => {
    const opened = openTestSession({ plan });
    void opened.tap();
    opened.clock.set(opened.clock.now() + 45_000);
    opened.session.refresh();
    expect(opened.session.store.getState().timers.resend).toBe(15);
  });

  it.each([
    [-3_600_000, 60],
    [3_600_000, 0],
  ])("stay within 0 and the whole time when the clock moves by %i ms", (by, wanted) => {
    const opened = openTestSession({ plan });
    void opened.tap();
    opened.clock.set(opened.clock.now() + by);
    opened.session.refresh();
    expect(opened.session.store.getState().timers.resend).toBe(wanted);
  });

  it.each(["", "soon", "null", "{}", "1e999"])("start at 0 or the whole time when the visit holds %j", (kept) => {
    const { session } = openTestSession({ plan, visit: { "layar.timer.screen.resend": kept } });
    expect([0, 60]).toContain(session.store.getState().timers.resend);
  });

  it("survive a reload only when the plan says so", () => {
    const before = openTestSession({ plan });
    void before.tap("short");
    expect([...before.visit.map.keys()]).toEqual([]);
  });

  it("stop with the screen", () => {
    const opened = openTestSession({ plan });
    void opened.tap();
    opened.session.close();
    expect(opened.clock.waiting()).toBe(0);
  });
});

describe("now", () => {
  it("moves each second where the screen reads it", () => {
    const { session, clock } = openTestSession({ plan: { ticks: true } });
    const first = session.store.getState().now;
    clock.advance(3000);
    expect(session.store.getState().now - first).toBe(3000);
  });

  it("does not tick for nothing, and flows read the very moment", () => {
    const opened = openTestSession({
      plan: { state: { at: { initial: 0 } }, body: [button([{ do: "set", path: "state.at", to: { $: [".", "now"] } }])] },
    });
    expect(opened.clock.waiting()).toBe(0);
    opened.clock.advance(2500);
    void opened.tap();
    expect(opened.session.store.getState().state.at).toBe(opened.clock.now());
  });
});
