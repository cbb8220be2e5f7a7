import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { saidBy } from "../../support/session/call-session.ts";
import { another, answer, type Device, dayMs, follow, keysOf, lose, pay, stored, tapped } from "../../support/session/commit-session.ts";
import { type OpenOptions, settle } from "../../support/session/open-session.ts";

const later = (ms: number): OpenOptions => ({ ports: { clock: createTestClock(createTestClock().now() + ms) } });

describe("records", () => {
  it("of definite outcomes go after 30 days, and unknown ones stay", async () => {
    const [done, open] = [pay(), pay({ order: "L2" })];
    await answer(done);
    await lose(open);
    const device = { ...stored(done).device, ...stored(open).device };
    // One more is the try of the screen that counts.
    const left = (options: OpenOptions) => {
      const { map } = pay({ order: "L3" }, { device, ...options, isOpen: false }).device;
      return [...map.keys()].filter((key) => key.startsWith("layar.intent.o1.")).length;
    };
    expect([left(later(30 * dayMs)), left(later(30 * dayMs + 1))]).toEqual([3, 2]);
  });

  it.each([
    ["another borrower opens the screen", (device: Device) => pay({}, { device, request: another })],
    ["what is stored is cleared", (device: Device) => pay({ order: "L9" }, { device, plan: { onOpen: [{ do: "clear" }] } })],
    ["the clock is ahead for a while", (device: Device) => pay({ order: "L9" }, { device, ...later(31 * dayMs) })],
  ])("keep the key of what is over from the next one when %s in between", async (_, between) => {
    const first = pay();
    await answer(first);
    const next = pay({}, { device: stored(between(stored(follow(first)).device)).device });
    expect(keysOf(next)).toHaveLength(1);
    expect(keysOf(first)).not.toEqual(keysOf(next));
  });

  it("keep the key of what began while the clock was ahead from what begins on that day", async () => {
    const ahead = pay({}, later(40 * dayMs));
    await answer(ahead);
    const right = pay({}, { device: stored(follow(ahead)).device });
    await answer(right);
    const onceMore = pay({}, { device: stored(follow(right)).device, ...later(40 * dayMs) });
    expect(keysOf(onceMore)).toHaveLength(1);
    expect(keysOf(ahead, right)).not.toContain(keysOf(onceMore)[0]);
  });

  it("of another borrower hold nothing back", async () => {
    const opened = pay();
    await lose(opened);
    const other = pay({}, { device: stored(opened).device, request: another });
    expect(other.sent).toHaveLength(1);
    await answer(other);
    expect(pay({}, { device: stored(other).device }).sent).toHaveLength(0);
  });

  it("outlive the clearing of what is stored, and garbage does not hold anything back", async () => {
    const opened = pay(
      {},
      { plan: { onOpen: [{ do: "clear" }] }, device: { "layar.other": "1", "layar.intent.o1.save.1": '{"until":1}' } },
    );
    expect([...opened.device.map.keys()]).toEqual([expect.stringMatching(/^layar\.intent\.o1\.save\.(?!1$)/)]);
    expect(opened.sent).toHaveLength(1);
  });
});

describe("where tabs can lock", () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    const held: { readonly name: string; readonly mode: string }[] = [];
    const request = async (name: string, { mode }: { readonly mode: string }, run: (lock: object | null) => unknown) => {
      if (held.some((other) => other.name === name && (mode === "exclusive" || other.mode === "exclusive"))) return run(null);
      const own = { name, mode };
      held.push(own);
      return Promise.resolve(run({})).finally(() => held.splice(held.indexOf(own), 1));
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });

  it("is sent by one of two tabs that begin in the same instant, before either can see the other's record", async () => {
    const opened = pay();
    const other = pay();
    await settle();
    expect([opened.sent.length, other.sent.length, saidBy(other)]).toEqual([1, 0, "timeout"]);
    await answer(opened);
    expect(saidBy(opened)).toBe("ok");
  });

  it("is sent for each of two users in the same instant, and not where it may be either of them", async () => {
    const nobody = { launch: { ...another.launch, owner: "" } };
    const opened = [pay(), pay({}, { request: another }), pay({}, { request: nobody })];
    await settle();
    expect(opened.map(({ sent }) => sent.length)).toEqual([1, 1, 0]);
  });

  it("is sent again after a definite refusal", async () => {
    const opened = pay();
    await settle();
    await answer(opened, { code: "77", message: "Declined" });
    expect((await tapped(opened)).sent).toHaveLength(2);
  });

  it("is sent where the browser refuses its locks", async () => {
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("SecurityError")) } });
    const opened = pay();
    await settle();
    expect(opened.sent).toHaveLength(1);
  });
});
