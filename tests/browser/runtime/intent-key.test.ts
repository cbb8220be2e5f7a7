import { describe, expect, it } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { actions, answer, commits, dayMs, follow, keysOf, pay, stored, tapped } from "../../support/session/commit-session.ts";
import { action, button, type OpenOptions, openTestSession, testRequest } from "../../support/session/open-session.ts";

describe("the key of an intent", () => {
  it("is the same for every try: another token, a reload, another tab, without storage, and with another owner another", async () => {
    const opened = pay();
    const owned = pay({}, { request: { launch: { ...testRequest.launch, owner: "someone" } } });
    expect(new Set(keysOf(opened, pay({ token: "b" }), pay())).size).toBe(1);
    expect(new Set(keysOf(opened, owned)).size).toBe(2);
    expect(keysOf(opened)[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is the same however an amount is written, as what is sent is", () => {
    const counted = { ...actions, save: action({ commits, counted: { sum: { as: "text", least: 1 } } }) };
    const tries = [150_000, "150000", "0150000", "Rp 150.000", "150.000,00"].map((sum) => pay({ sum }, { plan: { actions: counted } }));
    expect(tries.map(({ sent }) => sent[0]?.input["sum"])).toEqual(tries.map(() => "150000"));
    expect(new Set(keysOf(...tries)).size).toBe(1);
  });

  it("stays when midnight passes before the next try", async () => {
    const opened = pay();
    await answer(opened, { code: "77" });
    opened.clock.advance(dayMs);
    await tapped(opened);
    expect(new Set(keysOf(opened)).size).toBe(1);
    expect(keysOf(pay({}, { ports: { clock: createTestClock(opened.clock.now()) } }))).not.toEqual(keysOf(opened).slice(0, 1));
  });

  it("needs no day where the server gave one of the inputs for this intent", () => {
    const given = { ...actions, save: action({ commits: { ...commits, isGiven: true } }) };
    const keys = [0, dayMs].map((shift) => keysOf(pay({}, { plan: { actions: given }, ports: { clock: createTestClock(shift) } }))[0]);
    expect(new Set(keys).size).toBe(1);
  });

  describe("where nothing is stored", () => {
    const offered = { ...actions, save: action({ commits: { ...commits, offer: { inputs: ["token"] } } }) };
    const forgetting = () => ({ ...createMapStorage(), lasts: () => false });
    const forgets = () => ({ device: forgetting(), visit: forgetting() });
    const offer = (token: string, options: OpenOptions = {}) =>
      pay({ token }, { plan: { actions: offered }, ports: forgets(), ...options });

    it("has in it what the server gave for the offer: after a reload the same, on a later visit another", () => {
      const [first, reloaded, later] = [offer("a"), offer("a"), offer("b")];
      expect(keysOf(first)).toEqual(keysOf(reloaded));
      expect(keysOf(first)).not.toEqual(keysOf(later));
    });

    it("stays for a try with another offer as long as the page is there", async () => {
      const ports = forgets();
      const opened = offer("a", { ports });
      await answer(opened, { code: "77" });
      expect(keysOf(offer("b", { ports }))).toEqual(keysOf(opened));
    });

    it("has in it what the screen has loaded", async () => {
      const plan = {
        actions: { ...actions, save: action({ commits: { ...commits, offer: { loads: ["terms"] } } }) },
        load: { terms: { action: "look", input: {}, after: [] } },
        commits: { save: { order: "L1" } },
        body: [button([{ do: "call", action: "save", input: { order: "L1" } }], { id: "pay" })],
      };
      const keys: unknown[] = [];
      for (const rate of [1, 1, 2]) {
        const opened = openTestSession({ plan, ports: forgets() });
        await answer(opened, { code: "00", data: { rate } });
        await tapped(opened, "pay");
        keys.push(opened.sent.at(-1)?.headers?.["Idempotency-Key"]);
      }
      expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    });
  });

  it.each([
    ["both storages keep records", () => ({})],
    [
      "the visit alone does, so that what another tab sends again has the same",
      () => ({ device: { ...createMapStorage(), lasts: () => false } }),
    ],
  ])("has no offer in it where %s", (_, ports) => {
    const offered = { ...actions, save: action({ commits: { ...commits, offer: { inputs: ["token"] } } }) };
    const keys = ["a", "b"].map((token) => keysOf(pay({ token }, { plan: { actions: offered }, ports: ports() }))[0]);
    expect(keys[0]).toBe(keys[1]);
  });

  it("is another one after a definite success", async () => {
    const opened = pay();
    await answer(opened);
    const next = pay({}, stored(follow(opened)));
    expect(next.sent).toHaveLength(1);
    expect(new Set(keysOf(opened, next)).size).toBe(2);
  });

  it("is not sent to a host that takes none", () => {
    const { header: _, ...bare } = commits;
    expect(pay({}, { plan: { actions: { ...actions, save: action({ commits: bare }) } } }).sent[0]?.headers).toBeUndefined();
  });
});
