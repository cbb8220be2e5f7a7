import { describe, expect, it } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { saidBy } from "../../support/session/call-session.ts";
import {
  actions,
  answer,
  commits,
  dayMs,
  follow,
  isUnknown,
  keysOf,
  lose,
  pay,
  stored,
  tapped,
} from "../../support/session/commit-session.ts";
import { action, openTestSession, settle, testRequest } from "../../support/session/open-session.ts";

describe("a commit", () => {
  it("is recorded in both storages before it is sent, without its inputs", () => {
    const opened = pay();
    for (const area of [opened.device, opened.visit]) {
      expect([...area.map.keys()].filter((key) => key.startsWith("layar.intent."))).toHaveLength(1);
      expect(JSON.stringify([...area.map])).not.toMatch(/4111|L1/);
    }
  });

  it.each(["network", "timeout", "service"] as const)(
    "is unknown after %s: not sent by a tap, a reload, another tab or a year later",
    async (kind) => {
      const opened = pay();
      await lose(opened, kind);
      expect([saidBy(opened), isUnknown(opened)]).toEqual(["timeout", true]);
      await tapped(opened);
      const reloaded = pay({ token: "b" }, stored(opened));
      const otherTab = pay({}, { device: stored(opened).device });
      const later = pay({}, { ...stored(opened), ports: { clock: createTestClock(opened.clock.now() + 365 * dayMs) } });
      await settle();
      expect([opened, reloaded, otherTab, later].map(({ sent }) => sent.length)).toEqual([1, 0, 0, 0]);
      expect([reloaded, otherTab, later].map(isUnknown)).toEqual([true, true, true]);
    },
  );

  it("is known to be unknown as soon as the screen opens", async () => {
    const opened = pay();
    await lose(opened);
    const later = pay({}, { ...stored(opened), isOpen: false });
    later.session.start();
    expect(isUnknown(later)).toBe(true);
  });

  it("is known to be unknown as soon as the screen opens, however the server writes its amount then", async () => {
    const counted = { ...actions, save: action({ commits, counted: { sum: { as: "text", least: 1 } } }) };
    const opened = pay({ sum: "Rp 150.000" }, { plan: { actions: counted } });
    await lose(opened);
    const again = [150_000, "150000", "150.000", "Rp 150.000", "150.001", "none"].map((sum) => {
      const save = { order: "L1", card: "4111", token: "b", sum };
      return isUnknown(openTestSession({ ...stored(opened), plan: { actions: counted, commits: { save } } }));
    });
    expect(again).toEqual([true, true, true, true, false, false]);
  });

  it.each(["device", "visit"] as const)("is held back by what the %s alone has kept, also after its clock was put right", async (area) => {
    const opened = pay({}, { ports: { clock: createTestClock(1000) } });
    await lose(opened);
    const later = pay({}, { [area]: stored(opened)[area] });
    await settle();
    expect([later.sent.length, isUnknown(later)]).toEqual([0, true]);
  });

  const nobody = { launch: { ...testRequest.launch, owner: "" } };
  it.each([
    ["a tab that has no account in its address", {}, { request: nobody }],
    ["a tab with an account, when one without has sent it", { request: nobody }, {}],
  ])("is held back in %s, and tried again there with the same key", async (_, before, after) => {
    const opened = pay({}, before);
    await lose(opened);
    const other = pay({}, { device: stored(opened).device, ...after });
    await settle();
    expect([other.sent.length, isUnknown(other)]).toEqual([0, true]);
    await tapped(other, "look");
    await answer(other, { code: "00", data: { state: "open" } });
    await tapped(other);
    expect(new Set(keysOf(opened, other).filter(Boolean)).size).toBe(1);
  });

  it("may be sent again after a definite refusal, and is a new one for other inputs", async () => {
    const opened = pay();
    await answer(opened, { code: "77", message: "Declined" });
    expect((await tapped(opened)).sent).toHaveLength(2);
    await lose(opened);
    const other = pay({ order: "L2" }, stored(opened));
    expect(other.sent).toHaveLength(1);
    expect(new Set(keysOf(opened, other)).size).toBe(2);
  });

  it("is neither sent nor recorded while the device is offline", async () => {
    const opened = pay({}, { request: { env: { online: false, inMessagingApp: false } } });
    await settle();
    expect([opened.sent.length, saidBy(opened), opened.device.map.size]).toEqual([0, "network", 0]);
    opened.session.setOnline(true);
    expect((await tapped(opened)).sent).toHaveLength(1);
  });

  it("holds back what shares the inputs that its action names, whatever the others are", async () => {
    const named = { ...actions, save: action({ commits: { ...commits, inputs: ["order"] } }) };
    const opened = pay({}, { plan: { actions: named } });
    await lose(opened);
    const other = pay({ card: "5222" }, { ...stored(opened), plan: { actions: named } });
    await settle();
    expect(other.sent).toHaveLength(0);
  });

  it("is waited for after the screen was left, and its result is known to the next one", async () => {
    const opened = pay();
    opened.session.close();
    expect(opened.sent[0]?.signal.aborted).toBe(false);
    await answer(opened, { code: "77" });
    expect(pay({}, stored(opened)).sent).toHaveLength(1);
  });

  it("that nothing can read is sent again, with the same key", async () => {
    const free = { save: action({ commits: { header: "Idempotency-Key" } }) };
    const opened = pay({}, { plan: { actions: free } });
    await lose(opened);
    expect([saidBy(opened), isUnknown(opened)]).toEqual(["timeout", true]);
    await tapped(opened);
    expect(new Set(keysOf(opened)).size).toBe(1);
    expect(opened.sent).toHaveLength(2);
  });

  it("stays unknown when a further try could not leave the device", async () => {
    const opened = pay({}, { plan: { actions: { save: action({ commits: {} }) } } });
    await lose(opened);
    opened.session.setOnline(false);
    await tapped(opened);
    expect([opened.sent.length, saidBy(opened), isUnknown(opened)]).toEqual([1, "network", true]);
  });

  it("that was done after the user had left is shown by the next tap, until the screen that follows is ready, and for a day", async () => {
    const opened = pay();
    opened.session.close();
    await answer(opened);
    const device = stored(opened).device;
    const next = pay({}, { device, request: { env: { online: false, inMessagingApp: false } } });
    await settle();
    expect([next.sent.length, saidBy(next), next.session.isUnsent()]).toEqual([0, "ok", false]);
    expect(pay({}, stored(next)).sent).toHaveLength(0);
    expect(pay({}, stored(follow(next))).sent).toHaveLength(1);
    const later = pay({}, { device, ports: { clock: createTestClock(opened.clock.now() + dayMs) } });
    await settle();
    expect(later.sent).toHaveLength(1);
  });

  it("that was done while the clock was ahead is not sent again once it is put right, until the screen that follows is ready", async () => {
    const opened = pay({}, { ports: { clock: createTestClock(createTestClock().now() + 3 * dayMs) } });
    opened.session.close();
    await answer(opened);
    const right = pay({}, { device: stored(opened).device });
    await settle();
    expect([right.sent.length, saidBy(right)]).toEqual([0, "ok"]);
    expect(pay({}, stored(follow(right))).sent).toHaveLength(1);
  });

  it("is not seen by what another tab opens meanwhile", async () => {
    const opened = pay();
    await answer(opened);
    const { device } = stored(follow(opened, { visit: {} }));
    expect(pay({}, { device }).sent).toHaveLength(0);
    expect(pay({}, { device: stored(follow(opened)).device }).sent).toHaveLength(1);
  });

  it("that is unknown stays so where the device has stopped taking writes, as the visit knows", async () => {
    const device = createMapStorage();
    const opened = pay({}, { ports: { device } });
    await answer(opened, { code: "77" });
    const full = { ...device, write: () => undefined };
    opened.clock.advance(1000);
    const again = pay({}, { visit: stored(opened).visit, ports: { device: full, clock: opened.clock } });
    expect(again.sent).toHaveLength(1);
    again.clock.advance(60_000);
    await settle();
    const reloaded = pay({}, { visit: stored(again).visit, ports: { device: full, clock: again.clock } });
    await settle();
    expect(reloaded.sent).toHaveLength(0);
  });
});
