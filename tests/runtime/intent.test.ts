import { describe, expect, it } from "vitest";
import { type CallStep, call, said, saidBy } from "../support/call-session.ts";
import { action, settle } from "../support/open-session.ts";

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

  it.each([{ code: "00" }, { code: "77", message: "Declined" }])("may be sent again after the definite answer %o", async (body) => {
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
